import { type Kysely, sql } from "kysely";

/** Whether somebody gave the person's name; 0: it is one word of the account's address ("Owner"). */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable("people")
    .addColumn("is_named", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
  await sql`
    update people set is_named = 0
    where email is not null and lower(substr(email, 1, length(name) + 1)) = lower(name) || '@'`.execute(db);
}
