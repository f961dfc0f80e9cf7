import { expect, it } from "vitest";
import { ownPassage } from "./own-passage.ts";

const answer = "Well, we lived in Skärhamn. My father, he built the house himself. It was cold in winter.";
const said = (sentence: string) => {
  const place = ownPassage(answer, sentence);
  return place && answer.slice(place.from, place.to);
};

it("a sentence that the teller said is found in the answer, small words aside", () => {
  expect(said("We lived in Skärhamn.")).toBe("we lived in Skärhamn");
  expect(said("My father built the house himself.")).toBe("My father, he built the house himself");
});

it("what was put in other words is not the teller's voice", () => {
  expect(said("She lived in Skärhamn with her father.")).toBeNull();
  expect(said("He built a boat.")).toBeNull();
  expect(said("")).toBeNull();
});
