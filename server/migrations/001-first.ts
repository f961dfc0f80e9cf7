import type { Kysely } from "kysely";

/** Accounts, sign-in, interviews and stories. */
export async function up(db: Kysely<never>): Promise<void> {
  await createPeople(db);
  await createSignIn(db);
  await createInterviews(db);
  await createStories(db);
  await db.schema
    .createTable("audit_log")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("actor_id", "text", (c) => c.notNull())
    .addColumn("action", "text", (c) => c.notNull())
    .addColumn("subject_id", "text", (c) => c.notNull())
    .addColumn("at", "text", (c) => c.notNull())
    .execute();
}

async function createPeople(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("people")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("parent_id", "text", (c) => c.references("people.id").onDelete("cascade"))
    .addColumn("email", "text", (c) => c.unique())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("language", "text", (c) => c.notNull())
    .addColumn("relationship", "text")
    .addColumn("role", "text")
    .addColumn("has_logged_in", "integer", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("people_by_parent").on("people").column("parent_id").execute();
}

async function createSignIn(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("sign_in_codes")
    .addColumn("email", "text", (c) => c.primaryKey())
    .addColumn("code_hash", "text", (c) => c.notNull())
    .addColumn("expires_at", "text", (c) => c.notNull())
    .addColumn("wrong_tries", "integer", (c) => c.notNull())
    .addColumn("sent_at", "text", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("sessions")
    .addColumn("token_hash", "text", (c) => c.primaryKey())
    .addColumn("person_id", "text", (c) => c.notNull().references("people.id").onDelete("cascade"))
    .addColumn("issued_at", "text", (c) => c.notNull())
    .addColumn("expires_at", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("sessions_by_person").on("sessions").column("person_id").execute();
  await db.schema
    .createTable("rate_limits")
    .addColumn("key", "text", (c) => c.primaryKey())
    .addColumn("count", "integer", (c) => c.notNull())
    .addColumn("resets_at", "text", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("settings")
    .addColumn("key", "text", (c) => c.primaryKey())
    .addColumn("value", "text", (c) => c.notNull())
    .execute();
}

async function createInterviews(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("interviews")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("interviewee_id", "text", (c) => c.notNull().references("people.id").onDelete("cascade"))
    .addColumn("number", "integer", (c) => c.notNull())
    .addColumn("title", "text", (c) => c.notNull())
    .addColumn("language", "text", (c) => c.notNull())
    .addColumn("model", "text", (c) => c.notNull())
    .addColumn("bio", "text")
    .addColumn("progress", "integer", (c) => c.notNull())
    .addColumn("message_count", "integer", (c) => c.notNull())
    .addColumn("seed", "integer", (c) => c.notNull())
    .addColumn("preview", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("last_opened", "text", (c) => c.notNull())
    .addUniqueConstraint("interviews_one_of_each", ["interviewee_id", "number"])
    .execute();
  await db.schema
    .createTable("messages")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("interview_id", "text", (c) => c.notNull().references("interviews.id").onDelete("cascade"))
    .addColumn("position", "integer", (c) => c.notNull())
    .addColumn("role", "text", (c) => c.notNull())
    .addColumn("content", "text", (c) => c.notNull())
    .addColumn("topic", "text")
    .addColumn("slot", "text")
    .addColumn("is_private", "integer", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addUniqueConstraint("messages_in_order", ["interview_id", "position"])
    .execute();
  await db.schema
    .createTable("ledgers")
    .addColumn("person_id", "text", (c) => c.primaryKey().references("people.id").onDelete("cascade"))
    .addColumn("data", "text", (c) => c.notNull())
    .addColumn("updated_at", "text", (c) => c.notNull())
    .execute();
}

async function createStories(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("stories")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("owner_id", "text", (c) => c.notNull().references("people.id").onDelete("cascade"))
    .addColumn("title", "text", (c) => c.notNull())
    .addColumn("story", "text", (c) => c.notNull())
    .addColumn("sections", "text", (c) => c.notNull())
    .addColumn("words", "integer", (c) => c.notNull())
    .addColumn("language", "text", (c) => c.notNull())
    .addColumn("style", "text", (c) => c.notNull())
    .addColumn("note", "text")
    .addColumn("is_edited", "integer", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("updated_at", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("stories_by_owner").on("stories").columns(["owner_id", "created_at"]).execute();
  await db.schema
    .createTable("story_interviews")
    .addColumn("story_id", "text", (c) => c.notNull().references("stories.id").onDelete("cascade"))
    .addColumn("interview_id", "text", (c) => c.notNull().references("interviews.id").onDelete("cascade"))
    .addColumn("position", "integer", (c) => c.notNull())
    .addPrimaryKeyConstraint("story_interviews_key", ["story_id", "interview_id"])
    .execute();
}
