import { expect, it } from "vitest";
import { sourcePassages } from "./source-passage.ts";

const answer = "Well, we lived in Skärhamn. My father, he built the house himself. It was cold in winter.";
const marked = (sentence: string) =>
  sourcePassages(answer, sentence)
    .filter((passage) => passage.isSource)
    .map((passage) => passage.text);

it("words that were taken over as they stand are marked exactly", () => {
  expect(marked("We lived in Skärhamn.")).toEqual(["we lived in Skärhamn"]);
});

it("a sentence that was shortened is found in the answer", () => {
  expect(marked("My father built the house himself.")).toEqual(["My father, he built the house himself. "]);
});

it("nothing is marked when nothing fits", () => {
  expect(marked("She sailed to Boston alone.")).toEqual([]);
});

it("not a letter of the answer is lost", () => {
  for (const sentence of ["We lived in Skärhamn", "My father built the house himself.", "Nothing", ""]) {
    const texts = sourcePassages(answer, sentence).map((passage) => passage.text);
    expect(texts.join("")).toBe(answer);
  }
});
