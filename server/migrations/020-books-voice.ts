import type { Kysely } from "kysely";

/** Links behind which the teller is heard, and those that are printed in books. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable("story_shares")
    .addColumn("has_sound", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable("books")
    .addColumn("links", "text", (c) => c.notNull().defaultTo("{}"))
    .execute();
}
