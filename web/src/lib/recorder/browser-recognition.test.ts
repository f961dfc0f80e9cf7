import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { listen } from "./browser-recognition.ts";

/** A recogniser of the browser that is driven by the test. */
class Recogniser extends EventTarget {
  static all: Recogniser[] = [];
  starts = 0;
  constructor() {
    super();
    Recogniser.all.push(this);
  }
  start() {
    this.starts += 1;
  }
  stop() {
    this.dispatchEvent(new Event("end"));
  }
  fail(error: string) {
    this.dispatchEvent(Object.assign(new Event("error"), { error }));
    this.dispatchEvent(new Event("end"));
  }
  hear(transcript: string) {
    const results = [Object.assign([{ transcript }], { isFinal: true })];
    this.dispatchEvent(Object.assign(new Event("result"), { resultIndex: 0, results }));
  }
}

const begin = () => {
  const stream = { getAudioTracks: () => [{}] } as unknown as MediaStream;
  const listening = listen(stream, { language: "en", isLocal: true })!;
  return { listening, recogniser: Recogniser.all.at(-1)! };
};

describe("the browser's own recognition", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("window", { SpeechRecognition: Recogniser });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("is begun again after a silence, and what it heard on both sides of it is kept", async () => {
    const { listening, recogniser } = begin();
    recogniser.hear("We lived above the bakery.");
    await vi.advanceTimersByTimeAsync(8_000);
    recogniser.fail("no-speech");
    await vi.advanceTimersByTimeAsync(1);
    expect(recogniser.starts).toBe(2);
    recogniser.hear("My aunt kept hens.");
    expect(await listening.stop()).toBe("We lived above the bakery. My aunt kept hens.");
  });

  it("is left alone after a few failures in a row", async () => {
    const { listening, recogniser } = begin();
    for (let second = 0; second < 60; second += 1) {
      recogniser.fail("network");
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(recogniser.starts).toBeLessThanOrEqual(5);
    expect(await listening.stop()).toBe("");
  });

  it("is not begun again when it may not listen at all", async () => {
    const { recogniser } = begin();
    recogniser.fail("not-allowed");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(recogniser.starts).toBe(1);
  });
});
