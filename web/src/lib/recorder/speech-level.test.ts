import { describe, expect, it } from "vitest";
import { decibelsOf, isUnheard, newLevel, nextLevel } from "./speech-level.ts";

const ms = 50;
const after = (loudness: readonly number[], from = newLevel) =>
  loudness.reduce((level, decibels) => nextLevel(level, { decibels, ms }), from);
const seconds = (count: number, decibels: number) =>
  Array.from({ length: (count * 1000) / ms }, () => decibels);

describe("the level of a microphone", () => {
  it("hears somebody speak in a quiet room, and in a loud one", () => {
    expect(after([...seconds(1, -60), ...seconds(0.2, -30)]).isSpeech).toBe(true);
    expect(after([...seconds(20, -35), ...seconds(0.2, -15)]).isSpeech).toBe(true);
  });

  it("does not take a steady hum for speech", () => {
    expect(after(seconds(30, -40)).isSpeech).toBe(false);
  });

  it("takes the breath between two words for speech, and a longer silence not", () => {
    const spoken = after([...seconds(1, -60), ...seconds(1, -25)]);
    expect(after(seconds(0.5, -60), spoken).isSpeech).toBe(true);
    const silent = after(seconds(3, -60), spoken);
    expect(silent.isSpeech).toBe(false);
    expect(silent.silentMs).toBeCloseTo(3000, -2);
  });

  it("hears nothing from a microphone that is muted", () => {
    expect(after([...seconds(3, -90), ...seconds(1, -75)]).isSpeech).toBe(false);
  });

  it("tells who has not been heard, and nobody who has spoken and thinks now", () => {
    expect(isUnheard(after(seconds(5, -60)))).toBe(false);
    expect(isUnheard(after(seconds(7, -60)))).toBe(true);
    expect(isUnheard(after([...seconds(1, -60), ...seconds(0.2, -20), ...seconds(7, -60)]))).toBe(true);
    expect(isUnheard(after([...seconds(1, -60), ...seconds(4, -25), ...seconds(60, -60)]))).toBe(false);
  });

  it("measures full scale as no decibels and silence as very many below", () => {
    expect(decibelsOf(new Float32Array([1, -1, 1, -1]))).toBeCloseTo(0, 5);
    expect(decibelsOf(new Float32Array(100))).toBeLessThan(-100);
  });
});
