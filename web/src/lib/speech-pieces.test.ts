import { expect, it } from "vitest";
import { speechPieces } from "./speech-pieces.ts";

it("a question is spoken in two pieces, the first one soon", () => {
  expect(speechPieces("You told me “we lived by the sea”.\nWho lived there? Tell me.", "en")).toEqual([
    "You told me “we lived by the sea”.",
    "Who lived there? Tell me.",
  ]);
});

it("a short beginning is not spoken alone", () => {
  expect(speechPieces("All right. What did the house look like inside?", "en")).toEqual([
    "All right. What did the house look like inside?",
  ]);
});
