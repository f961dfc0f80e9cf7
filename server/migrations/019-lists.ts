import { type Kysely, sql } from "kysely";

/** Finds parts of names and addresses by their threes of letters, where PostgreSQL has the extension for it, and complete interviews by index. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index interviews_complete on interviews (last_opened, id) where progress >= 100`.execute(
    db,
  );
  await sql`create index interviews_of_people on interviews (interviewee_id, last_opened, id, progress)`.execute(
    db,
  );
  // With everything in them that a page is found by: no row is read on the way to it.
  await sql`drop index accounts_by_role`.execute(db);
  await sql`
    create index accounts_by_role on people (coalesce(role, 'self'), sort_name, id, role) where email is not null`.execute(
    db,
  );
  await sql`create index accounts_by_email on people (email, id) where email is not null`.execute(db);
  if (db.getExecutor().adapter.constructor.name !== "PostgresAdapter") return;
  // Whoever may not create it, or has it not installed, goes without: lists by name are slower then.
  await sql`
    do $$
    begin
      create extension if not exists pg_trgm;
      create index people_by_part_of_name on people using gin (sort_name gin_trgm_ops);
      create index people_by_part_of_email on people using gin (email gin_trgm_ops) where email is not null;
    exception when others then
      raise notice 'pg_trgm is not there';
    end $$`.execute(db);
}
