import { expect, it } from "vitest";
import { medallionRings, ringPath } from "./rings.ts";

it("the same seed always grows the same ring", () => {
  expect(ringPath({ radius: 20, seed: 3 })).toBe(ringPath({ radius: 20, seed: 3 }));
  expect(ringPath({ radius: 20, seed: 3 })).not.toBe(ringPath({ radius: 20, seed: 4 }));
});

it("a medallion fills from the heart as the interview proceeds", () => {
  const states = (percent: number) => medallionRings(1, percent).map((ring) => ring.state);
  expect(states(0)).toEqual(["empty", "empty", "empty", "empty"]);
  expect(states(45)).toEqual(["full", "part", "empty", "empty"]);
  expect(states(100)).toEqual(["full", "full", "full", "full"]);
});
