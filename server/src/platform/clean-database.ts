import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import type { Database } from "./database.ts";

/** Milliseconds that one step may work. */
const mostAtOnce = 15;
const firstRows = 16;

/** More rows than a page of SQLite holds: the page on which old and new rows meet is emptied too. */
const moreThanAPage = 1_000;

/** Tables whose indexes hold addresses or names. Other indexes hold ids, kinds and times. */
const addressed = ["people", "sign_in_codes", "rate_limits", "invitations"];

/** Tables whose rows may be moved: a number of their own as primary key is what SQLite keeps rows by. */
const movable = async (db: Database): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select name from pragma_table_list
    where type = 'table' and wr = 0 and name not like 'sqlite\\_%' escape '\\'
    and not exists (
      select 1 from pragma_table_info(pragma_table_list.name) where pk > 0 and lower(type) = 'integer'
    )`.execute(db);
  return rows.map(({ name }) => name);
};

const lastRow = async (db: Database, table: string): Promise<number> => {
  const { rows } = await sql<{
    last: number | null;
  }>`select max(rowid) as last from ${sql.table(table)}`.execute(db);
  return Number(rows[0]?.last ?? 0);
};

/** Moves the rows up to one behind all others, a few at a time. False: it was stopped. */
async function moveBehind(db: Database, table: string, upTo: number, signal: AbortSignal): Promise<boolean> {
  const of = sql.table(table);
  let count = firstRows;
  while (!signal.aborted) {
    let begin = process.threadCpuUsage();
    const moved = await db.transaction().execute(async (trx) => {
      begin = process.threadCpuUsage();
      const { rows } = await sql<{ first: number | null; last: number | null }>`
        select min(rowid) as first, max(rowid) as last
        from (select rowid from ${of} where rowid <= ${upTo} order by rowid limit ${count})`.execute(trx);
      const { first = null, last = null } = rows[0] ?? {};
      if (first === null || last === null) return false;
      await sql`
        update ${of} set rowid = rowid + 1 - ${first} + (select max(rowid) from ${of})
        where rowid between ${first} and ${last}`.execute(trx);
      return true;
    });
    if (!moved) return true;
    // Not by the clock: on a busy machine every step would seem to be too long.
    const { user, system } = process.threadCpuUsage(begin);
    const took = (user + system) / 1000;
    count = took > mostAtOnce ? Math.max(1, Math.floor(count / 2)) : count + Math.ceil(count / 2);
    // As much time for others as this has taken.
    await pause(took);
  }
  return false;
}

/**
 * Has nothing of deleted rows left in the files of the embedded database. SQLite overwrites what it deletes, but rows that were
 * moved to another page left copies behind. So all rows are moved to new pages, a few at a time while others are answered, and
 * the old pages are overwritten when they become free. Then the log of changes is emptied. False: it was stopped, or another
 * program reads the database. PostgreSQL does it by itself, when it cleans its tables.
 */
export async function cleanDatabase(
  db: Database,
  { isEmbedded, signal }: { isEmbedded: boolean; signal: AbortSignal },
): Promise<boolean> {
  if (!isEmbedded) return true;
  for (const table of await movable(db)) {
    const last = await lastRow(db, table);
    if (last === 0) continue;
    if (!(await moveBehind(db, table, last, signal))) return false;
    const met = Math.min(await lastRow(db, table), last + moreThanAPage);
    if (!(await moveBehind(db, table, met, signal))) return false;
  }
  for (const table of addressed) await sql`reindex ${sql.table(table)}`.execute(db);
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  return rows[0]?.busy === 0;
}
