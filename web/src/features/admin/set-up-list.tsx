import type { SetUp } from "@saga/contract/administration";
import type { ReactNode } from "react";
import { listed } from "#lib/format.ts";
import { m } from "#messages";
import { AddressCard } from "./address-card.tsx";
import { FirstInterviewCard } from "./first-interview-card.tsx";
import { MailAttempt } from "./mail-attempt.tsx";
import { ServiceAttempt } from "./service-attempt.tsx";
import { SetUpCard } from "./set-up-card.tsx";

type ServiceProps = {
  title: string;
  /** Of the services that are set, in the order in which they are asked. */
  names: readonly string[];
  /** What is said of them. */
  set: (inputs: { names: string }) => string;
  /** Stands where none is set: what is built in, and what to set. */
  unset: string;
  attempt: ReactNode;
};

/** A service that Saga has a built-in stand-in for. */
function ServiceCard({ title, names, set, unset, attempt }: ServiceProps) {
  const isSet = names.length > 0;
  return (
    <SetUpCard title={title} state={isSet ? "works" : "builtIn"} attempt={attempt}>
      <p>{isSet ? set({ names: listed(names) }) : unset}</p>
    </SetUpCard>
  );
}

function copyWords(database: SetUp["database"], recordings: SetUp["recordings"]): string {
  if (database === "embedded")
    return recordings === "folder"
      ? m.admin_copies_of_embedded_and_folder()
      : m.admin_copies_of_embedded_and_object_storage();
  return recordings === "folder"
    ? m.admin_copies_of_postgresql_and_folder()
    : m.admin_copies_of_postgresql_and_object_storage();
}

/** Every part of a server that can be set up. */
export function SetUpList({ setUp }: { setUp: SetUp }) {
  const { mail, models, voices, transcribers, database, recordings } = setUp;
  return (
    <ul className="grid list-none grid-cols-1 gap-5 p-0 @wide:grid-cols-2">
      <FirstInterviewCard />
      <SetUpCard title={m.admin_mail()} state={mail.is_sent ? "works" : "missing"} attempt={<MailAttempt />}>
        <p>
          {mail.is_sent ? m.admin_codes_and_invitations_are_mailed() : m.admin_mails_are_kept_in_the_data()}
        </p>
      </SetUpCard>
      <AddressCard publicUrl={setUp.public_url} />
      <ServiceCard
        title={m.admin_a_model_that_words_the_questions()}
        names={models}
        set={m.admin_asked_in_turn}
        unset={m.admin_saga_asks_and_writes_with_its()}
        attempt={
          models.length > 0 && (
            <ServiceAttempt
              service="model"
              label={m.admin_ask_it_one_sentence()}
              lead={m.admin_it_answered()}
            />
          )
        }
      />
      <ServiceCard
        title={m.admin_voice()}
        names={voices}
        set={m.admin_questions_are_spoken_by}
        unset={m.admin_questions_are_spoken_by_the_built()}
        attempt={<ServiceAttempt service="voice" label={m.admin_say_a_sentence()} lead={m.admin_it_said()} />}
      />
      <ServiceCard
        title={m.admin_speech_written_down()}
        names={transcribers}
        set={m.admin_spoken_answers_are_written_down_by}
        unset={m.admin_spoken_answers_are_kept_as_sound()}
        attempt={
          transcribers.length > 0 && (
            <ServiceAttempt
              service="transcription"
              label={m.admin_let_it_hear_a_sentence()}
              lead={m.admin_it_heard()}
            />
          )
        }
      />
      <SetUpCard title={m.admin_copies()} state="yours">
        <p>{copyWords(database, recordings)}</p>
      </SetUpCard>
    </ul>
  );
}
