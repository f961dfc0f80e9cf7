import { type Kysely, sql } from "kysely";

/** Whom an account interviews is found by the index alone, so that a list by part of an address reads none of these people. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`drop index people_by_parent`.execute(db);
  await sql`create index people_by_parent on people (parent_id, email, id)`.execute(db);
}
