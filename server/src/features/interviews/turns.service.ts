import type { Received } from "@saga/contract/endpoint";
import type { interviews as calls } from "@saga/contract/interviews";
import { completeProgress, type Language } from "@saga/contract/vocabulary";
import type { Actor } from "#http/actor.ts";
import { Failure } from "#http/failure.ts";
import { type Clock, isoNow } from "#platform/clock.ts";
import type { Database, Queries } from "#platform/database.ts";
import { askNext, type Held, type Question } from "./ask.service.ts";
import type { InterviewStore } from "./interview-store.repository.ts";
import type { ReachInterview } from "./interviews.access.ts";
import { presentMessage } from "./present-interview.ts";
import { readSnapshot } from "./snapshot.ts";

type Snapshot = Received<typeof calls.saveInterview>["body"];
type QuestionSnapshot = Received<typeof calls.getQuestion>["body"];

export type TurnsService = ReturnType<typeof createTurnsService>;

export type TurnsServiceDependencies = {
  db: Database;
  store: InterviewStore;
  reachInterview: ReachInterview;
  clock: Clock;
  takeUp: TakeUp;
};

/** Makes recordings part of an answer: those are kept, of this interview, and of no other answer. Throws what is wrong. */
export type TakeUp = (answer: {
  interviewId: string;
  messageId: string;
  ids: readonly string[];
  trx: Queries;
}) => Promise<void>;

/** Stored messages before the snapshot's offset that are read too: a turn needs the last question and its answers. */
const remembered = 10;

/** Answers in, questions out. Everything a turn writes is written in one transaction, before anything is answered. */
export function createTurnsService(dependencies: TurnsServiceDependencies) {
  const { db, store, reachInterview, clock, takeUp } = dependencies;
  const conflict = async ({ interview, trx }: Pick<Held, "interview" | "trx">): Promise<Failure> => {
    const messages = (await store.messages.list(interview.id, 0, trx)).map(presentMessage);
    return new Failure("interviews.conflict", { details: { progress: interview.progress, messages } });
  };

  const takeUpAll = async ({ trx, interview, fresh }: Pick<Held, "trx" | "interview" | "fresh">) => {
    for (const { id, recordings } of fresh) {
      if (recordings === null) continue;
      await takeUp({ trx, interviewId: interview.id, messageId: id, ids: JSON.parse(recordings) });
    }
  };

  /** Locks the interview and works out what the snapshot brings. Throws conflict, complete or not found. */
  const hold = async <T>(snapshot: Snapshot, work: (held: Held) => Promise<T>): Promise<T> =>
    db.transaction().execute(async (trx) => {
      const interview = await store.interviews.lock(snapshot.id, isoNow(clock), trx);
      if (!interview) throw new Failure("interviews.not_found");
      const tail = await store.messages.list(interview.id, Math.max(0, snapshot.offset - remembered), trx);
      const stored = tail.slice(Math.min(snapshot.offset, remembered));
      const reading = readSnapshot(stored, snapshot.messages);
      if (snapshot.offset > interview.message_count || reading.kind === "conflict") {
        throw await conflict({ interview, trx });
      }
      if (reading.fresh.length > 0 && interview.progress >= completeProgress)
        throw new Failure("interviews.complete");
      const fresh = reading.fresh.map((answer, index) =>
        store.newMessage({
          interview,
          position: interview.message_count + index,
          role: "user",
          ...answer,
        }),
      );
      const lastKnown = snapshot.messages.findLastIndex((message) => message.role === "assistant");
      const { unseen } = reading;
      const done = await work({ trx, interview, tail, fresh, unseen, since: stored.slice(lastKnown + 1) });
      await takeUpAll({ trx, interview, fresh });
      return done;
    });

  const save = async (actor: Actor, snapshot: Snapshot) => {
    await reachInterview(actor, snapshot.id);
    return hold(snapshot, async ({ trx, interview, tail, fresh }) => {
      const topic = tail.at(-1)?.topic ?? null;
      await store.messages.add(
        fresh.map((message) => ({ ...message, topic })),
        trx,
      );
      const message_count = interview.message_count + fresh.length;
      if (fresh.length > 0) await store.interviews.change(interview.id, { message_count }, trx);
      return { id: interview.id, progress: interview.progress, messages: message_count };
    });
  };

  /** The question that already follows what the caller knows; null when there is none. */
  const alreadyAsked = async (held: Held, isSkip: boolean): Promise<Question | null> => {
    const { interview, unseen, since, fresh, tail } = held;
    const { progress } = interview;
    if (isSkip && unseen[0]?.role === "user") throw await conflict(held);
    const asked = unseen.find((message) => message.role === "assistant");
    if (asked)
      return { question: asked.content, progress, messages: since.slice(0, since.indexOf(asked) + 1) };
    const last = tail.at(-1);
    const isWaiting = fresh.length === 0 && last?.role === "assistant";
    if (!isWaiting || (isSkip && progress < completeProgress)) return null;
    return { question: last.content, progress, messages: [] };
  };

  return {
    save,
    finish: save,

    /** Stores the answers of the snapshot and asks on, or passes over the last question. Repeating it changes nothing. */
    ask: async (actor: Actor, snapshot: QuestionSnapshot): Promise<Question & { language: Language }> => {
      await reachInterview(actor, snapshot.id);
      return hold(snapshot, async (held) => {
        const question = (await alreadyAsked(held, snapshot.skip)) ?? (await askNext({ store, clock }, held));
        return { ...question, language: held.interview.language as Language };
      });
    },
  };
}
