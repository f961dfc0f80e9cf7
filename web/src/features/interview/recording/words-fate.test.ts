import { describe, expect, it } from "vitest";
import { wordsFate } from "./words-fate.ts";

const first = { isOpen: false, answers: 0, wordless: 0 };

describe("what is said about the words of spoken answers", () => {
  it("is said before the first answer, whoever writes them down", () => {
    expect(wordsFate({ ...first, scribe: "server" })).toContain("is written down");
    expect(wordsFate({ ...first, scribe: "device" })).toContain("Nothing leaves it.");
    expect(wordsFate({ ...first, scribe: "cloud" })).toContain("maker of this browser");
    expect(wordsFate({ ...first, scribe: "nobody" })).toContain("kept as sound");
    expect(wordsFate({ ...first, scribe: null })).toBe("");
  });

  it("is said again only while something can be done about it, or answers wait for their words", () => {
    expect(wordsFate({ ...first, scribe: "server", answers: 1 })).toBe("");
    expect(wordsFate({ ...first, scribe: "nobody", answers: 1, isOpen: true })).toContain("kept as sound");
    expect(wordsFate({ ...first, scribe: "server", answers: 3, wordless: 2 })).toBe(
      "2 answers are kept as sound and wait to be written down.",
    );
  });
});
