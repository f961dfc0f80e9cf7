import { describe, expect, it } from "vitest";
import { writingPercent, writingWords } from "./writing-words.ts";

describe("a story that is being written", () => {
  it("says which part it is at", () => {
    expect(writingWords({ step: "writing", done: 1, of: 5 })).toBe("Writing part 2 of 5...");
    expect(writingWords({ step: "writing", done: 5, of: 5 })).toBe("Writing part 5 of 5...");
    expect(writingWords({ step: "waiting", done: 0, of: 0 })).toBe("Getting ready to write...");
  });

  it("comes nearer to its end with every part, and is not there before it is written", () => {
    const steps = [
      { step: "waiting", done: 0, of: 0 },
      { step: "reading", done: 0, of: 0 },
      { step: "writing", done: 0, of: 3 },
      { step: "writing", done: 2, of: 3 },
      { step: "writing", done: 3, of: 3 },
      { step: "finishing", done: 3, of: 3 },
    ] as const;
    const percents = steps.map(writingPercent);
    expect(percents).toEqual([...percents].sort((a, b) => a - b));
    expect(new Set(percents).size).toBe(percents.length);
    expect(percents.at(-1)).toBeLessThan(100);
  });
});
