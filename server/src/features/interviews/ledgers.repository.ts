import { emptyLedger, type Ledger, upgraded } from "#interviewer/interviewer.ts";
import { type Clock, isoNow } from "#platform/clock.ts";
import type { Database, Queries } from "#platform/database.ts";

/** Ledgers kept in memory as they were read or written last; what is stored decides whether they are used. */
const mostKept = 200;

/** What the interviewer knows of each person, across all interviews. As long as it stays the same, so does the object. */
export const createLedgersRepository = (db: Database, clock: Clock) => {
  const kept = new Map<string, { data: string; ledger: Ledger }>();

  const keep = (personId: string, written: { data: string; ledger: Ledger }): Ledger => {
    if (kept.size >= mostKept) kept.clear();
    kept.set(personId, written);
    return written.ledger;
  };

  const parse = (personId: string, data: string): Ledger => {
    const known = kept.get(personId);
    return known?.data === data ? known.ledger : keep(personId, { data, ledger: upgraded(JSON.parse(data)) });
  };

  return {
    read: async (personId: string, queries: Queries = db): Promise<Ledger> => {
      const row = await queries
        .selectFrom("ledgers")
        .select("data")
        .where("person_id", "=", personId)
        .executeTakeFirst();
      return row ? parse(personId, row.data) : emptyLedger();
    },

    /** The same for who will write it: until the transaction ends no other interview of the person changes it. */
    hold: async (personId: string, queries: Queries): Promise<Ledger> => {
      const { data } = await queries
        .insertInto("ledgers")
        .values({ person_id: personId, data: JSON.stringify(emptyLedger()), updated_at: isoNow(clock) })
        .onConflict((conflict) => conflict.column("person_id").doUpdateSet({ person_id: personId }))
        .returning("data")
        .executeTakeFirstOrThrow();
      return parse(personId, data);
    },

    write: (input: { personId: string; ledger: Ledger; now: string }, queries: Queries): Promise<unknown> => {
      const data = JSON.stringify(input.ledger);
      // Should this not be stored in the end, something else is read than these data.
      keep(input.personId, { data, ledger: input.ledger });
      return queries
        .insertInto("ledgers")
        .values({ person_id: input.personId, data, updated_at: input.now })
        .onConflict((conflict) => conflict.column("person_id").doUpdateSet({ data, updated_at: input.now }))
        .execute();
    },
  };
};
