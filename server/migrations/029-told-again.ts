import type { Kysely } from "kysely";

/** An answer is told anew or added to by voice: which recordings it had before, and whose words are still to be added. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("message_versions").addColumn("recordings", "text").execute();
  await db.schema
    .alterTable("recordings")
    .addColumn("words_due", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
}
