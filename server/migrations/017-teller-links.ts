import type { Kysely } from "kysely";

/** Links with which interviewees tell without an account, and the browsers that remember one. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("teller_links")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("secret_hash", "text", (c) => c.notNull().unique())
    .addColumn("person_id", "text", (c) => c.notNull().references("people.id").onDelete("cascade"))
    .addColumn("account_id", "text", (c) => c.notNull().references("people.id").onDelete("cascade"))
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("expires_at", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("teller_links_by_person").on("teller_links").column("person_id").execute();
  await db.schema.createIndex("teller_links_by_account").on("teller_links").column("account_id").execute();
  await db.schema
    .alterTable("sessions")
    .addColumn("teller_link_id", "text", (c) => c.references("teller_links.id").onDelete("cascade"))
    .execute();
  await db.schema
    .createIndex("sessions_by_teller_link")
    .on("sessions")
    .column("teller_link_id")
    .where("teller_link_id" as never, "is not", null)
    .execute();
}
