import type { Kysely } from "kysely";

/** The time of life that a story is of; null: all of it. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const table of ["stories", "story_versions"])
    await db.schema.alterTable(table).addColumn("period", "text").execute();
}
