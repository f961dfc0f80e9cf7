import { emptyLedger, type Ledger } from "#interviewer/interviewer.ts";
import type { Database, Queries } from "#platform/database.ts";

/** What the interviewer knows of each person, across the three interviews. */
export const createLedgersRepository = (db: Database) => ({
  read: async (personId: string, queries: Queries = db): Promise<Ledger> => {
    const row = await queries
      .selectFrom("ledgers")
      .select("data")
      .where("person_id", "=", personId)
      .executeTakeFirst();
    return row ? (JSON.parse(row.data) as Ledger) : emptyLedger();
  },

  write: (input: { personId: string; ledger: Ledger; now: string }, queries: Queries): Promise<unknown> => {
    const data = JSON.stringify(input.ledger);
    return queries
      .insertInto("ledgers")
      .values({ person_id: input.personId, data, updated_at: input.now })
      .onConflict((conflict) => conflict.column("person_id").doUpdateSet({ data, updated_at: input.now }))
      .execute();
  },
});
