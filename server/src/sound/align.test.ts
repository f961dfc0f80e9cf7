import { describe, expect, it } from "vitest";
import { aloudRate as rate, recordedBy, told } from "../../test/told-aloud.ts";
import { align } from "./align.ts";

describe("the sentences of a recording", () => {
  it.each([
    ["en", "en+f3"],
    ["sv", "sv+m3"],
    ["it", "it+f2"],
    ["pl", "pl+m4"],
  ] as const)("are found by how they sound (%s)", async (language, voice) => {
    const sentences = told[language];
    const { samples, starts } = await recordedBy(voice, sentences);
    const spans = await align({ samples, rate }, { sentences, voice: language });
    for (const [index, { startMs, endMs }] of spans.entries()) {
      expect(Math.abs(startMs - starts[index]!)).toBeLessThan(350);
      expect(endMs).toBeGreaterThan(startMs);
    }
  });

  it("are somewhere in a recording that holds no speech at all", async () => {
    const spans = await align({ samples: new Float32Array(rate), rate }, { sentences: told.en, voice: "en" });
    expect(spans).toHaveLength(4);
  });
});
