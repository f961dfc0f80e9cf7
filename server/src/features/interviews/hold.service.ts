import type { Received } from "@saga/contract/endpoint";
import type { interviews as calls } from "@saga/contract/interviews";
import { completeProgress, limits } from "@saga/contract/vocabulary";
import { Failure } from "#http/failure.ts";
import { type Clock, isoNow } from "#platform/clock.ts";
import type { Database, Queries } from "#platform/database.ts";
import type { Held } from "./ask.service.ts";
import type { StoredMessage } from "./interview.ts";
import type { InterviewStore } from "./interview-store.repository.ts";
import { presentMessage } from "./present-interview.ts";
import { readSnapshot } from "./snapshot.ts";

export type Snapshot = Received<typeof calls.saveInterview>["body"];

/** Makes recordings part of an answer: those are kept, of this interview, and of no other answer. Throws what is wrong. */
export type TakeUp = (answer: {
  interviewId: string;
  messageId: string;
  ids: readonly string[];
  trx: Queries;
}) => Promise<void>;

/** Stored messages before the snapshot's offset that are read too: a turn needs the last question and its answers. */
const remembered = 10;

export type HoldInterview = ReturnType<typeof createHoldInterview>;

/** The whole transcript, for a caller whose copy contradicts it; of a very long one only how far it is. */
export async function conflictOf(
  store: InterviewStore,
  { interview, trx }: Pick<Held, "interview" | "trx">,
): Promise<Failure> {
  const { progress } = interview;
  if ((await store.messages.bytes([interview.id], trx)) > limits.conflictBytes)
    return new Failure("interviews.conflict", { details: { progress } });
  const messages = (await store.messages.list(interview.id, 0, trx)).map(presentMessage);
  return new Failure("interviews.conflict", { details: { progress, messages } });
}

/** What is written has a limit; what was spoken is as long as it is, also in a copy that does not name its recordings. */
function demandWritable(sent: Snapshot["messages"], stored: readonly StoredMessage[]): void {
  const at = sent.findIndex(
    ({ content, recording_ids }, index) =>
      content.length > limits.messageCharacters &&
      !recording_ids?.length &&
      content.trim() !== stored[index]?.content.trim(),
  );
  if (at < 0) return;
  const problem = `a written answer has at most ${limits.messageCharacters} characters`;
  throw new Failure("request.invalid", {
    details: [{ where: "body", path: `messages.${at}.content`, problem }],
  });
}

export function createHoldInterview({
  db,
  store,
  clock,
  takeUp,
}: {
  db: Database;
  store: InterviewStore;
  clock: Clock;
  takeUp: TakeUp;
}) {
  const takeUpAll = async ({ trx, interview, fresh }: Pick<Held, "trx" | "interview" | "fresh">) => {
    for (const { id, recordings } of fresh) {
      if (recordings === null) continue;
      await takeUp({ trx, interviewId: interview.id, messageId: id, ids: JSON.parse(recordings) });
    }
  };

  /** Locks the interview and works out what the snapshot brings. Throws conflict, complete or not found. */
  return async <T>(snapshot: Snapshot, work: (held: Held) => Promise<T>): Promise<T> =>
    db.transaction().execute(async (trx) => {
      const interview = await store.interviews.lock(snapshot.id, isoNow(clock), trx);
      if (!interview) throw new Failure("interviews.not_found");
      const tail = await store.messages.list(interview.id, Math.max(0, snapshot.offset - remembered), trx);
      const stored = tail.slice(Math.min(snapshot.offset, remembered));
      demandWritable(snapshot.messages, stored);
      const reading = readSnapshot(stored, snapshot.messages);
      if (snapshot.offset > interview.message_count || reading.kind === "conflict") {
        throw await conflictOf(store, { interview, trx });
      }
      if (reading.fresh.length > 0 && interview.progress >= completeProgress)
        throw new Failure("interviews.complete");
      const added = reading.fresh.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0);
      if (added > 0 && added + (await store.messages.bytes([interview.id], trx)) > limits.interviewBytes)
        throw new Failure("interviews.full");
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
}
