import type { ReadThrough, Story } from "@saga/contract/stories";
import { describe, expect, it } from "vitest";
import { openDatabase } from "../src/platform/database.ts";
import { createLog } from "../src/platform/log.ts";
import type { TestDatabase } from "./new-database.ts";
import { beginTalks, client, emptyDatabase, type Talk, takeTurn } from "./over-http.ts";
import { signInOver, startProcess } from "./saga-process.ts";
import { finished, order, provider, tell, wish } from "./story-over-http.ts";

/** What a minute does to the leases of a server that is gone, where others may be on the same database. */
async function letLeasesEnd({ databaseUrl, dataDir }: TestDatabase): Promise<void> {
  if (databaseUrl === null) return;
  const db = openDatabase({ databaseUrl, dataDir, log: createLog("silent") });
  await db.updateTable("jobs").set({ lease_until: "2000-01-01T00:00:00.000Z" }).execute();
  await db.destroy();
}

/** Of more words than are written in one go. */
const long = 2_400;

/** What a model is asked for at each step of a story, of which sections may be written again if it is lost there. */
const steps = {
  "the whole": { task: "TASK: Write the whole story", length: 1_000, isLost: true },
  "the second opinion on it": { task: "TASK: Give a verdict", length: 1_000, isLost: false },
  "the last reading": { task: "TASK: Read the whole story", length: 1_000, isLost: false },
  "the reading for what could hurt": { task: "TASK: Name the passages", length: 1_000, isLost: false },
  "the plan of a long one": { task: "TASK: Plan the story", length: long, isLost: false },
  "its chapters": { task: "TASK: Write these chapters", length: long, isLost: true },
};

describe("a story whose server is killed in the middle", () => {
  it("goes on by itself at every step, and pays for no finished section twice", {
    timeout: 300_000,
  }, async () => {
    const { model, vendor, env } = await provider();
    const fair = vendor.reply;
    const database = await emptyDatabase();
    let server = await startProcess(database, env);
    const token = await signInOver(server.url, database);
    const interview = await tell(client(server.url, token));
    for (const [step, { task, length, isLost }] of Object.entries(steps)) {
      const body = { ...wish(interview), length };
      const before = { ...model.calls };
      let release = () => {};
      const asked = new Promise<void>((resolve) => {
        vendor.reply = (call) => {
          // In the middle of a story: some of it is done, and some is not.
          const isDue = step !== "the second opinion on it" || model.calls.check === before.check + 1;
          if (isDue && call.prompt.includes(task)) {
            resolve();
            vendor.reply = fair;
            vendor.gate = new Promise((free) => {
              release = free;
            });
          }
          return fair(call);
        };
      });
      expect((await order(server.url, token, body)).status).toBe(202);
      await asked;
      await server.kill();
      release();
      await letLeasesEnd(database);
      server = await startProcess(database, env);
      const call = client(server.url, token);
      const job = await finished(call, body.id);
      expect([step, job.state, job.progress.of > 1]).toEqual([step, "done", true]);
      const story = await call<Story>(`/stories/${job.story_id}`);
      expect([step, story.writer]).toEqual([step, "model"]);
      expect(story.sentences.every(({ sources }) => sources.length > 0)).toBe(true);
      expect(model.calls.write - before.write).toBeLessThanOrEqual(job.progress.of * (isLost ? 2 : 1));
      const plans = length === long ? (task.includes("Plan") ? 2 : 1) : 0;
      expect(model.calls.plan - before.plan).toBeLessThanOrEqual(plans);
    }
  });
});

describe("a read-through whose server is killed", () => {
  it("keeps every decision that was confirmed, and what is still held", async () => {
    const database = await emptyDatabase();
    const first = await startProcess(database);
    const token = await signInOver(first.url, database);
    const call = client(first.url, token);
    const [talk] = (await beginTalks(call, 1)) as [Talk];
    for (const text of [
      "My brother Tom Barker went to prison in 1962 for the lead on the chapel roof, and we moved to Hull.",
      "We lived in a narrow house by the canal, and my father mended clocks in the kitchen at night.",
      "My sister Ann Barker drank, and she stole the rent from our mother's tin in 1971.",
    ]) {
      talk.pending = text;
      await takeTurn(call, talk);
    }
    const body = { interview_ids: [talk.id], length: 500, style: "first-person" };
    const { id } = await call<Story>("/stories", body);
    const { passages, open } = await call<ReadThrough>(`/stories/${id}/read-through`);
    expect(open).toBeGreaterThan(1);
    const passage = passages[0]?.id;
    await call(`/stories/${id}/read-through`, { passage, decision: "leave_out" });
    await first.kill();
    const second = client((await startProcess(database)).url, token);
    const after = await second<ReadThrough>(`/stories/${id}/read-through`);
    expect([after.open, after.passages.map(({ decision }) => decision)]).toEqual([
      open - 1,
      ["leave_out", ...passages.slice(1).map(() => null)],
    ]);
    expect((await second<Story>(`/stories/${id}`)).story).not.toContain("Tom Barker");
  });
});
