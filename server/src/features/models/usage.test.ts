import { expect, it, onTestFinished } from "vitest";
import { type Database, openMigrated } from "#platform/database.ts";
import { createLog } from "#platform/log.ts";
import { createMigratedDatabase } from "../../../test/test-database.ts";
import { createModelCallsRepository } from "./model-calls.repository.ts";
import { createUsageService } from "./usage.service.ts";

const log = createLog("silent");
const clock = { now: () => new Date("2026-11-01T12:00:00Z") };
const limits = { personMicros: 1_000, dayMicros: 1_500 };

/** Processes that share a database. The embedded one has a single connection. */
async function processes(count: number) {
  const { dataDir, databaseUrl, drop } = await createMigratedDatabase();
  const opened = await Promise.all(
    Array.from({ length: databaseUrl === null ? 1 : count }, () =>
      openMigrated({ databaseUrl, dataDir, log }),
    ),
  );
  const all = Array.from({ length: count }, (_, at) => {
    const calls = createModelCallsRepository(opened[at % opened.length] as Database);
    return createUsageService({ calls, limits, clock, log });
  });
  onTestFinished(async () => {
    await Promise.all(all.map((usage) => usage.flush()));
    await Promise.all(opened.map((db) => db.destroy()));
    await drop();
  });
  return all;
}

const callOf = (actor_id: string, cost_micros: number) => ({
  actor_id,
  interview_id: null,
  story_id: null,
  purpose: "transcription",
  provider: "openai",
  model_requested: "whisper-1",
  model_used: "whisper-1",
  input_tokens: 0,
  cached_tokens: 0,
  output_tokens: 0,
  characters: 0,
  seconds: 1,
  cost_micros,
  ms: 0,
  outcome: "ok",
});

it("several processes that ask at once do not pass the limit of an account together, nor that of all", async () => {
  const [one, other] = await processes(2);
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, (_, at) => (at % 2 ? one : other)?.reserve(callOf("anna", 300))),
  );
  expect(outcomes.filter((outcome) => outcome !== "spent")).toHaveLength(3);
  expect(await other?.reserve(callOf("bo", 700))).toBe("spent");
  expect(await other?.reserve(callOf("bo", 600))).not.toBe("spent");
});

it("what a call really cost takes the place of what was counted for it, once", async () => {
  const [usage] = await processes(1);
  const counted = await usage?.reserve(callOf("anna", 900));
  expect(await usage?.reserve(callOf("anna", 200))).toBe("spent");
  if (typeof counted === "object") counted.settle({ cost_micros: 0, outcome: "busy" });
  expect(await usage?.spentToday("anna")).toBe(0);
  expect(await usage?.reserve(callOf("anna", 200))).not.toBe("spent");
});

it("what costs more than any day allows is not said to be for tomorrow", async () => {
  const [usage] = await processes(1);
  expect(await usage?.reserve(callOf("anna", 1_001))).toBe("beyond");
});
