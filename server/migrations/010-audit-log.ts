import type { Kysely } from "kysely";

/** Whom an entry concerns and where it came from. Entries by nobody who was signed in have an empty `actor_id`. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("audit_log").addColumn("person_id", "text").execute();
  await db.schema.alterTable("audit_log").addColumn("network", "text").execute();
  await db.schema.createIndex("audit_log_by_time").on("audit_log").column("at").execute();
  await db.schema.createIndex("audit_log_by_person").on("audit_log").columns(["person_id", "at"]).execute();
}
