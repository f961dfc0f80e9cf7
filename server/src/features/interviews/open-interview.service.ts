import { randomInt, randomUUID } from "node:crypto";
import type { Model } from "@saga/contract/model-catalogue";
import type { Language } from "@saga/contract/vocabulary";
import { type About, type Facts, type Ledger, openInterview, readerOf } from "#interviewer/interviewer.ts";
import { type Clock, isoNow } from "#platform/clock.ts";
import type { Database } from "#platform/database.ts";
import type { Access, ReachablePerson } from "../people/people.access.ts";
import { sexOf } from "../people/sex-of.ts";
import type { StoredInterview } from "./interview.ts";
import type { InterviewStore } from "./interview-store.repository.ts";
import { openingRecord } from "./turn-record.ts";

export type OpenInterviewDependencies = {
  db: Database;
  store: InterviewStore;
  access: Access;
  clock: Clock;
  /** What an interview chooses its words by. */
  newSeed?: (() => number) | undefined;
};

type New = {
  number: number;
  title: string;
  language: Language;
  model: Model;
  bio: string | null;
  /** What an earlier interview left unsettled, to be asked first. */
  unsettled?: string | null;
  /** Of an interview about one thing: how that is stored, and how it is told of. */
  thing?: { stored: string; about: About };
};

export type OpenInterview = (person: ReachablePerson, made: New) => Promise<boolean>;

/** Languages that have forms for it address people as the profile says, until the teller's own words say more. */
const addressed = (ledger: Ledger, person: ReachablePerson): Ledger => {
  const sex = sexOf(person);
  return ledger.address !== undefined || sex === null ? ledger : { ...ledger, address: sex };
};

/** Opens an interview of a person with its first question; false: there is one of that number. */
export const createOpenInterview =
  ({
    db,
    store,
    access,
    clock,
    newSeed = () => randomInt(2 ** 31),
  }: OpenInterviewDependencies): OpenInterview =>
  async (person, { unsettled = null, thing, ...made }) => {
    const interview: StoredInterview = {
      ...made,
      id: randomUUID(),
      interviewee_id: person.id,
      about: thing?.stored ?? null,
      progress: 0,
      message_count: 1,
      seed: newSeed(),
      preview: "",
      created_at: isoNow(clock),
      last_opened: isoNow(clock),
    };
    const interviewer = await access.interviewerOf(person);
    const reader = readerOf(interviewer);
    const facts: Facts = { reader, interviewer: interviewer ?? "", service: null, isSpoken: false };
    return db.transaction().execute(async (trx) => {
      if (!(await store.interviews.add(interview, trx))) return false;
      const ledger = addressed(await store.ledgers.hold(person.id, trx), person);
      const setting = { ...store.settingOf(interview), about: thing?.about, facts, unsettled };
      const turn = openInterview({ ledger, ...setting });
      const said = { content: turn.text, topic: turn.topic, move: openingRecord(turn) };
      const first = store.newMessage({ interview, position: 0, role: "assistant", ...said });
      await store.messages.add([first], trx);
      await store.ledgers.write({ personId: person.id, ledger: turn.ledger, now: isoNow(clock) }, trx);
      return true;
    });
  };
