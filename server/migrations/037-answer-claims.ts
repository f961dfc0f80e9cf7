import type { Kysely } from "kysely";

/** What a model said that answers state of a family, once for the words of each. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("answer_claims")
    .addColumn("message_id", "text", (c) => c.primaryKey().references("messages.id").onDelete("cascade"))
    .addColumn("digest", "text", (c) => c.notNull())
    .addColumn("claims", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
}
