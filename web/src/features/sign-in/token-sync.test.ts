import { expect, it } from "vitest";
import { isFreshEnough } from "./token-sync.ts";

const issued = "2026-01-01T12:00:00.000Z";
const after = (seconds: number) => Date.parse(issued) + seconds * 1000;

it("a token is passed on for five minutes after it was issued", () => {
  expect(isFreshEnough(issued, after(0))).toBe(true);
  expect(isFreshEnough(issued, after(300))).toBe(true);
  expect(isFreshEnough(issued, after(301))).toBe(false);
});

it("a token without a readable time is not passed on", () => {
  expect(isFreshEnough("yesterday", after(0))).toBe(false);
});
