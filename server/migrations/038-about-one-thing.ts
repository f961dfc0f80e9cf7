import { type Kysely, sql } from "kysely";

/** What an interview besides the three is about. A person's progress stays that of the three. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("interviews").addColumn("about", "text").execute();
  if (db.getExecutor().adapter.constructor.name === "PostgresAdapter") return countOnPostgres(db);
  const less = "update people set progress_sum = progress_sum - old.progress where id = old.interviewee_id;";
  const more = "update people set progress_sum = progress_sum + new.progress where id = new.interviewee_id;";
  const counted = {
    progress_added: ["insert on interviews when new.about is null and new.progress <> 0", more],
    progress_removed: ["delete on interviews when old.about is null and old.progress <> 0", less],
    progress_changed: [
      "update of progress, interviewee_id on interviews when new.about is null and (old.progress <> new.progress or old.interviewee_id <> new.interviewee_id)",
      `${less} ${more}`,
    ],
  };
  for (const [name, [when, body]] of Object.entries(counted)) {
    await sql.raw(`drop trigger ${name}`).execute(db);
    await sql.raw(`create trigger ${name} after ${when} begin ${body} end`).execute(db);
  }
}

async function countOnPostgres(db: Kysely<never>): Promise<void> {
  await sql`
    create or replace function count_progress() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and old.progress = new.progress and old.interviewee_id = new.interviewee_id then
        return null;
      end if;
      if tg_op <> 'INSERT' and old.about is null and old.progress <> 0 then
        update people set progress_sum = progress_sum - old.progress where id = old.interviewee_id;
      end if;
      if tg_op <> 'DELETE' and new.about is null and new.progress <> 0 then
        update people set progress_sum = progress_sum + new.progress where id = new.interviewee_id;
      end if;
      return null;
    end $$`.execute(db);
}
