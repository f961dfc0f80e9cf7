import { expect, it } from "vitest";
import type { Language } from "#language/packs.ts";
import { toldOf } from "../told.test-suite.ts";
import { withPeopleTold } from "./people-told.ts";

it.each<[Language, string[], string]>([
  ["en", ["Alf and I married in 1961, in the rain.", "My husband drove the milk lorry."], "Alf: husband"],
  ["en", ["I married Alf in 1961."], "Alf: husband/wife"],
  ["en", ["My brother Perce kept ferrets.", "My uncle Perce went to sea."], ""],
  ["en", ["Alf and I were wed at Bethel in the sleet.", "My husband never ate fish."], "Alf: husband"],
  ["en", ["My brother Perce kept ferrets, and Dolly hated them."], "Perce: brother"],
  ["sv", ["Jag gifte mig med Nils i maj.", "Min man var smed."], "Nils: make"],
  ["sv", ["Min dotterdotter Ebba kom med buss."], "Ebba: dotterdotter"],
  ["sv", ["Farmor Hilda stickade vantar."], "Hilda: farmor"],
  ["it", ["Ho sposato Piero nel cinquantuno.", "Mio marito faceva il fornaio."], "Piero: marito"],
  ["pl", ["Czesiu, mój brat, ten to wiedział wcześniej."], "Czesiu: brat"],
])("knows the relatives whom the answers name (%s): %s", (language, texts, known) => {
  const people = withPeopleTold({ told: toldOf(texts) }, language);
  expect(people.map(({ name, who }) => `${name}: ${who}`).join()).toBe(known);
});

it("knows none from what is private, a secret or left alone, nor besides what was noted", () => {
  const texts = ["My brother Perce kept ferrets."];
  const peopleOf = (more: object, given: object = {}): string[] =>
    withPeopleTold({ told: toldOf(texts, () => more), ...given }, "en").map(({ who }) => who);
  expect(peopleOf({ isPrivate: true })).toEqual([]);
  expect(peopleOf({ isSecret: true })).toEqual([]);
  expect(peopleOf({}, { matters: [{ words: "Perce", stems: ["perce"] }] })).toEqual([]);
  expect(peopleOf({}, { people: [{ name: "Perce Hale", who: "brother, a joiner" }] })).toEqual([
    "brother, a joiner",
  ]);
});

it.each<[Language, string, string, string]>([
  ["pl", "Osoba to Kuba, wnuk, on mi ciebie tu postawił.", "Kuba", "wnuk"],
  ["en", "My grandson Kit set you up here.", "Kit", "grandson"],
  ["sv", "Min dotterdotter Ronja ställde dig här.", "Ronja", "dotterdotter"],
])("says once who is a grandson (%s)", (language, text, name, who) => {
  const peopleOf = (noted: string): string[] =>
    withPeopleTold({ told: toldOf([text]), people: [{ name, who: noted }] }, language).map((one) => one.who);
  expect(peopleOf(who)).toEqual([who]);
  expect(peopleOf(`${who}, 17`)).toEqual([`${who}, 17`]);
});
