import type { Kysely } from "kysely";

/** Sound in which a letter or a picture is read aloud names it. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("media").addColumn("reads", "text").execute();
}
