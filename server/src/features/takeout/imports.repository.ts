import { sql } from "kysely";
import type { Database, Queries } from "#platform/database.ts";
import type { ImportsTable } from "#platform/import-tables.ts";

export type ImportsRepository = ReturnType<typeof createImportsRepository>;

const isDuplicate = (error: unknown): boolean =>
  error instanceof Error && /unique|duplicate/i.test(`${(error as { code?: string }).code} ${error.message}`);

/** The archive that each account took in last. */
export const createImportsRepository = (db: Database) => ({
  inTransaction: <T>(work: (trx: Queries) => Promise<T>): Promise<T> => db.transaction().execute(work),

  find: (id: string): Promise<ImportsTable | undefined> =>
    db.selectFrom("imports").selectAll().where("id", "=", id).executeTakeFirst(),

  ofAccount: (accountId: string): Promise<ImportsTable | undefined> =>
    db.selectFrom("imports").selectAll().where("account_id", "=", accountId).executeTakeFirst(),

  arriving: (): Promise<ImportsTable[]> =>
    db.selectFrom("imports").selectAll().where("state", "=", "arriving").execute(),

  /** Begins one in the place of the last; false: that one is still going on. One that stopped arriving `before` a time is over. */
  begin: async ({ before, ...row }: ImportsTable & { before: string }): Promise<boolean> => {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto("imports")
      .values(row)
      .onConflict((conflict) =>
        conflict
          .column("account_id")
          .doUpdateSet(row)
          .where((eb) =>
            eb.or([
              eb("imports.state", "in", ["done", "failed"]),
              eb.and([eb("imports.state", "=", "arriving"), eb("imports.updated_at", "<", before)]),
            ]),
          ),
      )
      .executeTakeFirst();
    return Number(numInsertedOrUpdatedRows ?? 0) > 0;
  },

  change: (id: string, values: Partial<ImportsTable>, queries: Queries = db): Promise<unknown> =>
    queries.updateTable("imports").set(values).where("id", "=", id).execute(),

  drop: (id: string): Promise<unknown> => db.deleteFrom("imports").where("id", "=", id).execute(),

  /** One at a time, over all processes: false: another has the turn. Whoever has it keeps it over a restart. */
  takeTurn: async (id: string, now: string): Promise<boolean> => {
    try {
      await db
        .updateTable("imports")
        .set((eb) => ({ turn: 1, state: "running", tries: eb("tries", "+", 1), updated_at: now }))
        .where("id", "=", id)
        .execute();
      return true;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  },

  exists: async (table: "interviews" | "media", id: string): Promise<boolean> =>
    (await db.selectFrom(table).select("id").where("id", "=", id).execute()).length > 0,

  bytesOfRecordings: async (accountId: string): Promise<number> => {
    const row = await db
      .selectFrom("recordings")
      .innerJoin("interviews", "interviews.id", "recordings.interview_id")
      .innerJoin("people", "people.id", "interviews.interviewee_id")
      .select(sql<number | string | null>`sum(recordings.bytes)`.as("bytes"))
      .where((eb) => eb.or([eb("people.id", "=", accountId), eb("people.parent_id", "=", accountId)]))
      .executeTakeFirst();
    return Number(row?.bytes ?? 0);
  },

  bytesOfMedia: async (accountId: string): Promise<number> => {
    const row = await db
      .selectFrom("media")
      .select(sql<number | string | null>`sum(bytes)`.as("bytes"))
      .where("owner_id", "=", accountId)
      .executeTakeFirst();
    return Number(row?.bytes ?? 0);
  },
});
