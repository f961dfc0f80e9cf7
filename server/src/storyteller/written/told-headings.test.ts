import { expect, it } from "vitest";
import { sourceOf } from "../story.ts";
import { toldOf } from "../told.test-suite.ts";
import { toldHeadings, untoldHeadings } from "./told-headings.ts";
import type { PartDone, StoryOrder } from "./work.ts";

const told = toldOf([
  "Then he came in and said, which bus is it. We went to the grave. Ron took a leek. Ron hummed all the way.",
]);

const orderOf = (heading: string, lines: string[]): StoryOrder => ({
  outline: {
    parts: [{ heading, teller: 0, answers: told.map(sourceOf), told: 20, lines }],
    words: 20,
    isShort: false,
  },
  tellers: [{ name: "Edith Marsden", sex: "woman", told }],
  style: "biography",
  tellerLanguage: "en",
  seed: "s",
});

const doneWith = (...texts: string[]): PartDone[] => [
  { by: "model", sentences: texts.map((text) => ({ text, sources: told.map(sourceOf) })) },
];

it("a chapter is called after something that it tells", () => {
  const order = orderOf("Which bus is it", ["Ron took a leek."]);
  const whole = doneWith("Then Ron came in and said, “Which bus is it.”", "Ron took a leek.");
  expect(toldHeadings(whole, order)).toEqual(["Which bus is it"]);
  expect(untoldHeadings(whole, order)).toEqual([]);
  const without = doneWith("They went to the grave.", "“Ron took a leek.”");
  expect(untoldHeadings(without, order)).toEqual(["Which bus is it"]);
  expect(toldHeadings(without, order)).toEqual(["Ron took a leek"]);
});

it("or after whoever is named most in it, and a heading that no answer says stays", () => {
  const done = doneWith("They went to the grave, and Ron hummed.", "All the way Ron hummed.");
  expect(toldHeadings(done, orderOf("Which bus is it", ["Ron took a leek."]))).toEqual(["Ron"]);
  expect(toldHeadings(done, orderOf("Later years", ["Ron took a leek."]))).toEqual(["Later years"]);
  expect(toldHeadings(done, orderOf("Which bus is it", []))).toEqual(["Which bus is it"]);
});
