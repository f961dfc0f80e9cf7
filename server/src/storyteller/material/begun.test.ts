import { describe, expect, it } from "vitest";
import type { Language } from "#language/packs.ts";
import { toldOf } from "../told.test-suite.ts";
import { judged } from "../written/judge.ts";
import { materialOf } from "../written/material.ts";
import { begunWith } from "./begun.ts";

const begun = (language: Language, first: string, told: string, words: string[] = []): string =>
  begunWith({
    left: `${first} ${told}`,
    told,
    matters: words.map((one) => ({ words: one, stems: [one.toLowerCase()] })),
    language,
  });

describe("the sentence by which a telling begins", () => {
  it.each<[Language, string, string]>([
    ["en", "Well, I'll tell you the snow.", "It had been coming since the night."],
    ["en", "Let me tell you the business with the bicycle, then.", "It had no brakes."],
    ["sv", "Jag kan tala om branden för dig.", "Den började i bagarstugan."],
    ["it", "Allora Le racconto la neve.", "Veniva giù da tre giorni."],
    ["pl", "Ja pani opowiem tę kozę.", "Stała na dachu."],
  ])("says what the telling is of (%s): %s", (language, first, told) => {
    expect(begun(language, first, told)).toBe(first);
  });

  it.each<[Language, string, string]>([
    ["en", "I'll tell you what.", "She bit the postman."],
    ["en", "I'll tell you the truth, but leave that out.", "She bit the postman."],
    ["en", "I'll not tell you about Ray.", "She bit the postman."],
    ["en", "You made me out a pirate.", "She bit the postman."],
    ["sv", "Det ska jag berätta.", "Den började i bagarstugan."],
    ["pl", "Opowiem.", "Stała na dachu."],
  ])("is none where it says nothing of it, or asks for silence (%s): %s", (language, first, told) => {
    expect(begun(language, first, told)).toBe("");
  });

  it("is none where it names what is left alone", () => {
    expect(begun("en", "I'll tell you about Ray.", "He bit the postman.", ["Ray"])).toBe("");
  });

  it("bears a sentence of the story", () => {
    const said = "It had been coming since the night, and by noon you could not see the yard wall.";
    const snow = "The snow had been coming since the night.";
    const faultsOf = (more: object): string[] => {
      const told = toldOf([said], () => more);
      const material = materialOf(told, { most: 1000, language: "en" });
      return judged([{ text: snow, marks: ["1.0"] }], {
        language: "en",
        style: "first-person",
        tellerName: "Nora",
        told,
        material,
        printed: [],
        matters: [],
      }).flatMap(({ missing }) => missing);
    };
    expect(faultsOf({})).toEqual(["snow"]);
    expect(faultsOf({ begun: "Well, I'll tell you the snow." })).toEqual([]);
  });
});
