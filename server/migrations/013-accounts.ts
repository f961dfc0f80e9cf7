import { type Kysely, sql } from "kysely";

/** What is known of a person, what an account has chosen, and invitations; lists of accounts and interviews by index. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const name of ["custom_relationship", "birth_place", "gender", "preferred_voice", "bio"] as const)
    await db.schema.alterTable("people").addColumn(name, "text").execute();
  await db.schema.alterTable("people").addColumn("birth_year", "integer").execute();
  await db.schema
    .alterTable("people")
    .addColumn("sort_name", "text", (c) => c.notNull().defaultTo(""))
    .execute();
  await db.schema
    .alterTable("people")
    .addColumn("progress_sum", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
  await fillNames(db);
  await countProgress(db);
  await createTables(db);
  await createIndexes(db);
}

const others: Record<string, string> = { ł: "l", ø: "o", đ: "d", æ: "ae", œ: "oe", ß: "ss" };

/** As `foldName` was when this was written. */
const folded = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[łøđæœß]/gu, (letter) => others[letter] ?? letter);

async function fillNames(db: Kysely<never>): Promise<void> {
  const { rows } = await sql<{ id: string; name: string }>`select id, name from people`.execute(db);
  for (const { id, name } of rows)
    await sql`update people set sort_name = ${folded(name)} where id = ${id}`.execute(db);
}

/** The database itself keeps the sum of a person's progress, whoever changes an interview. */
async function countProgress(db: Kysely<never>): Promise<void> {
  await sql`
    update people set progress_sum =
      (select coalesce(sum(progress), 0) from interviews where interviewee_id = people.id)`.execute(db);
  if (db.getExecutor().adapter.constructor.name === "PostgresAdapter") return countOnPostgres(db);
  const less =
    "update people set progress_sum = progress_sum - old.progress where id = old.interviewee_id and old.progress <> 0;";
  const more =
    "update people set progress_sum = progress_sum + new.progress where id = new.interviewee_id and new.progress <> 0;";
  const trigger = (name: string, when: string, body: string) =>
    sql.raw(`create trigger ${name} after ${when} begin ${body} end`).execute(db);
  await trigger("progress_added", "insert on interviews", more);
  await trigger("progress_removed", "delete on interviews", less);
  await trigger(
    "progress_changed",
    "update of progress, interviewee_id on interviews when old.progress <> new.progress or old.interviewee_id <> new.interviewee_id",
    `${less} ${more}`,
  );
}

async function countOnPostgres(db: Kysely<never>): Promise<void> {
  await sql`
    create function count_progress() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and old.progress = new.progress and old.interviewee_id = new.interviewee_id then
        return null;
      end if;
      if tg_op <> 'INSERT' and old.progress <> 0 then
        update people set progress_sum = progress_sum - old.progress where id = old.interviewee_id;
      end if;
      if tg_op <> 'DELETE' and new.progress <> 0 then
        update people set progress_sum = progress_sum + new.progress where id = new.interviewee_id;
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger progress_counted after insert or delete or update of progress, interviewee_id on interviews
    for each row execute function count_progress()`.execute(db);
}

async function createTables(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("account_settings")
    .addColumn("person_id", "text", (c) => c.primaryKey().references("people.id").onDelete("cascade"))
    .addColumn("settings", "text", (c) => c.notNull())
    .addColumn("updated_at", "text", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("invitations")
    .addColumn("token_hash", "text", (c) => c.primaryKey())
    .addColumn("person_id", "text", (c) => c.notNull().references("people.id").onDelete("cascade"))
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("expires_at", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("invitations_by_person").on("invitations").column("person_id").execute();
}

async function createIndexes(db: Kysely<never>): Promise<void> {
  const accounts = (name: string, columns: string) =>
    sql.raw(`create index ${name} on people (${columns}) where email is not null`).execute(db);
  await accounts("accounts_by_name", "sort_name, id");
  await accounts("accounts_by_sign_in", "has_logged_in, sort_name, id");
  await accounts("accounts_by_progress", "progress_sum, sort_name, id");
  await accounts("accounts_by_role", "coalesce(role, 'self'), sort_name, id");
  await db.schema
    .createIndex("interviews_by_opening")
    .on("interviews")
    .columns(["last_opened", "id"])
    .execute();
}
