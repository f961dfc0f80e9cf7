import type { Database, Queries } from "#platform/database.ts";
import type { DeparturesTable } from "#platform/removal-tables.ts";

export type DeparturesRepository = ReturnType<typeof createDeparturesRepository>;

/** Accounts that are to be removed on a day. */
export const createDeparturesRepository = (db: Database) => ({
  inTransaction: <T>(work: (trx: Queries) => Promise<T>): Promise<T> => db.transaction().execute(work),

  find: (personId: string, queries: Queries = db): Promise<DeparturesTable | undefined> =>
    queries.selectFrom("departures").selectAll().where("person_id", "=", personId).executeTakeFirst(),

  /** The day that was named first stays. */
  add: (row: DeparturesTable, trx: Queries): Promise<unknown> =>
    trx
      .insertInto("departures")
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),

  drop: (personId: string): Promise<unknown> =>
    db.deleteFrom("departures").where("person_id", "=", personId).execute(),
});
