import { describe, expect, it } from "vitest";
import { ownWords, sentencesWithin } from "./own-words.ts";

const partsOf = (content: string, heard: (string | null)[]) =>
  ownWords({ content, language: "en" }, heard)?.map(({ from, to }) => content.slice(from, to).trim());

describe("what each recording of an answer tells", () => {
  it("is found by the words that were heard in it", () => {
    const heard = ["We lived above the bakery. My aunt", "kept hens. They were", "always loud."];
    expect(partsOf(heard.join(" "), heard)).toEqual(heard);
  });

  it("is found through what the person has corrected, added and left out", () => {
    const heard = [
      "We lift above the bakery in skip ton.",
      "My ant kept hens. And so on.",
      "They were loud.",
    ];
    const content =
      "We lived above the bakery in Skipton. It was warm there. My aunt kept hens. They were always loud.";
    expect(partsOf(content, heard)).toEqual([
      "We lived above the bakery in Skipton.",
      "It was warm there. My aunt kept hens.",
      "They were always loud.",
    ]);
  });

  it("is nothing of a recording whose words were all taken out, and everything of a single one", () => {
    const heard = ["We lived above the bakery.", "Wait a moment.", "My aunt kept hens."];
    expect(partsOf("We lived above the bakery. My aunt kept hens.", heard)).toEqual([
      "We lived above the bakery.",
      "",
      "My aunt kept hens.",
    ]);
    expect(partsOf("Something else.", [null])).toEqual(["Something else."]);
  });

  it("is not known where nobody knows what was heard", () => {
    expect(partsOf("We lived above the bakery.", ["We lived", null])).toBeUndefined();
  });

  it("is cut where a sentence goes on in the next recording", () => {
    const content = "We lived above the bakery in Skipton. My aunt kept hens.";
    const found = sentencesWithin({ content, language: "en" }, { from: 9, to: 41 });
    expect(found.map(({ text }) => text)).toEqual(["above the bakery in Skipton.", "My"]);
    expect(found.map(({ from, to }) => content.slice(from, to).trim())).toEqual([
      "above the bakery in Skipton.",
      "My",
    ]);
  });
});
