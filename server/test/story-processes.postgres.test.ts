import type { Story } from "@saga/contract/stories";
import { describe, expect, it } from "vitest";
import { client, emptyDatabase } from "./over-http.ts";
import { signInOver, startProcess } from "./saga-process.ts";
import { finished, order, provider, tell, wish } from "./story-over-http.ts";
import { until } from "./until.ts";

describe("two servers on one PostgreSQL", () => {
  it("write each story once, whoever is asked for it and whoever is asked how far it is", async () => {
    const { model, env } = await provider();
    const database = await emptyDatabase();
    const [one, two] = await Promise.all([startProcess(database, env), startProcess(database, env)]);
    const token = await signInOver(one!.url, database);
    const calls = [client(one!.url, token), client(two!.url, token)] as const;
    const interview = await tell(calls[0]);
    const wishes = Array.from({ length: 6 }, () => wish(interview));
    const sent = wishes.flatMap((body) => [order(one!.url, token, body), order(two!.url, token, body)]);
    expect((await Promise.all(sent)).every(({ status }) => status === 202 || status === 200)).toBe(true);
    const jobs = await Promise.all(wishes.map(({ id }, at) => finished(calls[at % 2 === 0 ? 0 : 1], id)));
    expect(new Set(jobs.map(({ state }) => state))).toEqual(new Set(["done"]));
    expect(model.calls.write).toBe(jobs.reduce((sum, { progress }) => sum + progress.of, 0));
    const stories = await Promise.all(jobs.map(({ story_id }) => calls[1]<Story>(`/stories/${story_id}`)));
    expect(stories.map(({ writer }) => writer)).toEqual(jobs.map(() => "model"));
  });

  it("both know that a story was cancelled on one of them", async () => {
    const { vendor, env } = await provider();
    const database = await emptyDatabase();
    const [one, two] = await Promise.all([startProcess(database, env), startProcess(database, env)]);
    const token = await signInOver(one!.url, database);
    const body = wish(await tell(client(one!.url, token)));
    vendor.always = "hang";
    const before = vendor.calls.length;
    await order(one!.url, token, body);
    await until(async () => (vendor.calls.length > before ? true : null));
    const cancelled = await fetch(`${two!.url}/api/stories/jobs/${body.id}/cancel`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
    });
    expect(cancelled.status).toBe(200);
    expect((await finished(client(one!.url, token), body.id)).state).toBe("cancelled");
    await expect(client(two!.url, token)(`/stories/${body.id}`)).rejects.toThrow("404");
  });
});
