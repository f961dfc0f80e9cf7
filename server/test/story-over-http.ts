import { randomUUID } from "node:crypto";
import type { StoryJob } from "@saga/contract/stories";
import { onTestFinished } from "vitest";
import { startModelVendor } from "./model-vendor.ts";
import { beginTalks, type Client, type Talk, takeTurn } from "./over-http.ts";
import { createStoryModel, scene } from "./story-model.ts";

const turns = 6;
const scenesPerTurn = 6;

/** A model provider over HTTP that writes stories fairly. */
export async function provider() {
  const model = createStoryModel();
  const vendor = await startModelVendor(({ prompt }) => JSON.stringify(model.reply(prompt)));
  onTestFinished(vendor.close);
  return { model, vendor, env: { OPENAI_BASE_URL: vendor.url } };
}

/** Tells an interview long enough for a story of several sections; answers its id. */
export async function tell(call: Client): Promise<string> {
  const [talk] = (await beginTalks(call, 1)) as [Talk];
  for (let turn = 0; turn < turns; turn += 1) {
    const told = Array.from({ length: scenesPerTurn }, (_, at) => scene(turn * scenesPerTurn + at));
    talk.pending = told.join(" ");
    await takeTurn(call, talk);
  }
  return talk.id;
}

/** Asks for a story without waiting for it. */
export async function order(url: string, token: string, body: object): Promise<Response> {
  const headers = {
    authorization: `Bearer ${token}`,
    "content-type": "application/json",
    prefer: "respond-async",
  };
  return fetch(`${url}/api/stories`, { method: "POST", headers, body: JSON.stringify(body) });
}

/** What is asked for. */
export const wish = (interview: string) => ({
  id: randomUUID(),
  interview_ids: [interview],
  length: 1000,
  style: "first-person",
});

/** The job once it has come to its end. */
export async function finished(call: Client, id: string): Promise<StoryJob> {
  for (;;) {
    const job = await call<StoryJob>(`/stories/jobs/${id}`);
    if (job.state !== "waiting" && job.state !== "writing") return job;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
