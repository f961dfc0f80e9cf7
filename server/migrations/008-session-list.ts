import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";

/** What people are shown of their sessions, and when each was last used. Those that there are count as used just now. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const name of ["id", "kind", "last_seen_at"] as const)
    await db.schema
      .alterTable("sessions")
      .addColumn(name, "text", (c) => c.notNull().defaultTo(name === "kind" ? "browser" : ""))
      .execute();
  await db.schema.alterTable("sessions").addColumn("device", "text").execute();
  const { rows } = await sql<{ token_hash: string }>`select token_hash from sessions`.execute(db);
  const now = new Date().toISOString();
  for (const { token_hash } of rows)
    await sql`update sessions set id = ${randomUUID()}, last_seen_at = ${now} where token_hash = ${token_hash}`.execute(
      db,
    );
  await db.schema.createIndex("sessions_by_id").unique().on("sessions").column("id").execute();
}
