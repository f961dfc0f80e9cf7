import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";

export type TestDatabase = { databaseUrl: string | null; dataDir: string; drop: () => Promise<void> };

const isPostgres = process.env.SAGA_TEST_ENGINE === "postgres";

const administer = async (statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: process.env.SAGA_TEST_POSTGRES });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

/** An empty database of the engine under test and a data folder, both of one test's own. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), "saga-test-"));
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  if (!isPostgres) return { databaseUrl: null, dataDir, drop: removeFolder };
  const name = `saga_${randomUUID().replaceAll("-", "")}`;
  await administer(`create database ${name}`);
  const url = new URL(process.env.SAGA_TEST_POSTGRES ?? "");
  url.pathname = `/${name}`;
  const drop = async () => {
    await administer(`drop database ${name} with (force)`);
    await removeFolder();
  };
  return { databaseUrl: url.href, dataDir, drop };
}
