import type { Kysely } from "kysely";

/** How far a photograph is turned, and pieces of files that are on their way. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable("media")
    .addColumn("rotation", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable("media_pieces")
    .addColumn("owner_id", "text", (c) => c.notNull().references("people.id").onDelete("cascade"))
    .addColumn("id", "text", (c) => c.notNull())
    .addColumn("seq", "integer", (c) => c.notNull())
    .addColumn("bytes", "integer", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("media_pieces_key", ["owner_id", "id", "seq"])
    .execute();
}
