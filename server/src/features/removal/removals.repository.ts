import type { Database, Queries } from "#platform/database.ts";
import type { RemovalsTable } from "#platform/removal-tables.ts";

export type RemovalsRepository = ReturnType<typeof createRemovalsRepository>;

/** What is being removed, and what is left to do of it. */
export const createRemovalsRepository = (db: Database) => ({
  /** Outside a transaction. */
  queries: db as Queries,

  inTransaction: <T>(work: (trx: Queries) => Promise<T>): Promise<T> => db.transaction().execute(work),

  find: (id: string): Promise<RemovalsTable | undefined> =>
    db.selectFrom("removals").selectAll().where("id", "=", id).executeTakeFirst(),

  add: (row: RemovalsTable, trx: Queries): Promise<unknown> =>
    trx.insertInto("removals").values(row).execute(),

  /** Is there sound of this question again? It says other words since, and was spoken anew. */
  isSpokenAgain: async (questionId: string): Promise<boolean> => {
    const row = await db
      .selectFrom("segments")
      .select("id")
      .where("message_id", "=", questionId)
      .executeTakeFirst();
    return row !== undefined;
  },

  forgetMentions: (id: string): Promise<unknown> =>
    db.updateTable("removals").set({ mentions: null }).where("id", "=", id).execute(),

  finish: (id: string): Promise<unknown> =>
    db.updateTable("removals").set({ state: "removed" }).where("id", "=", id).execute(),

  drop: (id: string): Promise<unknown> => db.deleteFrom("removals").where("id", "=", id).execute(),
});
