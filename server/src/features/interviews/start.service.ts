import { randomInt, randomUUID } from "node:crypto";
import type { Received } from "@saga/contract/endpoint";
import type { interviews as calls } from "@saga/contract/interviews";
import type { Model } from "@saga/contract/model-catalogue";
import { completeProgress, interviewTitles, type Language } from "@saga/contract/vocabulary";
import type { Actor } from "#http/actor.ts";
import { Failure } from "#http/failure.ts";
import { type Facts, type Ledger, openInterview, readerOf } from "#interviewer/interviewer.ts";
import { type Clock, isoNow } from "#platform/clock.ts";
import type { Database } from "#platform/database.ts";
import type { Access, ReachablePerson } from "../people/people.access.ts";
import { sexOf } from "../people/sex-of.ts";
import type { StoredInterview, StoredMessage } from "./interview.ts";
import type { InterviewStore } from "./interview-store.repository.ts";
import { openingRecord } from "./turn-record.ts";

type StartRequest = Received<typeof calls.startInterview>["body"];

export type StartService = ReturnType<typeof createStartService>;

export type StartServiceDependencies = {
  db: Database;
  store: InterviewStore;
  access: Access;
  clock: Clock;
  /** What every new interview begins with. */
  given: {
    /** The model chosen for everyone. */
    modelForAll: () => Promise<Model>;
    /** A question that earlier interviews of this person left, in the language of the next. */
    unsettledOf: (actor: Actor, of: { person: string; language: Language }) => Promise<string | null>;
  };
  /** What an interview chooses its words by. */
  newSeed?: (() => number) | undefined;
};

/** Languages that have forms for it address people as the profile says, until the teller's own words say more. */
const addressed = (ledger: Ledger, person: ReachablePerson): Ledger => {
  const sex = sexOf(person);
  return ledger.address !== undefined || sex === null ? ledger : { ...ledger, address: sex };
};

/** Starts interviews, each person's in their order, each one once. */
export function createStartService({
  db,
  store,
  access,
  clock,
  given,
  newSeed = () => randomInt(2 ** 31),
}: StartServiceDependencies) {
  const demandUnlocked = async (person: ReachablePerson, number: number): Promise<void> => {
    if (number === 1) return;
    const previous = await store.interviews.findByNumber(person.id, number - 1);
    if ((previous?.progress ?? 0) < completeProgress) throw new Failure("interviews.locked");
  };

  const newInterview = async (
    actor: Actor,
    person: ReachablePerson,
    { bio, interview }: StartRequest,
  ): Promise<StoredInterview> => ({
    id: randomUUID(),
    interviewee_id: person.id,
    number: interview.number,
    title: interview.title?.trim() || interviewTitles[interview.number],
    language: interview.language ?? person.language,
    model: (actor.isAdmin && interview.model) || (await given.modelForAll()),
    bio: bio?.trim() || null,
    progress: 0,
    message_count: 1,
    seed: newSeed(),
    preview: "",
    created_at: isoNow(clock),
    last_opened: isoNow(clock),
  });

  const open = (
    interview: StoredInterview,
    { person, facts, unsettled }: { person: ReachablePerson; facts: Facts; unsettled: string | null },
  ): Promise<boolean> =>
    db.transaction().execute(async (trx) => {
      if (!(await store.interviews.add(interview, trx))) return false;
      const ledger = addressed(await store.ledgers.read(interview.interviewee_id, trx), person);
      const turn = openInterview({ ledger, ...store.settingOf(interview), facts, unsettled });
      const first = { content: turn.text, topic: turn.topic, move: openingRecord(turn) };
      await store.messages.add(
        [store.newMessage({ interview, position: 0, role: "assistant", ...first })],
        trx,
      );
      await store.ledgers.write(
        { personId: interview.interviewee_id, ledger: turn.ledger, now: isoNow(clock) },
        trx,
      );
      return true;
    });

  /** The interview of that person and number: a new one with its first question, or the one there is. */
  return async (
    actor: Actor,
    request: StartRequest,
  ): Promise<{ interview: StoredInterview; messages: StoredMessage[] }> => {
    const person = await access.person(actor, request.interview.interviewee ?? actor.id);
    const { number } = request.interview;
    let interview = await store.interviews.findByNumber(person.id, number);
    if (interview) await store.audit.noteReading(actor, person, interview.id);
    else {
      await demandUnlocked(person, number);
      const interviewer = await access.interviewerOf(person);
      const reader = readerOf(interviewer);
      const facts: Facts = { reader, interviewer: interviewer ?? "", service: null, isSpoken: false };
      const next = await newInterview(actor, person, request);
      const language = next.language as Language;
      const unsettled = number === 1 ? null : await given.unsettledOf(actor, { person: person.id, language });
      await open(next, { person, facts, unsettled });
      interview = await store.interviews.findByNumber(person.id, number);
    }
    if (!interview) throw new Failure("server.internal");
    return { interview, messages: await store.messages.list(interview.id) };
  };
}
