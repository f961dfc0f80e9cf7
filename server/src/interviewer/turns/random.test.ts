import { expect, test } from "vitest";
import { shuffled } from "./random.ts";

const wordings = ["first", "second", "third", "fourth"];
const orders = Array.from({ length: 500 }, (_, seed) => shuffled(wordings, { seed, label: "topic" }).join());

test("every order of a short list comes up among the tellers", () => {
  expect(new Set(orders).size).toBe(24);
});

test("the same seed gives the same order", () => {
  expect(shuffled(wordings, { seed: 7, label: "topic" })).toEqual(
    shuffled(wordings, { seed: 7, label: "topic" }),
  );
});
