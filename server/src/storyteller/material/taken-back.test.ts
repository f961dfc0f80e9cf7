import { expect, it } from "vitest";
import type { Language } from "#language/packs.ts";
import { toldOf } from "../told.test-suite.ts";
import { withoutTakenBack } from "./taken-back.ts";

const textsAfter = (language: Language, texts: readonly string[], isPrivate = false): string[] =>
  withoutTakenBack(
    toldOf(texts, (position) => (isPrivate && position > 0 ? { isPrivate } : {})),
    language,
  ).map(({ text }) => text);

type Slip = [Language, string, string, string];

const slips: Slip[] = [
  [
    "en",
    "He were never thick, me dad.",
    "He bought us a piano, and it took four men.",
    "I've told you a wrong thing, before. I said me dad bought the piano. He didn't. It were Auntie Nellie.",
  ],
  [
    "sv",
    "Far var aldrig dum.",
    "Han köpte ett piano åt oss, och det tog fyra man.",
    "Jag sa fel förut. Jag sa att far köpte ett piano. Det gjorde han inte. Det var moster Nelly.",
  ],
  [
    "it",
    "Papà non era mai stupido.",
    "Ci comprò il pianoforte, e ci vollero quattro uomini.",
    "Prima ho detto una cosa sbagliata. Ho detto che papà comprò il pianoforte. Non fu lui. Fu la zia Nella.",
  ],
  [
    "pl",
    "Tam poznałam Pelasię, Pelasia stała przy tarce.",
    "Ona mi potem na ślubie świadkowała, w sześćdziesiątym czwartym.",
    "Ja żem źle powiedziała wcześniej. Pelasia mi nie świadkowała. To Urszula była.",
  ],
];

it.each(slips)(
  "what is taken back later in other words is told no more (%s)",
  (language, told, wrong, right) => {
    expect(textsAfter(language, [`${told} ${wrong}`, right])).toEqual([told, right]);
  },
);

it.each(slips)("it is told, where it is taken back in private (%s)", (language, told, wrong, right) => {
  const whole = `${told} ${wrong}`;
  expect(textsAfter(language, [whole, right], true)).toEqual([whole, right]);
});

it.each<[Language, string, string]>([
  [
    "en",
    "We bought a piano, and it took four men.",
    "I said to him, buy the piano. He wouldn't. It stood in the shop.",
  ],
  ["sv", "Vi köpte ett piano, och det tog fyra man.", "Pianot köpte inte grannen. Han hade ingen plats."],
  [
    "it",
    "Comprammo il pianoforte, e ci vollero quattro uomini.",
    "Il pianoforte non lo comprò nessuno. Restò lì.",
  ],
  ["pl", "Kupiliśmy pianino, i trzeba było czterech.", "Pianina sąsiad nie kupił. Nie miał miejsca."],
])("a denial that is told puts nothing right (%s)", (language, said, later) => {
  expect(textsAfter(language, [said, later])).toEqual([said, later]);
});
