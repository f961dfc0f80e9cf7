import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";

export type TestDatabase = { databaseUrl: string | null; dataDir: string; drop: () => Promise<void> };

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

/** A database that this statement makes under a new name, and a data folder. */
export const onPostgres = async (statement: (name: string) => string): Promise<TestDatabase> => {
  const dataDir = await newFolder();
  const name = newName();
  await administer(statement(name));
  const drop = async () => {
    await administer(`drop database ${name} with (force)`);
    await rm(dataDir, { recursive: true, force: true });
  };
  return { databaseUrl: addressOf(name), dataDir, drop };
};

/** A data folder in which nothing is yet. */
export const embedded = async (): Promise<TestDatabase> => {
  const dataDir = await newFolder();
  return { databaseUrl: null, dataDir, drop: () => rm(dataDir, { recursive: true, force: true }) };
};
