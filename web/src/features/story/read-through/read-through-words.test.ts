import type { ReadPassage } from "@saga/contract/stories";
import { expect, it } from "vitest";
import { runsIn } from "./read-through-words.ts";

type Line = ReadPassage["lines"][number];

const lineOf = (text: string, place: Partial<Line> = {}): Line => ({
  text,
  now: text,
  decision: null,
  heading: "The mill",
  before: null,
  after: null,
  sources: [],
  ...place,
});

it("lines that stand behind each other are shown together, and others where they stand", () => {
  const lines = [
    lineOf("They put her out of her room."),
    lineOf("She went to Ely.", { before: "They put her out of her room." }),
    lineOf("The key lies under the brick.", { heading: "The flat", before: "She was proud." }),
    lineOf("He never came back.", { heading: "The mill", before: "The key lies under the brick." }),
  ];
  expect(runsIn(lines)).toEqual([[0, 1], [2], [3]]);
});

it("a line stands behind another one in whatever words that is said now", () => {
  const first = lineOf("They put her out.", { now: "She left." });
  expect(runsIn([first, lineOf("She went to Ely.", { before: "She left." })])).toEqual([[0, 1]]);
});
