import { describe, expect, it } from "vitest";
import type { Language } from "#language/packs.ts";
import { cleaned } from "./clean.ts";

const printed: readonly [Language, string, string][] = [
  ["en", "um, well, we lived , by the the river", "We lived, by the river."],
  ["en", "We, you know, lived in a mill", "We lived in a mill."],
  ["en", "We had cows, um, horses and, uh, pigs.", "We had cows, horses and pigs."],
  ["en", "Yes, I remember the ferry.", "I remember the ferry."],
  ["en", "We shared it, you know.", "We shared it."],
  ["sv", "Öh, vi bodde vid vid ån,", "Vi bodde vid ån."],
  [
    "it",
    "Sono nati il Gianni e, be', nel sessantanove la Stella.",
    "Sono nati il Gianni e nel sessantanove la Stella.",
  ],
  [
    "pl",
    "Kowadło ojciec wiózł, a pierzyny dwie zostawił, rozumie pani?",
    "Kowadło ojciec wiózł, a pierzyny dwie zostawił.",
  ],
  ["it", "Sì, ehm, abitavamo in in campagna", "Abitavamo in campagna."],
  ["pl", "Tak, yyy, mieszkaliśmy na na wsi", "Mieszkaliśmy na wsi."],
];

const kept: readonly [Language, string][] = [
  ["en", "No, I never married."],
  ["en", "I got in, in my cousin's costume."],
  ["en", "It was a long, long road and very very cold."],
  ["en", "The farm was, I think, too small."],
  ["en", "He said, “Um, you know, go home.”"],
  ["en", "We turned right and did well."],
  ["sv", "Det var kanske på hösten."],
  ["it", "Piano piano imparai a leggere."],
  ["pl", "To było chyba jesienią."],
];

describe("cleaning a spoken sentence", () => {
  it.each(printed)("cuts fillers and stumbles (%s): %s", (language, said, expected) => {
    expect(cleaned(said, language)).toBe(expected);
  });

  it.each(kept)(
    "leaves meaning, doubt, denial, emphasis and quoted speech alone (%s): %s",
    (language, said) => {
      expect(cleaned(said, language)).toBe(said);
    },
  );

  it("leaves a yes that somebody said", () => {
    expect(cleaned("Ja, svarade jag, det är långt.", "sv")).toBe("Ja, svarade jag, det är långt.");
    expect(cleaned("Ja, det är långt.", "sv")).toBe("Det är långt.");
  });
});
