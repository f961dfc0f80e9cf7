import type { Kysely } from "kysely";

/** Codes belong to whoever asked for them, so that nobody can use up another's tries. Those of the last half hour are asked for again. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.dropTable("sign_in_codes").execute();
  await db.schema
    .createTable("sign_in_codes")
    .addColumn("email", "text", (c) => c.notNull())
    .addColumn("requester", "text", (c) => c.notNull())
    .addColumn("code_hash", "text", (c) => c.notNull())
    .addColumn("expires_at", "text", (c) => c.notNull())
    .addColumn("wrong_tries", "integer", (c) => c.notNull())
    .addColumn("sent_at", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("sign_in_codes_key", ["email", "requester"])
    .execute();
}
