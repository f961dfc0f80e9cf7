import type { Actor } from "#http/actor.ts";
import { letIn } from "#interviewer/interviewer.ts";
import { type Clock, isoNow } from "#platform/clock.ts";
import type { Database } from "#platform/database.ts";
import type { StoredKeptOut } from "./interview.ts";
import type { InterviewStore } from "./interview-store.repository.ts";
import type { ReachInterview } from "./interviews.access.ts";

export type KeptOutService = ReturnType<typeof createKeptOutService>;

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
      await store.keptOut.remove(id, trx);
      const left = all.filter((one) => one !== found);
      const personId = interview.interviewee_id;
      const ledger = await store.ledgers.read(personId, trx);
      const stems = JSON.parse(found.stems) as string[];
      const open = letIn(ledger, { message: found.message_id, stems, words: found.words });
      await store.ledgers.write({ personId, ledger: open, now: isoNow(clock) }, trx);
      const isWhole = ({ stems, words }: StoredKeptOut): boolean => stems === "[]" && words === "";
      const isOut = left.some((one) => one.message_id === found.message_id && isWhole(one));
      if (isWhole(found) && !isOut) await store.messages.change(found.message_id, { is_private: 0 }, trx);
      return left;
    });
  },
});
