import { describe, expect, it } from "vitest";
import { wavOf } from "./readable-copy.ts";

describe("a copy as WAV", () => {
  it("says how long it is and holds each sample, none of them louder than can be", () => {
    const view = new DataView(wavOf(Float32Array.from([0, 0.5, -1, 2]), 16_000));
    expect(view.byteLength).toBe(52);
    expect([view.getUint32(24, true), view.getUint32(40, true), view.getUint32(4, true)]).toEqual([
      16_000, 8, 44,
    ]);
    expect([0, 1, 2, 3].map((at) => view.getInt16(44 + at * 2, true))).toEqual([0, 16_384, -32_767, 32_767]);
  });
});
