import { Kysely, sql } from "kysely";
import { expect, it } from "vitest";
import { createSqliteDialect } from "./node-sqlite.ts";

const counting = sql`with recursive numbers (n) as (select 1 union all select n + 1 from numbers limit 100000)
  select count(*) from numbers`;

it("others are answered while many queries wait for each other", async () => {
  const db = new Kysely<never>({ dialect: createSqliteDialect(":memory:") });
  let done = 0;
  const queries = Array.from({ length: 20 }, async () => {
    await counting.execute(db);
    done += 1;
  });
  const doneBefore = await new Promise<number>((resolve) => setTimeout(() => resolve(done), 0));
  await Promise.all(queries);
  await db.destroy();
  expect([doneBefore < 20, done]).toEqual([true, 20]);
});
