import type { TestProject } from "vitest/node";
import { openMigrated } from "../src/platform/database.ts";
import { createLog } from "../src/platform/log.ts";
import { embedded, onPostgres, type TestDatabase } from "./new-database.ts";

declare module "vitest" {
  interface ProvidedContext {
    template: Pick<TestDatabase, "databaseUrl" | "dataDir">;
  }
}

/** Migrates one database for all tests on an engine: theirs are copies of it. */
export default async function migrateTemplate({
  config,
  provide,
}: TestProject): Promise<() => Promise<void>> {
  const isPostgres = config.env.SAGA_TEST_ENGINE === "postgres";
  const { drop, ...made } = await (isPostgres ? onPostgres((name) => `create database ${name}`) : embedded());
  await (await openMigrated({ ...made, log: createLog("silent") })).destroy();
  provide("template", made);
  return drop;
}
