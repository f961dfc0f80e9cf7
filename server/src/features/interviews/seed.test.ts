import { expect, test } from "vitest";
import { begin } from "../../../test/interviewing.ts";
import { startSaga } from "../../../test/test-saga.ts";

test("an interview takes the seed it is given, by which it chooses its words", async () => {
  const saga = await startSaga({ overrides: { newSeed: () => 7 } });
  const { id } = await begin(await saga.join("anna@example.org"));
  const { seed } = await saga.db
    .selectFrom("interviews")
    .select("seed")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect(seed).toBe(7);
});
