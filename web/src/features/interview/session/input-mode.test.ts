import { describe, expect, it } from "vitest";
import { chooseMode, firstMode } from "./input-mode.ts";

const free = { isBlocked: false, isComplete: false };

describe("the mode an interview opens in", () => {
  it("is voice, unless the person has chosen to write", () => {
    expect(firstMode({ stored: null, isBlocked: false })).toBe("voice");
    expect(firstMode({ stored: "text", isBlocked: false })).toBe("text");
  });

  it("is text when the microphone is blocked, whatever was chosen", () => {
    expect(firstMode({ stored: "voice", isBlocked: true })).toBe("text");
  });
});

describe("choosing a mode", () => {
  it("asks before voice is left for text", () => {
    expect(chooseMode({ ...free, current: "voice", chosen: "text" })).toBe("confirm");
  });

  it("goes from text to voice at once", () => {
    expect(chooseMode({ ...free, current: "text", chosen: "voice" })).toBe("switch");
  });

  it("does nothing while the microphone is blocked or the interview is complete", () => {
    expect(chooseMode({ ...free, current: "text", chosen: "voice", isBlocked: true })).toBe("stay");
    expect(chooseMode({ ...free, current: "voice", chosen: "text", isComplete: true })).toBe("stay");
  });
});
