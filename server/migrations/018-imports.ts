import type { Kysely } from "kysely";

/** Archives of everything that are taken in: the last one of each account. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("imports")
    .addColumn("account_id", "text", (c) => c.primaryKey().references("people.id").onDelete("cascade"))
    .addColumn("id", "text", (c) => c.notNull().unique())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("tries", "integer", (c) => c.notNull())
    .addColumn("turn", "integer", (c) => c.unique())
    .addColumn("outcome", "text")
    .addColumn("error", "text")
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("updated_at", "text", (c) => c.notNull())
    .execute();
}
