import type { Kysely } from "kysely";

/** Passages that are read through before a story is printed, and what was decided about them, for the next story too. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const table of ["stories", "story_versions"])
    await db.schema
      .alterTable(table)
      .addColumn("read_through", "text", (c) => c.notNull().defaultTo("[]"))
      .execute();
  await db.schema
    .createTable("story_decisions")
    .addColumn("interview_id", "text", (c) => c.notNull().references("interviews.id").onDelete("cascade"))
    .addColumn("message_id", "text", (c) => c.notNull())
    .addColumn("text", "text", (c) => c.notNull())
    .addColumn("decision", "text", (c) => c.notNull())
    .addColumn("wording", "text")
    .addColumn("decided_at", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("story_decisions_by_line", ["interview_id", "message_id", "text"])
    .execute();
}
