import { randomUUID } from "node:crypto";
import type { KeptOut } from "#interviewer/interviewer.ts";
import type { Database, Queries } from "#platform/database.ts";
import type { StoredKeptOut } from "./interview.ts";

type Added = { interviewId: string; items: readonly KeptOut[]; now: string };

/** What stands in no story and no prompt, with the answer that it is or that asked for it. */
export const createKeptOutRepository = (db: Database) => ({
  add: async ({ interviewId, items, now }: Added, queries: Queries): Promise<StoredKeptOut[]> => {
    const rows = items.map(({ kind, message, stems, words }) => ({
      id: randomUUID(),
      interview_id: interviewId,
      message_id: message,
      kind,
      stems: JSON.stringify(stems),
      words,
      created_at: now,
    }));
    if (rows.length > 0) await queries.insertInto("kept_out").values(rows).execute();
    return rows;
  },

  ofInterview: (interviewId: string, queries: Queries = db): Promise<StoredKeptOut[]> =>
    queries
      .selectFrom("kept_out")
      .selectAll()
      .where("interview_id", "=", interviewId)
      .orderBy("created_at")
      .orderBy("id")
      .execute(),

  /** Of all interviews of a person: a limit set in one holds in all. */
  ofPeople: (
    personIds: readonly string[],
    queries: Queries = db,
  ): Promise<(StoredKeptOut & { person_id: string })[]> =>
    personIds.length === 0
      ? Promise.resolve([])
      : queries
          .selectFrom("kept_out")
          .innerJoin("interviews", "interviews.id", "kept_out.interview_id")
          .selectAll("kept_out")
          .select("interviews.interviewee_id as person_id")
          .where("interviews.interviewee_id", "in", personIds)
          .execute(),

  remove: (id: string, queries: Queries): Promise<unknown> =>
    queries.deleteFrom("kept_out").where("id", "=", id).execute(),

  changeWords: (id: string, words: string, queries: Queries): Promise<unknown> =>
    queries.updateTable("kept_out").set({ words }).where("id", "=", id).execute(),

  /** Whichever interview keeps these answers out; a matter that one of them asked to leave alone stays left alone. */
  dropOfAnswers: async (ids: readonly string[], queries: Queries): Promise<void> => {
    if (ids.length === 0) return;
    await queries.deleteFrom("kept_out").where("message_id", "in", ids).where("stems", "=", "[]").execute();
  },
});
