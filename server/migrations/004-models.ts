import type { Kysely } from "kysely";

/** Calls of language models and what they cost, the saved tone of questions, and who agreed to a service. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("model_calls")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("at", "text", (c) => c.notNull())
    .addColumn("actor_id", "text", (c) => c.notNull())
    .addColumn("interview_id", "text")
    .addColumn("story_id", "text")
    .addColumn("purpose", "text", (c) => c.notNull())
    .addColumn("provider", "text", (c) => c.notNull())
    .addColumn("model_requested", "text", (c) => c.notNull())
    .addColumn("model_used", "text", (c) => c.notNull())
    .addColumn("input_tokens", "integer", (c) => c.notNull())
    .addColumn("cached_tokens", "integer", (c) => c.notNull())
    .addColumn("output_tokens", "integer", (c) => c.notNull())
    .addColumn("cost_micros", "integer")
    .addColumn("ms", "integer", (c) => c.notNull())
    .addColumn("outcome", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("model_calls_by_time").on("model_calls").column("at").execute();
  await db.schema.createIndex("model_calls_by_actor").on("model_calls").columns(["actor_id", "at"]).execute();
  await db.schema.createIndex("model_calls_by_interview").on("model_calls").column("interview_id").execute();
  await db.schema.alterTable("worded_questions").addColumn("cost_micros", "integer").execute();
  await db.schema
    .createTable("prompt_versions")
    .addColumn("version", "integer", (c) => c.primaryKey())
    .addColumn("analyze", "text", (c) => c.notNull())
    .addColumn("connect", "text", (c) => c.notNull())
    .addColumn("saved_by", "text", (c) => c.notNull())
    .addColumn("saved_at", "text", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("model_consents")
    .addColumn("person_id", "text", (c) => c.primaryKey().references("people.id").onDelete("cascade"))
    .addColumn("services", "text", (c) => c.notNull())
    .addColumn("decided_by", "text", (c) => c.notNull())
    .addColumn("decided_at", "text", (c) => c.notNull())
    .execute();
}
