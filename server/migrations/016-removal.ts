import type { Kysely } from "kysely";

/** What is being removed, and accounts that are to be removed on a day. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("removals")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("actor_id", "text", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("sound", "text", (c) => c.notNull())
    .addColumn("mentions", "text")
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("departures")
    .addColumn("person_id", "text", (c) => c.primaryKey().references("people.id").onDelete("cascade"))
    .addColumn("requested_at", "text", (c) => c.notNull())
    .addColumn("due_at", "text", (c) => c.notNull())
    .execute();
}
