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

it("keeps what was asked about what the teller said may go in", () => {
  const out =
    "Our Ray and I fell out over the orchard. I had made her a simnel cake. You can put that in, the simnel cake.";
  const short = "From Mother. She had it from a nun.";
  const told = [answer(0, "", ""), answer(1, short, "How did you come by that simnel cake?")];
  expect(questionsOf(told, [out, short])[1]).toBe("How did you come by that simnel cake?");
  const other = [answer(0, "", ""), answer(1, short, "How did you come by that orchard?")];
  expect(questionsOf(other, [out, short])[1]).toBe("");
  const secret = [{ ...answer(0, "", ""), isSecret: true }, told[1] as Told];
  expect(questionsOf(secret, [out, short])[1]).toBe("");
});
