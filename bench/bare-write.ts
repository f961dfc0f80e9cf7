import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";

/** One durable write of a text. */
export type Write = (text: string) => Promise<unknown>;

const table = "create table if not exists bare (id bigint, body text)";

function sqliteWrite(folder: string): Write {
  const database = new DatabaseSync(join(folder, "bare.db"));
  database.exec(`pragma journal_mode = wal; pragma synchronous = full; ${table}`);
  const insert = database.prepare("insert into bare (body) values (?)");
  return async (text) => insert.run(text);
}

async function postgresWrite(url: string): Promise<Write> {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  await pool.query(table);
  return (text) => pool.query("insert into bare (body) values ($1)", [text]);
}

/** Writes as the baselines do: to the engine that the environment names, as durably as Saga. */
export const bareWrite = async ({ DATABASE_URL, SAGA_DATA_DIR = "." }: NodeJS.ProcessEnv): Promise<Write> =>
  DATABASE_URL ? postgresWrite(DATABASE_URL) : sqliteWrite(SAGA_DATA_DIR);
