import { randomUUID } from "node:crypto";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { openMigrated } from "../src/platform/database.ts";
import { createLog } from "../src/platform/log.ts";

export type TestDatabase = { databaseUrl: string | null; dataDir: string; drop: () => Promise<void> };

const isPostgres = process.env.SAGA_TEST_ENGINE === "postgres";
const log = createLog("silent");

const administer = async (statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: process.env.SAGA_TEST_POSTGRES });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

const newName = () => `saga_${randomUUID().replaceAll("-", "")}`;
const newFolder = () => mkdtemp(join(tmpdir(), "saga-test-"));

const addressOf = (name: string): string => {
  const url = new URL(process.env.SAGA_TEST_POSTGRES ?? "");
  url.pathname = `/${name}`;
  return url.href;
};

const onPostgres = async (statement: (name: string) => string): Promise<TestDatabase> => {
  const dataDir = await newFolder();
  const name = newName();
  await administer(statement(name));
  const drop = async () => {
    await administer(`drop database ${name} with (force)`);
    await rm(dataDir, { recursive: true, force: true });
  };
  return { databaseUrl: addressOf(name), dataDir, drop };
};

const embedded = async (): Promise<TestDatabase> => {
  const dataDir = await newFolder();
  return { databaseUrl: null, dataDir, drop: () => rm(dataDir, { recursive: true, force: true }) };
};

/** An empty database of the engine under test and a data folder, both of one test's own. */
export const createTestDatabase = (): Promise<TestDatabase> =>
  isPostgres ? onPostgres((name) => `create database ${name}`) : embedded();

type Template = TestDatabase & { name: string };

let template: Promise<Template> | null = null;

const makeTemplate = async (): Promise<Template> => {
  const made = await createTestDatabase();
  await (await openMigrated({ ...made, log })).destroy();
  return { ...made, name: new URL(made.databaseUrl ?? "none:").pathname.slice(1) };
};

/** The same after the real migrations, which one test of a file waits for; the others begin with a copy of what they made. */
export async function createMigratedDatabase(): Promise<TestDatabase> {
  template ??= makeTemplate();
  const { name, dataDir } = await template;
  if (isPostgres) return onPostgres((copy) => `create database ${copy} template ${name}`);
  const database = await embedded();
  await copyFile(join(dataDir, "saga.db"), join(database.dataDir, "saga.db"));
  return database;
}

/** Removes what copies are made of. */
export async function dropTemplate(): Promise<void> {
  const made = await template;
  template = null;
  await made?.drop();
}
