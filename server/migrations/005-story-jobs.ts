import type { Kysely } from "kysely";

/** Stories that take a while to be written, who wrote them, and what they were before they were changed. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable("stories")
    .addColumn("writer", "text", (c) => c.notNull().defaultTo("built_in"))
    .execute();
  await db.schema.alterTable("stories").addColumn("model_requested", "text").execute();
  await db.schema.alterTable("stories").addColumn("model_used", "text").execute();
  await db.schema
    .alterTable("stories")
    .addColumn("spent", "text", (c) => c.notNull().defaultTo("[]"))
    .execute();
  await createRequests(db);
  await db.schema
    .createTable("story_versions")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("story_id", "text", (c) => c.notNull().references("stories.id").onDelete("cascade"))
    .addColumn("title", "text", (c) => c.notNull())
    .addColumn("story", "text", (c) => c.notNull())
    .addColumn("sections", "text", (c) => c.notNull())
    .addColumn("words", "integer", (c) => c.notNull())
    .addColumn("note", "text")
    .addColumn("is_edited", "integer", (c) => c.notNull())
    .addColumn("writer", "text", (c) => c.notNull())
    .addColumn("model_requested", "text")
    .addColumn("model_used", "text")
    .addColumn("spent", "text", (c) => c.notNull())
    .addColumn("style", "text", (c) => c.notNull())
    .addColumn("language", "text", (c) => c.notNull())
    .addColumn("written_at", "text", (c) => c.notNull())
    .addColumn("kept_at", "text", (c) => c.notNull())
    .addColumn("position", "integer", (c) => c.notNull())
    .addUniqueConstraint("story_versions_in_order", ["story_id", "position"])
    .execute();
}

async function createRequests(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("story_requests")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("owner_id", "text", (c) => c.notNull().references("people.id").onDelete("cascade"))
    .addColumn("is_admin", "integer", (c) => c.notNull())
    .addColumn("story_id", "text", (c) => c.notNull())
    .addColumn("wish", "text", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("step", "text", (c) => c.notNull())
    .addColumn("done", "integer", (c) => c.notNull())
    .addColumn("total", "integer", (c) => c.notNull())
    .addColumn("attempts", "integer", (c) => c.notNull())
    .addColumn("plan", "text")
    .addColumn("error", "text")
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("story_requests_by_story").on("story_requests").column("story_id").execute();
  await db.schema
    .createTable("story_parts")
    .addColumn("request_id", "text", (c) => c.notNull().references("story_requests.id").onDelete("cascade"))
    .addColumn("position", "integer", (c) => c.notNull())
    .addColumn("sentences", "text", (c) => c.notNull())
    .addColumn("written_by", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("story_parts_key", ["request_id", "position"])
    .execute();
}
