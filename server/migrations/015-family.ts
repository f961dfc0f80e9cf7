import type { Kysely } from "kysely";

/** Families with what was changed in them, and files about lives and people. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("families")
    .addColumn("owner_id", "text", (c) => c.primaryKey().references("people.id").onDelete("cascade"))
    .addColumn("version", "integer", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("family_records")
    .addColumn("owner_id", "text", (c) => c.notNull().references("people.id").onDelete("cascade"))
    .addColumn("id", "text", (c) => c.notNull())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("data", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("family_records_key", ["owner_id", "id"])
    .execute();
  await db.schema
    .createTable("family_changes")
    .addColumn("owner_id", "text", (c) => c.notNull().references("people.id").onDelete("cascade"))
    .addColumn("id", "text", (c) => c.notNull())
    .addColumn("version", "integer", (c) => c.notNull())
    .addColumn("what", "text", (c) => c.notNull())
    .addColumn("before", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("family_changes_key", ["owner_id", "id"])
    .execute();
  await db.schema
    .createTable("media")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("owner_id", "text", (c) => c.notNull().references("people.id").onDelete("cascade"))
    .addColumn("life_id", "text", (c) => c.references("people.id").onDelete("cascade"))
    .addColumn("subject", "text")
    .addColumn("person", "text")
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("media_type", "text", (c) => c.notNull())
    .addColumn("bytes", "bigint", (c) => c.notNull())
    .addColumn("caption", "text", (c) => c.notNull())
    .addColumn("date", "text", (c) => c.notNull())
    .addColumn("people", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("deleted_at", "text")
    .execute();
  await db.schema.createIndex("media_by_owner").on("media").columns(["owner_id", "created_at"]).execute();
}
