import type { Kysely } from "kysely";

/** What voices have spoken, in characters, and what transcribers have heard, in seconds. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable("model_calls")
    .addColumn("characters", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable("model_calls")
    .addColumn("seconds", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
}
