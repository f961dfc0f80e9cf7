import { describe, expect, test } from "vitest";
import { compile, holds } from "./match.ts";
import { languages } from "./packs.ts";
import { stem } from "./stem.ts";
import { countWords, normalise, sentences } from "./text.ts";

describe("a word list", () => {
  test.each([
    ["father", "My Father came.", true],
    ["father", "My fathers came.", false],
    ["remember*", "I remembered it.", true],
    ["when i was", "When I was a child", true],
    ["when i was", "It was then. When? I was away.", false],
    ["aged #", "She left aged 14.", true],
    ["don't know", "I don’t know.", true],
    ["anno", "nell'anno di guerra", true],
    ["łódź", "Do Łódź!", true],
  ])("%s read against: %s", (entry, text, expected) => {
    expect(holds(text, [entry])).toBe(expected);
  });

  test("says where an entry stands, and takes the longest of a list", () => {
    const [found, ...others] = compile({ kin: ["mother", "mother in law"] })("So my mother-in-law sang.");
    expect([found?.entry, found?.start, found?.end, others.length]).toEqual(["mother in law", 6, 19, 0]);
  });

  test("finds composed and decomposed letters alike", () => {
    expect(holds("cafe\u0301", ["café"])).toBe(true);
  });
});

describe("a text", () => {
  test("is divided into sentences, but not after a title or an initial", () => {
    const found = sentences("Mrs. Smith came. Then T. Hall left! So?", "en").map(({ text }) => text);
    expect(found).toEqual(["Mrs. Smith came.", "Then T. Hall left!", "So?"]);
  });

  test("is counted in words as a reader counts", () => {
    expect(countWords("I don't know, in 1951.")).toBe(5);
  });

  test("is compared without regard to case, apostrophes and spaces", () => {
    expect(normalise("  Don’t\n GO ")).toBe("don't go");
  });
});

test.each([
  ["en", "kitchens", "kitchen"],
  ["sv", "köken", "köket"],
  ["it", "madre", "madri"],
  ["pl", "matka", "matkę"],
] as const)("inflected forms meet in %s: %s and %s", (language, one, other) => {
  expect(languages).toContain(language);
  expect(stem(one, language)).toBe(stem(other, language));
});
