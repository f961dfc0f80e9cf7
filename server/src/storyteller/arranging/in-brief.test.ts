import { expect, it } from "vitest";
import type { Language } from "#language/packs.ts";
import { knownSpellings } from "../chronology/life-order.ts";
import { unitsOf } from "../material/unit.ts";
import { briefsIn } from "./in-brief.ts";
import type { Choice } from "./parts-of-choices.ts";
import { select } from "./select.ts";

const talk = "There was always something to be carried and something to be mended in that yard. ";

const briefIn = (text: string, language: Language = "en"): string =>
  briefsIn(unitsOf(text, language), { language, known: knownSpellings([text], language) })
    .map(({ units }) => units.map((unit) => unit.text).join(" "))
    .join(" | ");

it.each<[Language, string, string]>([
  ["en", "It rained from the morning on. My father died in June.", "My father died in June."],
  ["sv", "Det regnade hela dagen. Min bror Axel drunknade i mars.", "Min bror Axel drunknade i mars."],
  ["it", "Pioveva da tre giorni. Mio padre è morto a marzo.", "Mio padre è morto a marzo."],
  ["pl", "Padało od samego rana. Moja mama umarła we wrześniu.", "Moja mama umarła we wrześniu."],
])("tells a death in brief by whom it is of, in %s", (language, text, told) => {
  expect(briefIn(text, language)).toBe(told);
});

it("begins where somebody is named and goes to the end where that is near", () => {
  const brief = briefIn(
    `${talk.repeat(5)}Clifford was my brother. He was killed in the quarry. He was nineteen.`,
  );
  expect(brief).toBe("Clifford was my brother. He was killed in the quarry. He was nineteen.");
});

it("is none where nobody is named close before it", () => {
  expect(briefIn(`My brother kept horses. ${talk.repeat(5)}He was killed in the quarry.`)).toBe("");
});

it("stands beside the scenes of a short story where these leave room, and takes none of them away", () => {
  const scene = (text: string): Choice => ({ chapter: 3, units: unitsOf(text, "en") });
  const death = scene(`${talk.repeat(12)}My mother died at Easter, with the copper still warm.`);
  const briefs = briefsIn(death.units, { language: "en", known: new Set() });
  const choices = [
    scene(`I kept the books. ${talk.repeat(12)}`),
    scene(`I drove the van. ${talk.repeat(14)}`),
  ];
  const told = (own: Choice): string => [...select([...choices, own], 430)].map(({ text }) => text).join(" ");
  expect(told(death)).not.toContain("My mother died");
  const story = told({ ...death, briefs });
  for (const line of ["I kept the books.", "I drove the van.", "My mother died"])
    expect(story).toContain(line);
});
