import { readdir } from "node:fs/promises";
import { Socket } from "node:net";
import { join } from "node:path";
import { Kysely, PostgresDialect, sql, type Transaction } from "kysely";
import { Migrator } from "kysely/migration";
import pg from "pg";
import type { Log } from "./log.ts";
import { createSqliteDialect } from "./node-sqlite.ts";
import type { Tables } from "./tables.ts";

export type Database = Kysely<Tables>;

/** A database or a transaction on it: what a query runs on. */
export type Queries = Kysely<Tables> | Transaction<Tables>;

const migrationFolder = join(import.meta.dirname, "../../migrations");

type DatabaseOptions = { databaseUrl: string | null; dataDir: string; log: Log };

/** Milliseconds for one statement, and for a PostgreSQL that says nothing at all, until the connection is given up. */
type Timeouts = { statement: number; silence: number };
const usualTimeouts: Timeouts = { statement: 30_000, silence: 40_000 };

/** A connection that ends, and its query with it, when nothing comes for so long: a database may hang, or a network swallow. */
const listening = (silence: number) => () => {
  const socket = new Socket();
  return socket.setTimeout(silence, () => void socket.destroy(new Error("Connection terminated: no answer")));
};

/** Opens the PostgreSQL at `databaseUrl`, or the embedded database in the data folder. Nothing is migrated yet. */
export function openDatabase(options: DatabaseOptions, timeouts: Timeouts | null = usualTimeouts): Database {
  if (options.databaseUrl === null) {
    return new Kysely({ dialect: createSqliteDialect(join(options.dataDir, "saga.db")) });
  }
  const pool = new pg.Pool({
    connectionString: options.databaseUrl,
    max: 10,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    ...(timeouts && { statement_timeout: timeouts.statement, stream: listening(timeouts.silence) }),
  });
  pool.on("error", (error) => options.log.error({ reason: error.message }, "a database connection broke"));
  // A connection that breaks while it is in use has its query fail; without a listener it would also end the process.
  pool.on("connect", (client) => void client.on("error", () => {}));
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
}

/** Resolves when the database answers. */
export const pingDatabase = (db: Database): Promise<unknown> => sql`select 1`.execute(db);

/**
 * Opens the database with its schema up to date. Changing a large table may take long, and a second process waits for the
 * first: only after that are statements ended that take too long.
 */
export async function openMigrated(options: DatabaseOptions): Promise<Database> {
  const db = openDatabase(options, null);
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  if (options.databaseUrl === null) return db;
  await db.destroy();
  return openDatabase(options);
}

/** Brings the schema up to date, under a lock: several processes may start at once. Throws what failed. */
async function migrate(db: Database): Promise<void> {
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
