import { describe, expect, it } from "vitest";
import { sentenceTimes } from "./sentence-times.ts";

const content = "We lived above the bakery. My aunt kept hens in the yard.";
const word = (text: string, startMs: number) => ({ text, startMs, endMs: startMs + 200 });
const loud = (seconds: number) => Array.from({ length: seconds * 20 }, () => 90);
const silent = (seconds: number) => Array.from({ length: seconds * 20 }, () => 1);

describe("where a sentence is heard", () => {
  it("is told by the transcriber's words", () => {
    const words = content.split(" ").map((text, index) => word(text, index * 300));
    expect(
      sentenceTimes({
        content,
        language: "en",
        heard: [{ recordingId: "r", words, peaks: new Uint8Array() }],
      }),
    ).toEqual([
      { recording_id: "r", from: 0, to: 26, start_ms: 0, end_ms: 1400, source: "words" },
      { recording_id: "r", from: 27, to: 57, start_ms: 1500, end_ms: 3500, source: "words" },
    ]);
  });

  it("follows the words through a correction", () => {
    const corrected = content.replace("hens", "geese");
    const words = content.split(" ").map((text, index) => word(text, index * 300));
    const [, second] = sentenceTimes({
      content: corrected,
      language: "en",
      heard: [{ recordingId: "r", words, peaks: new Uint8Array() }],
    });
    expect(second).toMatchObject({ start_ms: 1500, end_ms: 3500, source: "words" });
  });

  it("is estimated by what is audible where no times are known, past the silence between", () => {
    const peaks = Uint8Array.from([...silent(1), ...loud(2), ...silent(3), ...loud(2)]);
    const [first, second] = sentenceTimes({
      content,
      language: "en",
      heard: [{ recordingId: "r", words: null, peaks }],
    });
    expect(first).toMatchObject({ start_ms: 1000, source: "estimated" });
    expect(second?.start_ms).toBeGreaterThan(2_500);
    expect(second?.end_ms).toBeGreaterThan(7_500);
  });

  it("knows in which of several recordings it is", () => {
    const [first = "", second = ""] = content.split(/(?<=\.) /);
    const timed = (text: string) => text.split(" ").map((each, index) => word(each, index * 300));
    const heard = [
      { recordingId: "a", words: timed(first), peaks: new Uint8Array() },
      { recordingId: "b", words: timed(second), peaks: new Uint8Array() },
    ];
    const times = sentenceTimes({ content, language: "en", heard });
    expect(times.map(({ recording_id, start_ms }) => [recording_id, start_ms])).toEqual([
      ["a", 0],
      ["b", 0],
    ]);
  });

  it("is where it was found by ear, and estimated only for what was not", () => {
    const aligned = [
      { recording_id: "a", from: 0, to: 26, start_ms: 400, end_ms: 2_000, source: "aligned" as const },
    ];
    const heard = [
      { recordingId: "a", words: null, aligned, peaks: Uint8Array.from(loud(2)) },
      { recordingId: "b", words: null, peaks: Uint8Array.from([...silent(1), ...loud(2)]) },
    ];
    expect(
      sentenceTimes({ content, language: "en", heard }).map((each) => [
        each.recording_id,
        each.start_ms,
        each.source,
      ]),
    ).toEqual([
      ["a", 400, "aligned"],
      ["b", 1_000, "estimated"],
    ]);
  });

  it("is not known of an answer without words", () => {
    const heard = [{ recordingId: "r", words: null, peaks: Uint8Array.from(loud(2)) }];
    expect(sentenceTimes({ content: "", language: "en", heard })).toEqual([]);
  });
});
