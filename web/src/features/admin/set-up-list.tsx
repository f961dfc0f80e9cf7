import type { SetUp } from "@saga/contract/administration";
import { AddressCard } from "./address-card.tsx";
import { MailAttempt } from "./mail-attempt.tsx";
import { ServiceAttempt } from "./service-attempt.tsx";
import { SetUpCard } from "./set-up-card.tsx";

const listed = (names: readonly string[]): string => new Intl.ListFormat("en").format(names);

/** Every part of a server that can be set up. */
export function SetUpList({ setUp }: { setUp: SetUp }) {
  const { mail, models, voices, transcribers, database, recordings } = setUp;
  return (
    <ul className="grid list-none grid-cols-1 gap-5 p-0 @wide:grid-cols-2">
      <SetUpCard title="Mail" state={mail.is_sent ? "works" : "missing"} attempt={<MailAttempt />}>
        <p>
          {mail.is_sent
            ? "Codes and invitations are mailed."
            : "Mails are kept in the data folder, and codes are printed where Saga was started: good for you alone. Set SMTP_URL and MAIL_FROM before others sign in."}
        </p>
      </SetUpCard>
      <AddressCard publicUrl={setUp.public_url} />
      <SetUpCard
        title="A model that words the questions"
        state={models.length > 0 ? "works" : "builtIn"}
        attempt={
          models.length > 0 && (
            <ServiceAttempt service="model" label="Ask it one sentence" lead="It answered:" />
          )
        }
      >
        <p>
          {models.length > 0
            ? `Asked in turn: ${listed(models)}.`
            : "Saga asks and writes with its own words, and nothing leaves the house. For a model set OPENAI_BASE_URL (a server of your own, such as Ollama), OPENAI_API_KEY or ANTHROPIC_API_KEY."}
        </p>
      </SetUpCard>
      <SetUpCard
        title="Voice"
        state={voices.length > 0 ? "works" : "builtIn"}
        attempt={<ServiceAttempt service="voice" label="Say a sentence" lead="It said:" />}
      >
        <p>
          {voices.length > 0
            ? `Questions are spoken by ${listed(voices)}.`
            : "Questions are spoken by the built-in voice. For a more human one set SPEECH_BASE_URL, OPENAI_API_KEY or ELEVENLABS_API_KEY."}
        </p>
      </SetUpCard>
      <SetUpCard
        title="Speech written down"
        state={transcribers.length > 0 ? "works" : "builtIn"}
        attempt={
          transcribers.length > 0 && (
            <ServiceAttempt service="transcription" label="Let it hear a sentence" lead="It heard:" />
          )
        }
      >
        <p>
          {transcribers.length > 0
            ? `Spoken answers are written down by ${listed(transcribers)}.`
            : "Spoken answers are kept as sound, and browsers that can write them down offer it. For words on the server set TRANSCRIBE_BASE_URL (a Whisper server of your own), OPENAI_API_KEY or ELEVENLABS_API_KEY."}
        </p>
      </SetUpCard>
      <SetUpCard title="Copies" state="yours">
        <p>
          {database === "embedded"
            ? "Everything is in the data folder (SAGA_DATA_DIR)"
            : "Words are in PostgreSQL (DATABASE_URL)"}
          {recordings === "folder"
            ? ", sound in the data folder."
            : ", sound in the object storage (S3_ENDPOINT)."}{" "}
          Saga makes no copies by itself: copy both every day to another machine, and try once to start from a
          copy. The guide to operations says how.
        </p>
      </SetUpCard>
    </ul>
  );
}
