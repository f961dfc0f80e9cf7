import { mkdtempSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { cleanDatabase } from "./clean-database.ts";
import { type Database, openMigrated } from "./database.ts";
import { createLog } from "./log.ts";

async function database(): Promise<{ db: Database; copies: () => Promise<number> }> {
  const dataDir = mkdtempSync(join(tmpdir(), "saga-clean-"));
  const db = await openMigrated({ databaseUrl: null, dataDir, log: createLog("silent") });
  onTestFinished(async () => {
    await db.destroy();
    await rm(dataDir, { recursive: true });
  });
  const copies = async () => {
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
    return readFileSync(join(dataDir, "saga.db"), "latin1").split("Quillfeather").length - 1;
  };
  return { db, copies };
}

/** Rows of two people that grow in turns, so that SQLite moves them from page to page. */
const growRows = (db: Database): Promise<void> =>
  db.transaction().execute(async (db) => {
    await sql`create table said (id text primary key, who text not null, words text not null)`.execute(db);
    for (let at = 0; at < 600; at += 1) {
      const [who, word] = at % 3 === 0 ? ["gone", "Quillfeather "] : ["stays", "Brunhilde "];
      await sql`insert into said values (${`${at}`}, ${who}, ${word.repeat(1 + (at % 40))})`.execute(db);
    }
    for (let at = 0; at < 600; at += 1)
      await sql`update said set words = words || words where id = ${`${(at * 7) % 600}`}`.execute(db);
  });

const still = new AbortController().signal;

it("rows that were moved leave copies of deleted words behind, and cleaning removes them while others write", async () => {
  const { db, copies } = await database();
  await growRows(db);
  const before = await sql<{ id: string; words: string }>`select * from said where who = 'stays'`.execute(db);
  await sql`delete from said where who = 'gone'`.execute(db);
  expect(await copies()).toBeGreaterThan(0);
  const cleaning = cleanDatabase(db, { isEmbedded: true, signal: still });
  await sql`insert into said values ('new', 'new', 'Said meanwhile.')`.execute(db);
  expect(await cleaning).toBe(true);
  expect(await copies()).toBe(0);
  const after = await sql<{ id: string; words: string }>`select * from said where who = 'stays'`.execute(db);
  expect(after.rows).toEqual(before.rows);
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  expect(rows).toEqual([{ integrity_check: "ok" }]);
});

it("cleaning that is stopped says that it has not come to its end", async () => {
  const { db } = await database();
  await growRows(db);
  expect(await cleanDatabase(db, { isEmbedded: true, signal: AbortSignal.abort() })).toBe(false);
});
