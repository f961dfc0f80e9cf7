import { type Kysely, sql } from "kysely";

/** What was heard and done in each turn, and what is kept out of stories. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("messages").addColumn("heard", "text").execute();
  await db.schema.alterTable("messages").addColumn("move", "text").execute();
  await db.schema.alterTable("messages").dropColumn("slot").execute();
  await db.schema
    .createTable("kept_out")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("interview_id", "text", (c) => c.notNull().references("interviews.id").onDelete("cascade"))
    .addColumn("message_id", "text", (c) => c.notNull().references("messages.id").onDelete("cascade"))
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("stems", "text", (c) => c.notNull())
    .addColumn("words", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("kept_out_by_interview").on("kept_out").column("interview_id").execute();
  // Until now an answer was private when it spoke of danger.
  await sql`
    insert into kept_out (id, interview_id, message_id, kind, stems, words, created_at)
    select id, interview_id, id, 'crisis', '[]', '', created_at from messages where is_private = 1`.execute(
    db,
  );
}
