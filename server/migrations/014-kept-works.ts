import type { Kysely } from "kysely";

/** What a message said before it was corrected, links by which a story is shared, and the pictures on covers. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("message_versions")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("message_id", "text", (c) => c.notNull().references("messages.id").onDelete("cascade"))
    .addColumn("content", "text", (c) => c.notNull())
    .addColumn("changed_by", "text", (c) => c.notNull())
    .addColumn("kept_at", "text", (c) => c.notNull())
    .addColumn("position", "integer", (c) => c.notNull())
    .addUniqueConstraint("message_versions_in_order", ["message_id", "position"])
    .execute();
  await db.schema
    .createTable("story_shares")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("story_id", "text", (c) => c.notNull().references("stories.id").onDelete("cascade"))
    .addColumn("secret_hash", "text", (c) => c.notNull().unique())
    .addColumn("word_hash", "text")
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("expires_at", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("story_shares_by_story").on("story_shares").column("story_id").execute();
  await db.schema
    .createTable("story_covers")
    .addColumn("story_id", "text", (c) => c.primaryKey().references("stories.id").onDelete("cascade"))
    .addColumn("media_type", "text", (c) => c.notNull())
    .addColumn("image", "text", (c) => c.notNull())
    .addColumn("description", "text", (c) => c.notNull())
    .addColumn("updated_at", "text", (c) => c.notNull())
    .execute();
}
