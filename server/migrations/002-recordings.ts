import type { Kysely } from "kysely";

/** Long work, recordings, their transcripts, and the sound of an interview. */
export async function up(db: Kysely<never>): Promise<void> {
  await createJobs(db);
  await createRecordings(db);
  await createSegments(db);
  await db.schema.alterTable("messages").addColumn("recordings", "text").execute();
}

async function createJobs(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("jobs")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("subject", "text", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("attempts", "integer", (c) => c.notNull())
    .addColumn("run_after", "text", (c) => c.notNull())
    .addColumn("lease_until", "text")
    .addColumn("progress", "integer", (c) => c.notNull())
    .addColumn("error", "text")
    .addColumn("created_at", "text", (c) => c.notNull())
    .addUniqueConstraint("jobs_one_of_each", ["kind", "subject"])
    .execute();
  await db.schema.createIndex("jobs_by_state").on("jobs").columns(["state", "run_after"]).execute();
}

async function createRecordings(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("recordings")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("interview_id", "text", (c) => c.notNull().references("interviews.id").onDelete("cascade"))
    .addColumn("message_id", "text", (c) => c.references("messages.id").onDelete("set null"))
    .addColumn("part", "integer", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("media_type", "text")
    .addColumn("bytes", "integer", (c) => c.notNull())
    .addColumn("chunks", "integer", (c) => c.notNull())
    .addColumn("sha256", "text")
    .addColumn("duration_ms", "integer")
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("kept_at", "text")
    .execute();
  await db.schema
    .createIndex("recordings_by_interview")
    .on("recordings")
    .columns(["interview_id", "created_at"])
    .execute();
  await db.schema
    .createTable("recording_chunks")
    .addColumn("recording_id", "text", (c) => c.notNull().references("recordings.id").onDelete("cascade"))
    .addColumn("seq", "integer", (c) => c.notNull())
    .addColumn("bytes", "integer", (c) => c.notNull())
    .addColumn("sha256", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("recording_chunks_key", ["recording_id", "seq"])
    .execute();
  await db.schema
    .createTable("transcripts")
    .addColumn("recording_id", "text", (c) => c.primaryKey().references("recordings.id").onDelete("cascade"))
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("text", "text")
    .addColumn("words", "text")
    .addColumn("engine", "text")
    .addColumn("model", "text")
    .addColumn("error", "text")
    .addColumn("updated_at", "text", (c) => c.notNull())
    .execute();
}

async function createSegments(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("segments")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("interview_id", "text", (c) => c.notNull().references("interviews.id").onDelete("cascade"))
    .addColumn("message_id", "text", (c) => c.references("messages.id").onDelete("cascade"))
    .addColumn("recording_id", "text", (c) => c.references("recordings.id").onDelete("cascade"))
    .addColumn("frames", "integer", (c) => c.notNull())
    .addColumn("duration_ms", "integer", (c) => c.notNull())
    .addColumn("peaks", "text", (c) => c.notNull())
    .addColumn("sentences", "text")
    .addColumn("text_hash", "text")
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("segments_by_interview").on("segments").column("interview_id").execute();
}
