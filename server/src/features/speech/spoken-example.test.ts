import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { packs } from "#language/packs.ts";
import { VoiceError } from "#providers/voice/voice.ts";
import { readMp3 } from "../../../test/mp3-frames.ts";
import { startSpeechVendor } from "../../../test/speech-vendor.ts";
import { startSaga } from "../../../test/test-saga.ts";
import { createSpokenExample } from "./spoken-example.service.ts";

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

  it("is not asked of a voice that just failed, however many press, and is spoken once when the voice is back", async () => {
    let asked = 0;
    let time = 0;
    let isDown = true;
    const speaker = {
      speak: async () => {
        asked += 1;
        if (isDown) throw new VoiceError("unreachable");
        return { pieces: [new Uint8Array([1])] };
      },
    };
    const hear = createSpokenExample({
      speaker,
      builtIn: {},
      language: "en",
      clock: { now: () => new Date(time) },
    } as unknown as Parameters<typeof createSpokenExample>[0]);
    const failed = await Promise.allSettled([hear(), hear().catch(hear), hear()]);
    expect(failed.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
    await expect(hear()).rejects.toMatchObject({ code: "speech.failed" });
    expect(asked).toBe(1);
    isDown = false;
    time += 60_000;
    expect((await Promise.all([hear(), hear()])).map(({ bytes }) => bytes.length)).toEqual([1, 1]);
    expect(asked).toBe(2);
  });
});
