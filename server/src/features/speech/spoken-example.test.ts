import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { packs } from "#language/packs.ts";
import { readMp3 } from "../../../test/mp3-frames.ts";
import { startSpeechVendor } from "../../../test/speech-vendor.ts";
import { startSaga } from "../../../test/test-saga.ts";

const path = "/api/speech/example";

describe("the question that a stranger can hear", () => {
  it("is one that Saga asks, and the one that stands on the landing page", async () => {
    const file = new URL("../../../../web/messages/en/landing.json", import.meta.url);
    const shown = JSON.parse(await readFile(file, "utf8")).landing_what_did_it_smell_like;
    expect(packs.en.topics.childhood_home.facets.detail?.[0]).toBe(shown);
  });

  it("is spoken by the built-in voice without a session, and no provider is paid for it", async () => {
    const vendor = await startSpeechVendor();
    const env = { OPENAI_API_KEY: "a", OPENAI_BASE_URL: `${vendor.url}/v1` };
    const { stranger } = await startSaga({ env });
    const answer = await stranger.request(path);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "audio/mpeg"]);
    expect(readMp3(new Uint8Array(await answer.arrayBuffer())).length * 0.024).toBeGreaterThan(1);
    expect(vendor.calls).toEqual([]);
  });

  it("is given in parts, as some players ask for it, and not again to who has it", async () => {
    const { stranger } = await startSaga();
    const whole = await stranger.request(path);
    const bytes = new Uint8Array(await whole.arrayBuffer());
    const part = await stranger.request(path, { headers: { range: "bytes=100-199" } });
    expect([part.status, new Uint8Array(await part.arrayBuffer())]).toEqual([206, bytes.slice(100, 200)]);
    const etag = whole.headers.get("etag") ?? "";
    const again = await stranger.request(path, { headers: { "if-none-match": etag } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  });
});
