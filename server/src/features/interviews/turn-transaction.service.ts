import type { Received } from "@saga/contract/endpoint";
import type { interviews as calls } from "@saga/contract/interviews";
import { completeProgress, limits } from "@saga/contract/vocabulary";
import { Failure } from "#http/failure.ts";
import { type Clock, isoNow } from "#platform/clock.ts";
import type { Database, Queries } from "#platform/database.ts";
import type { StoredMessage } from "./interview.ts";
import type { InterviewStore } from "./interview-store.repository.ts";
import type { TurnTransaction } from "./next-question.service.ts";
import { presentMessage } from "./present-interview.ts";
import { compareSnapshot } from "./snapshot.ts";

export type Snapshot = Received<typeof calls.saveInterview>["body"];

/** Makes recordings part of an answer: those are kept, of this interview, and of no other answer. Throws what is wrong. */
export type AttachRecordings = (answer: {
  interviewId: string;
  messageId: string;
  ids: readonly string[];
  trx: Queries;
}) => Promise<void>;

/** Stored messages before the snapshot's offset that are read too: a turn needs the last question and its answers. */
const remembered = 10;

export type InTurnTransaction = ReturnType<typeof createTurnTransaction>;

/** The whole transcript, for a caller whose copy contradicts it; of a very long one only how far it is. */
export async function conflictOf(
  store: InterviewStore,
  { interview, trx }: Pick<TurnTransaction, "interview" | "trx">,
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

export function createTurnTransaction({
  db,
  store,
  clock,
  attachRecordings,
}: {
  db: Database;
  store: InterviewStore;
  clock: Clock;
  attachRecordings: AttachRecordings;
}) {
  const attachAll = async ({
    trx,
    interview,
    fresh,
  }: Pick<TurnTransaction, "trx" | "interview" | "fresh">) => {
    for (const { id, recordings } of fresh) {
      if (recordings === null) continue;
      await attachRecordings({ trx, interviewId: interview.id, messageId: id, ids: JSON.parse(recordings) });
    }
  };

  /** Locks the interview and works out what the snapshot brings. Throws conflict, complete or not found. */
  return async <T>(snapshot: Snapshot, work: (turn: TurnTransaction) => Promise<T>): Promise<T> =>
    db.transaction().execute(async (trx) => {
      const interview = await store.interviews.lock(snapshot.id, isoNow(clock), trx);
      if (!interview) throw new Failure("interviews.not_found");
      const tail = await store.messages.list(interview.id, Math.max(0, snapshot.offset - remembered), trx);
      const stored = tail.slice(Math.min(snapshot.offset, remembered));
      demandWritable(snapshot.messages, stored);
      const compared = compareSnapshot(stored, snapshot.messages);
      if (snapshot.offset > interview.message_count || compared.kind === "conflict") {
        throw await conflictOf(store, { interview, trx });
      }
      if (compared.fresh.length > 0 && interview.progress >= completeProgress)
        throw new Failure("interviews.complete");
      const added = compared.fresh.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0);
      if (added > 0 && added + (await store.messages.bytes([interview.id], trx)) > limits.interviewBytes)
        throw new Failure("interviews.full");
      const fresh = compared.fresh.map((answer, index) =>
        store.newMessage({
          interview,
          position: interview.message_count + index,
          role: "user",
          ...answer,
        }),
      );
      const lastKnown = snapshot.messages.findLastIndex((message) => message.role === "assistant");
      const { unseen } = compared;
      const done = await work({ trx, interview, tail, fresh, unseen, since: stored.slice(lastKnown + 1) });
      await attachAll({ trx, interview, fresh });
      return done;
    });
}
