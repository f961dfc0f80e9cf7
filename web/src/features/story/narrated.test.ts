import { expect, it } from "vitest";
import { placesOf } from "./narrated.ts";

const lines = (...texts: string[]) => texts.map((text) => ({ text }));

it("each sentence that is read is found where it stands, though some are left out and some stand twice", () => {
  expect(placesOf(lines("A.", "C.", "A."), lines("A.", "B.", "C.", "A."))).toEqual([0, 2, 3]);
});

it("a sentence that stands there otherwise marks nothing, and the next is found all the same", () => {
  expect(placesOf(lines("X.", "B."), lines("A.", "B."))).toEqual([-1, 1]);
});
