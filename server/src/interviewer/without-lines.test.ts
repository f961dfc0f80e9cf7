import { expect, test } from "vitest";
import { withoutLines } from "./without-lines.ts";

test("sentences go wherever they stand by themselves, and what stays reads on", () => {
  expect(withoutLines("We sang. Keith drank. We slept. Keith drank.", ["Keith drank."])).toBe(
    "We sang. We slept.",
  );
  expect(withoutLines("We sang.\n\nKeith drank.\n\nWe slept.", ["Keith drank."])).toBe(
    "We sang.\n\nWe slept.",
  );
});

test("nothing within a word goes", () => {
  expect(withoutLines("Oh no. The casino. He won.", ["no."])).toBe("Oh The casino. He won.");
});

test("an answer that does not hold one of them, or of which nothing would stay, is not cut", () => {
  expect(withoutLines("We sang. Keith drank.", ["Keith stole."])).toBeNull();
  expect(withoutLines("We sang. Keith drank.", ["We sang.", "Keith stole."])).toBeNull();
  expect(withoutLines("Keith drank.", ["Keith drank."])).toBeNull();
});
