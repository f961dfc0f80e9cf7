import { sql } from "kysely";
import { expect, it } from "vitest";
import { startSaga } from "./test-saga.ts";

it("a database connection that breaks in the middle of its use fails that use alone", async () => {
  const saga = await startSaga();
  const cut = saga.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(saga.db);
    await sql`select 1`.execute(trx);
  });
  await expect(cut).rejects.toThrow();
  expect((await saga.stranger.request("/readyz")).status).toBe(200);
});
