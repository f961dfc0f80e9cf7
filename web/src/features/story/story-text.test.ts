import { expect, it } from "vitest";
import { textBlocks } from "./story-text.ts";

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
