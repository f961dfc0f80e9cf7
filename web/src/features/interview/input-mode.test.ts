import { expect, it } from "vitest";
import { chooseMode, firstMode } from "./input-mode.ts";

const situation = {
  current: "text",
  chosen: "voice",
  isBlocked: false,
  isComplete: false,
  canRecord: true,
} as const;

it("changing from voice to text asks first", () => {
  expect(chooseMode({ ...situation, current: "voice", chosen: "text" })).toBe("confirm");
});

it("choosing voice while the microphone is blocked does nothing", () => {
  expect(chooseMode({ ...situation, isBlocked: true })).toBe("stay");
});

it("choosing voice in a version that cannot record says so and stays in writing", () => {
  expect(chooseMode({ ...situation, canRecord: false })).toBe("explain");
});

it("the mode does not change once the interview is complete", () => {
  expect(chooseMode({ ...situation, isComplete: true })).toBe("stay");
});

it("an interview opens by voice, and in writing where there is no microphone", () => {
  expect(firstMode({ stored: null, isBlocked: false, canRecord: true })).toBe("voice");
  expect(firstMode({ stored: "text", isBlocked: false, canRecord: true })).toBe("text");
  expect(firstMode({ stored: null, isBlocked: true, canRecord: true })).toBe("text");
  expect(firstMode({ stored: "voice", isBlocked: false, canRecord: false })).toBe("text");
});
