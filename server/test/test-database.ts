import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { inject } from "vitest";
import { embedded, onPostgres, type TestDatabase } from "./new-database.ts";

const isPostgres = process.env.SAGA_TEST_ENGINE === "postgres";

/** An empty database of the engine under test and a data folder, both of one test's own. */
export const createTestDatabase = (): Promise<TestDatabase> =>
  isPostgres ? onPostgres((name) => `create database ${name}`) : embedded();

/** The same after the real migrations. */
export async function createMigratedDatabase(): Promise<TestDatabase> {
  const { databaseUrl, dataDir } = inject("template");
  if (databaseUrl !== null) {
    const template = new URL(databaseUrl).pathname.slice(1);
    return onPostgres((copy) => `create database ${copy} template ${template}`);
  }
  const database = await embedded();
  await copyFile(join(dataDir, "saga.db"), join(database.dataDir, "saga.db"));
  return database;
}
