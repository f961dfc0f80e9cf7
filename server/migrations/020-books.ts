import type { Kysely } from "kysely";

/** Books that are set of stories. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("books")
    .addColumn("story_id", "text", (c) => c.primaryKey().references("stories.id").onDelete("cascade"))
    .addColumn("ticket", "text", (c) => c.notNull().unique())
    .addColumn("wish", "text", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("step", "text", (c) => c.notNull())
    .addColumn("tries", "integer", (c) => c.notNull())
    .addColumn("error", "text")
    .addColumn("made", "text")
    .addColumn("updated_at", "text", (c) => c.notNull())
    .execute();
}
