import type { Story } from "@saga/contract/stories";
import { describe, expect, it } from "vitest";
import { openDatabase } from "../src/platform/database.ts";
import { createLog } from "../src/platform/log.ts";
import type { TestDatabase } from "./new-database.ts";
import { client, emptyDatabase } from "./over-http.ts";
import { signInOver, startProcess } from "./saga-process.ts";
import { finished, order, provider, tell, wish } from "./story-over-http.ts";

/** What a minute does to the leases of a server that is gone, where others may be on the same database. */
async function letLeasesEnd({ databaseUrl, dataDir }: TestDatabase): Promise<void> {
  if (databaseUrl === null) return;
  const db = openDatabase({ databaseUrl, dataDir, log: createLog("silent") });
  await db.updateTable("jobs").set({ lease_until: "2000-01-01T00:00:00.000Z" }).execute();
  await db.destroy();
}

describe("a story whose server is killed in the middle", () => {
  it("goes on by itself with the section that was cut off, and pays for no other twice", {
    timeout: 150_000,
  }, async () => {
    const { model, vendor, env } = await provider();
    const database = await emptyDatabase();
    const first = await startProcess(database, env);
    const token = await signInOver(first.url, database);
    const body = wish(await tell(client(first.url, token)));
    let release = () => {};
    const asked = new Promise<void>((resolve) => {
      const fair = vendor.reply;
      vendor.reply = (call) => {
        if (model.calls.write === 1 && call.prompt.includes("TASK: Write the section")) {
          resolve();
          vendor.gate = new Promise((free) => {
            release = free;
          });
        }
        return fair(call);
      };
    });
    expect((await order(first.url, token, body)).status).toBe(202);
    await asked;
    await first.kill();
    release();
    await letLeasesEnd(database);
    const second = await startProcess(database, env);
    const call = client(second.url, token);
    const job = await finished(call, body.id);
    expect([job.state, job.progress.of > 1]).toEqual(["done", true]);
    const story = await call<Story>(`/stories/${job.story_id}`);
    expect(story.writer).toBe("model");
    expect(story.sentences.every(({ sources }) => sources.length > 0)).toBe(true);
    expect(model.calls.write).toBeLessThanOrEqual(job.progress.of + 1);
  });
});
