import { expect, it } from "vitest";
import type { Told } from "../story.ts";
import { withSafeQuestions } from "./asked.ts";

const answer = (at: number, text: string, question: string): Told => ({
  interviewId: "a",
  number: 1,
  messageId: `m${at}`,
  text,
  topic: null,
  position: 2 * at + 1,
  isPrivate: false,
  question,
});

const questionsOf = (told: Told[], said: string[], matters: { words: string; stems: string[] }[] = []) =>
  withSafeQuestions(told, {
    said: new Map(said.map((text, at) => [`m${at}`, text])),
    language: "en",
    matters,
  }).map(({ question }) => question);

it("keeps what was asked about what is told", () => {
  const first = "My brother kept pigeons. He won a cup.";
  const second = "He kept it in the pantry.";
  const told = [answer(0, first, ""), answer(1, second, "A cup! Where did your brother keep the cup?")];
  expect(questionsOf(told, [first, second])[1]).toBe("A cup! Where did your brother keep the cup?");
});

it("keeps no question that repeats what is not told any more", () => {
  const told = [
    answer(0, "We had a shop in the lane.", ""),
    answer(1, "Four years.", "The brandy under the counter! How long did you keep the shop?"),
  ];
  const said = [
    "We had a shop in the lane. We sold brandy under the counter, leave that out.",
    "Four years.",
  ];
  expect(questionsOf(told, said)[1]).not.toContain("brandy");
});

it("keeps no question that puts what was cut into other words", () => {
  const told = [answer(0, "", ""), answer(1, "He went back to his wife.", "How long did the affair last?")];
  expect(questionsOf(told, ["I slept with the vet.", "He went back to his wife."])[1]).toBe("");
});

it("keeps no question that names somebody who is left alone", () => {
  const text = "Peter had the garage.";
  const told = [answer(0, text, ""), answer(1, "Ten years.", "How long did Peter have the garage?")];
  expect(questionsOf(told, [text, "Ten years."], [{ words: "Peter", stems: [] }])[1]).toBe("");
});
