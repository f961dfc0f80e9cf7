import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { Kysely, PostgresDialect, SqliteDialect, type Transaction } from "kysely";
import { Migrator } from "kysely/migration";
import pg from "pg";
import type { Log } from "./log.ts";
import { openSqlite } from "./node-sqlite.ts";
import type { Tables } from "./tables.ts";

export type Database = Kysely<Tables>;

/** A database or a transaction on it: what a query runs on. */
export type Queries = Kysely<Tables> | Transaction<Tables>;

const migrationFolder = join(import.meta.dirname, "../../migrations");

/** Opens the PostgreSQL at `databaseUrl`, or the embedded database in the data folder. Nothing is migrated yet. */
export function openDatabase(options: { databaseUrl: string | null; dataDir: string; log: Log }): Database {
  if (options.databaseUrl === null) {
    return new Kysely({
      dialect: new SqliteDialect({ database: openSqlite(join(options.dataDir, "saga.db")) }),
    });
  }
  const pool = new pg.Pool({
    connectionString: options.databaseUrl,
    max: 10,
    connectionTimeoutMillis: 10_000,
  });
  pool.on("error", (error) => options.log.error({ reason: error.message }, "a database connection broke"));
  // A connection that breaks while it is in use has its query fail; without a listener it would also end the process.
  pool.on("connect", (client) => void client.on("error", () => {}));
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
}

/** Brings the schema up to date, under a lock: several processes may start at once. Throws what failed. */
export async function migrate(db: Database): Promise<void> {
  const files = (await readdir(migrationFolder)).filter((name) => name.endsWith(".ts")).sort();
  const provider = {
    getMigrations: async () =>
      Object.fromEntries(
        await Promise.all(
          files.map(
            async (file) => [file.replace(/\.ts$/, ""), await import(join(migrationFolder, file))] as const,
          ),
        ),
      ),
  };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}
