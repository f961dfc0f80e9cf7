import { expect, it, onTestFinished } from "vitest";
import { openMigrated } from "#platform/database.ts";
import { createLog } from "#platform/log.ts";
import { ModelError, type ModelReply } from "#providers/language-model/language-model.ts";
import { createMigratedDatabase } from "../../../test/test-database.ts";
import { createModelCallsRepository } from "./model-calls.repository.ts";
import { createUsageService } from "./usage.service.ts";
import { createWriters } from "./writers.service.ts";

const log = createLog("silent");
const clock = { now: () => new Date("2026-11-01T12:00:00Z") };
const anna = { id: "anna", email: "anna@example.org", isAdmin: false } as never;
const reply: ModelReply = {
  value: "Go on.",
  usage: { input: 10, cacheRead: 0, cacheWrite: 0, output: 10 },
  model: "gpt-4o",
};

it("questions that are asked at once do not pass the limit together, and what they did not use is given back", async () => {
  const { dataDir, databaseUrl, drop } = await createMigratedDatabase();
  const db = await openMigrated({ databaseUrl, dataDir, log });
  // A thousand tokens of gpt-4o cost a cent: two calls of that length at most.
  const limits = { personMicros: 25_000, dayMicros: 100_000 };
  const usage = createUsageService({ calls: createModelCallsRepository(db), limits, clock, log });
  onTestFinished(async () => {
    await usage.flush();
    await db.destroy();
    await drop();
  });
  let asked = 0;
  let refused = 0;
  const answers = Promise.withResolvers<ModelReply>();
  const write = () => {
    asked += 1;
    return answers.promise;
  };
  const offered = [{ name: "openai", label: "OpenAI", isOutside: false, isVendor: true, write }] as const;
  const writers = createWriters({
    offered,
    agreed: async () => new Set(),
    usage,
    seesPictures: false,
    clock,
    log,
  });
  const ask = async () => {
    const writer = await writers.writerFor({
      actor: anna,
      people: ["anna"],
      requested: "gpt-4o",
      purpose: "question",
    });
    return writer?.write({
      model: writer.model,
      parts: [{ role: "user", content: "I grew up by the sea." }],
      schema: null,
      maxOutputTokens: 1_000,
      cacheKey: "one",
      budgetMs: 1_000,
      signal: new AbortController().signal,
    });
  };
  const outcomes = [ask(), ask(), ask(), ask()].map((each) =>
    each.then(
      () => "ok",
      (error: unknown) => {
        refused += 1;
        return error instanceof ModelError ? error.reason : "other";
      },
    ),
  );
  // The others wait for their answers until two were refused.
  await expect.poll(() => refused).toBe(2);
  answers.resolve(reply);
  expect((await Promise.all(outcomes)).toSorted()).toEqual(["ok", "ok", "spent", "spent"]);
  expect(asked).toBe(2);
  await usage.flush();
  expect(await usage.spentToday("anna")).toBeLessThan(1_000);
  expect((await ask())?.value).toBe("Go on.");
});
