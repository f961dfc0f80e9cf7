import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { startPostgres } from "../tools/postgres.mjs";
import { temporaryFolder } from "./server.ts";

/** An empty database and a data folder. */
export type Place = { dataDir: string; databaseUrl: string | null; remove: () => Promise<void> };

export type Engine = { name: string; createPlace: () => Promise<Place> };

export type Engines = {
  engines: Engine[];
  /** What a table says in the place of an engine that cannot be had. */
  missing: string[];
  close: () => Promise<void>;
};

async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Tests switch the waiting for the disk off: such a server would be measured as faster than it is in service. */
async function isDurable(url: string): Promise<boolean> {
  const [row] = await query(
    url,
    "select current_setting('fsync') f, current_setting('synchronous_commit') c",
  );
  return row?.f === "on" && row.c === "on";
}

const embedded: Engine = {
  name: "embedded",
  createPlace: async () => {
    const { path, remove } = await temporaryFolder();
    return { dataDir: path, databaseUrl: null, remove };
  },
};

const postgres = (url: string): Engine => ({
  name: "PostgreSQL",
  createPlace: async () => {
    const folder = await temporaryFolder();
    const name = `saga_bench_${randomUUID().replaceAll("-", "")}`;
    await query(url, `create database ${name}`);
    const address = new URL(url);
    address.pathname = `/${name}`;
    const remove = async () => {
      // The server's connections are closing: ended by force they would write to this terminal.
      await wait(300);
      await query(url, `drop database ${name} with (force)`);
      await folder.remove();
    };
    return { dataDir: folder.path, databaseUrl: address.href, remove };
  },
});

/** A PostgreSQL whose commits reach the disk: `BENCH_POSTGRES`, `SAGA_TEST_POSTGRES`, or one started for the while. */
export async function provideDurablePostgres(): Promise<{ url: string; stop: () => Promise<void> } | null> {
  for (const url of [process.env.BENCH_POSTGRES, process.env.SAGA_TEST_POSTGRES]) {
    if (url && (await isDurable(url))) return { url, stop: async () => {} };
  }
  return startPostgres({ isDurable: true }).catch(() => null);
}

/** The engines that can be had here. */
export async function openEngines(): Promise<Engines> {
  const server = await provideDurablePostgres();
  if (!server) return { engines: [embedded], missing: ["no PostgreSQL"], close: async () => {} };
  return { engines: [embedded, postgres(server.url)], missing: [], close: server.stop };
}
