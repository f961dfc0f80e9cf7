import { expect, it } from "vitest";
import { eachInTurns } from "./in-turns.ts";

const busyFor = (milliseconds: number): void => {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
};

it("others are answered while a long list is worked through, and everything is done in its order", async () => {
  const seen: number[] = [];
  let answeredAfter = 0;
  setImmediate(() => {
    answeredAfter = seen.length;
  });
  await eachInTurns([1, 2, 3, 4], (one) => {
    busyFor(11);
    seen.push(one);
  });
  expect(seen).toEqual([1, 2, 3, 4]);
  expect(answeredAfter).toBe(1);
});
