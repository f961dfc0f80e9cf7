import type { SetUp } from "@saga/contract/administration";
import type { ReactNode } from "react";
import { AddressCard } from "./address-card.tsx";
import { MailAttempt } from "./mail-attempt.tsx";
import { ServiceAttempt } from "./service-attempt.tsx";
import { SetUpCard } from "./set-up-card.tsx";

const listed = (names: readonly string[]): string => new Intl.ListFormat("en").format(names);

type ServiceProps = {
  title: string;
  /** Of the services that are set, in the order in which they are asked. */
  names: readonly string[];
  /** Stands before the names. */
  set: string;
  /** Stands where none is set: what is built in, and what to set. */
  unset: string;
  attempt: ReactNode;
};

/** A service that Saga has a built-in stand-in for. */
function ServiceCard({ title, names, set, unset, attempt }: ServiceProps) {
  const isSet = names.length > 0;
  return (
    <SetUpCard title={title} state={isSet ? "works" : "builtIn"} attempt={attempt}>
      <p>{isSet ? `${set} ${listed(names)}.` : unset}</p>
    </SetUpCard>
  );
}

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
      <ServiceCard
        title="A model that words the questions"
        names={models}
        set="Asked in turn:"
        unset="Saga asks and writes with its own words, and nothing leaves the house. For a model set OPENAI_BASE_URL (a server of your own, such as Ollama), OPENAI_API_KEY or ANTHROPIC_API_KEY."
        attempt={
          models.length > 0 && (
            <ServiceAttempt service="model" label="Ask it one sentence" lead="It answered:" />
          )
        }
      />
      <ServiceCard
        title="Voice"
        names={voices}
        set="Questions are spoken by"
        unset="Questions are spoken by the built-in voice. For a more human one set SPEECH_BASE_URL, OPENAI_API_KEY or ELEVENLABS_API_KEY."
        attempt={<ServiceAttempt service="voice" label="Say a sentence" lead="It said:" />}
      />
      <ServiceCard
        title="Speech written down"
        names={transcribers}
        set="Spoken answers are written down by"
        unset="Spoken answers are kept as sound, and browsers that can write them down offer it. For words on the server set TRANSCRIBE_BASE_URL (a Whisper server of your own), OPENAI_API_KEY or ELEVENLABS_API_KEY."
        attempt={
          transcribers.length > 0 && (
            <ServiceAttempt service="transcription" label="Let it hear a sentence" lead="It heard:" />
          )
        }
      />
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
