import { expect, it } from "vitest";
import { paragraphsOf, textBlocks } from "./story-text.ts";

it("sentences stand in the paragraphs they begin or go on with", () => {
  const begin = { text: "I was born by the sea.", sources: [], begins_paragraph: true };
  const goesOn = { text: "We were five.", sources: [] };
  const next = { text: "I left at sixteen.", sources: [], begins_paragraph: true };
  expect(paragraphsOf([begin, goesOn, next])).toEqual([
    { from: 0, sentences: [begin, goesOn] },
    { from: 2, sentences: [next] },
  ]);
});

it("an edited text is headings and paragraphs between blank lines", () => {
  const text = "Childhood\n\nI was born by the sea.\nWe were five.\n\n\n  \nI left at sixteen.";
  expect(textBlocks(text, ["Childhood"])).toEqual([
    { kind: "heading", text: "Childhood" },
    { kind: "paragraph", text: "I was born by the sea.\nWe were five." },
    { kind: "paragraph", text: "I left at sixteen." },
  ]);
});

it("an empty text has no blocks", () => {
  expect(textBlocks(" \n\n ", ["Childhood"])).toEqual([]);
});
