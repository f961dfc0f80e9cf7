import type { Database, Queries } from "#platform/database.ts";
import type { StoredInterview } from "./interview.ts";

type Changes = Partial<
  Pick<StoredInterview, "title" | "progress" | "message_count" | "preview" | "last_opened">
>;

export const createInterviewsRepository = (db: Database) => ({
  find: (id: string, queries: Queries = db): Promise<StoredInterview | undefined> =>
    queries.selectFrom("interviews").selectAll().where("id", "=", id).executeTakeFirst(),

  findByNumber: (
    intervieweeId: string,
    number: number,
    queries: Queries = db,
  ): Promise<StoredInterview | undefined> =>
    queries
      .selectFrom("interviews")
      .selectAll()
      .where("interviewee_id", "=", intervieweeId)
      .where("number", "=", number)
      .executeTakeFirst(),

  list: (ids: string[]): Promise<StoredInterview[]> =>
    ids.length === 0
      ? Promise.resolve([])
      : db.selectFrom("interviews").selectAll().where("id", "in", ids).execute(),

  listOfPeople: (intervieweeIds: string[], queries: Queries = db): Promise<StoredInterview[]> =>
    intervieweeIds.length === 0
      ? Promise.resolve([])
      : queries
          .selectFrom("interviews")
          .selectAll()
          .where("interviewee_id", "in", intervieweeIds)
          .orderBy("last_opened", "desc")
          .orderBy("number", "desc")
          .execute(),

  /** Milliseconds that the answers of these interviews were spoken for; those without a spoken answer are missing. */
  spokenMs: async (ids: string[]): Promise<Map<string, number>> => {
    if (ids.length === 0) return new Map();
    const rows = await db
      .selectFrom("recordings")
      .select(["interview_id", (eb) => eb.fn.sum("duration_ms").as("ms")])
      .where("interview_id", "in", ids)
      .where("message_id", "is not", null)
      .groupBy("interview_id")
      .execute();
    return new Map(rows.map(({ interview_id, ms }) => [interview_id, Number(ms)]));
  },

  /** False when that person already has an interview of that number. */
  add: async (interview: StoredInterview, queries: Queries): Promise<boolean> => {
    const added = await queries
      .insertInto("interviews")
      .values(interview)
      .onConflict((conflict) => conflict.columns(["interviewee_id", "number"]).doNothing())
      .executeTakeFirst();
    return Number(added.numInsertedOrUpdatedRows ?? 0) > 0;
  },

  /** Makes everybody else who wants to change this interview wait for the end of the transaction; answers it. */
  lock: (id: string, now: string, queries: Queries): Promise<StoredInterview | undefined> =>
    queries
      .updateTable("interviews")
      .set({ last_opened: now })
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirst(),

  change: (id: string, changes: Changes, queries: Queries): Promise<unknown> =>
    queries.updateTable("interviews").set(changes).where("id", "=", id).execute(),
});
