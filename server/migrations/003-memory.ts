import type { Kysely } from "kysely";

/** What a model noted of answers, and how it worded questions. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("notes")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("message_id", "text", (c) => c.notNull().references("messages.id").onDelete("cascade"))
    .addColumn("text", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("notes_by_message").on("notes").column("message_id").execute();
  await db.schema
    .createTable("worded_questions")
    .addColumn("message_id", "text", (c) => c.primaryKey().references("messages.id").onDelete("cascade"))
    .addColumn("model_requested", "text", (c) => c.notNull())
    .addColumn("model_used", "text", (c) => c.notNull())
    .addColumn("outcome", "text", (c) => c.notNull())
    .addColumn("calls", "integer", (c) => c.notNull())
    .addColumn("input_tokens", "integer", (c) => c.notNull())
    .addColumn("cached_tokens", "integer", (c) => c.notNull())
    .addColumn("output_tokens", "integer", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("wording_claims")
    .addColumn("answer_id", "text", (c) => c.primaryKey().references("messages.id").onDelete("cascade"))
    .addColumn("owner", "text", (c) => c.notNull())
    .addColumn("until", "text", (c) => c.notNull())
    .execute();
}
