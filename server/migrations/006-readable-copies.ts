import { type Kysely, sql } from "kysely";

/** Copies of recordings that the server cannot decode, made by a browser that can. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable("recordings")
    .addColumn("copy", "text", (c) => c.notNull().defaultTo("none"))
    .execute();
  const undecoded = sql`select recording_id from segments where frames = 0 and recording_id is not null`;
  await sql`update recordings set copy = 'wanted' where id in (${undecoded})`.execute(db);
}
