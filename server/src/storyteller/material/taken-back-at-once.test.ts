import type { Language } from "@saga/contract/vocabulary";
import { expect, it } from "vitest";
import { tellingOf } from "./tellings.ts";

const before: Record<Language, [before: string, broken: string, after: string]> = {
  en: ["He had one ear.", "The day my … no, nothing.", "When he left the works he gave me the fork."],
  pl: [
    "Miał jedno ucho.",
    "W ten dzień, kiedy moja... nie, nic.",
    "Jak odchodził z fabryki, dał mi kamerton.",
  ],
  sv: ["Han hade ett öra.", "Den dagen när min … nej, ingenting.", "När han slutade fick jag stämgaffeln."],
  it: [
    "Aveva un orecchio solo.",
    "Il giorno che morì mia... no, niente.",
    "Quando andò via mi lasciò il diapason.",
  ],
};

it.each(Object.keys(before) as Language[])(
  "what is begun and taken back in the same breath is not told, in %s",
  (language) => {
    const [first, broken, last] = before[language];
    const told = (middle: string) => tellingOf(`${first} ${middle} ${last}`, { language, matters: [] });
    expect(told(broken)).toBe(`${first} ${last}`);
    const gone = broken.replace(/(?:…|\.{3}) (\p{L})/u, (_, letter: string) => `… ${letter.toUpperCase()}`);
    expect(told(gone)).toBe(`${first} ${last}`);
    expect(told(first)).toBe(`${first} ${first} ${last}`);
  },
);

it("is told on, where a sentence only pauses", () => {
  const said = "The day my mother … well, she was gone by noon. No, nothing was left of the farm.";
  expect(tellingOf(said, { language: "en", matters: [] })).toBe(said);
});
