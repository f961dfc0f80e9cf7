import { expect, it } from "vitest";
import type { Language } from "#language/packs.ts";
import { toldOf } from "../told.test-suite.ts";
import { fallenOut } from "./fallen-words.ts";

const fallenFrom = (language: Language, before: string, was: string, now: string): string[] =>
  fallenOut(
    { was, now, before: [before] },
    {
      language,
      style: "biography",
      tellerName: "Edith Marsden Edie",
      told: toldOf(["So it was Edie, and it was Ada, always."]),
      material: [],
      printed: [],
      matters: [],
    },
  );

it.each<[Language, string, string, string]>([
  [
    "en",
    "The note is in the tin, and the ring of the pigeon.",
    "Danka wanted to frame the note.",
    "Danka wanted to frame it.",
  ],
  [
    "sv",
    "Lappen ligger i burken, och duvans ring.",
    "Danka ville rama in lappen.",
    "Danka ville rama in den.",
  ],
  [
    "it",
    "Il biglietto sta nella scatola, con l'anello del piccione.",
    "La Danka voleva incorniciare il biglietto.",
    "La Danka voleva incorniciarlo.",
  ],
  [
    "pl",
    "Kartka jest w puszce, pod guzikami, i obrączka z nogi.",
    "Danka chciała kartkę w ramki oprawić.",
    "Danka chciała ją w ramki oprawić.",
  ],
])(
  "a word that fell out for a pronoun is noticed where another thing was named since (%s)",
  (language, before, was, now) => {
    expect(fallenFrom(language, before, was, now)).toEqual(["stray_thing"]);
    expect(fallenFrom(language, before, was, was)).toEqual([]);
  },
);

it("a pronoun that means what was named last may stand", () => {
  const was = "Danka wanted to frame the note.";
  expect(fallenFrom("en", "In the tin lies the note.", was, "Danka wanted to frame it.")).toEqual([]);
});

it.each<[Language, string, string, string]>([
  ["en", "“Me mother didn't shout.”", "And then it was Edie for the coal.", "And then she had the coal."],
  ["sv", "Mamma skrek inte.", "Och sedan fick Edie bära kolen.", "Och sedan fick hon bära kolen."],
  ["it", "La mamma non gridava.", "E poi toccò a Edie il carbone.", "E poi lei ebbe il carbone."],
  ["pl", "Mama nie krzyczała.", "A potem Edie nosiła węgiel.", "A potem ona nosiła węgiel."],
])(
  "a name that fell out is noticed where the pronoun would mean a relative named last (%s)",
  (language, before, was, now) => {
    expect(fallenFrom(language, before, was, now)).toEqual(["stray_person"]);
    expect(fallenFrom(language, "It rained.", was, now)).toEqual([]);
  },
);

it("a father is not taken for her", () => {
  const was = "And then it was Edie for the coal.";
  expect(fallenFrom("en", "“Me dad didn't shout.”", was, "And then she had the coal.")).toEqual([]);
});
