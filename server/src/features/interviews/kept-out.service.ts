import type { Actor } from "#http/actor.ts";
import { type KeptOut, letIn } from "#interviewer/interviewer.ts";
import { type Clock, isoNow } from "#platform/clock.ts";
import type { Database, Queries } from "#platform/database.ts";
import { coversAnswer, type StoredKeptOut } from "./interview.ts";
import type { InterviewStore } from "./interview-store.repository.ts";
import type { ReachInterview } from "./interviews.access.ts";

export type KeptOutService = ReturnType<typeof createKeptOutService>;

/**
 * Removes some of what is kept out; an answer may be printed again unless something that is left keeps the whole of it out. `all`:
 * every row that may do so. Answers what is left.
 */
export const removeKeptOut = async (
  store: InterviewStore,
  { all, isRemoved, trx }: { all: StoredKeptOut[]; isRemoved: (row: StoredKeptOut) => boolean; trx: Queries },
): Promise<StoredKeptOut[]> => {
  const left = all.filter((row) => !isRemoved(row));
  for (const row of all.filter(isRemoved)) {
    await store.keptOut.remove(row.id, trx);
    const isOut = left.some((one) => one.message_id === row.message_id && coversAnswer(one));
    if (coversAnswer(row) && !isOut) await store.messages.change(row.message_id, { is_private: 0 }, trx);
  }
  return left;
};

/** What is kept out of stories, as the teller or who interviews sees it, and the way to let it in again. */
export const createKeptOutService = ({
  db,
  store,
  reachInterview,
  clock,
}: {
  db: Database;
  store: InterviewStore;
  reachInterview: ReachInterview;
  clock: Clock;
}) => ({
  list: async (actor: Actor, interviewId: string): Promise<StoredKeptOut[]> => {
    await reachInterview(actor, interviewId);
    return store.keptOut.ofInterview(interviewId);
  },

  /** Lets one thing in again; what else keeps the same answer out goes on keeping it. */
  letIn: async (actor: Actor, interviewId: string, id: string): Promise<StoredKeptOut[]> => {
    await reachInterview(actor, interviewId);
    return db.transaction().execute(async (trx) => {
      const interview = await store.interviews.lock(interviewId, isoNow(clock), trx);
      const all = await store.keptOut.ofInterview(interviewId, trx);
      const found = all.find((one) => one.id === id);
      if (!interview || !found) return all;
      const personId = interview.interviewee_id;
      const ledger = await store.ledgers.hold(personId, trx);
      const stems = JSON.parse(found.stems) as string[];
      const { message_id: message, words } = found;
      const open = letIn(ledger, { message, stems, words, kind: found.kind as KeptOut["kind"] });
      await store.ledgers.write({ personId, ledger: open, now: isoNow(clock) }, trx);
      return removeKeptOut(store, { all, isRemoved: (one) => one === found, trx });
    });
  },
});
