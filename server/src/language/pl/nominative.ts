import type { FollowUps, Named, ToldName } from "../follow-ups.ts";
import type { Address } from "../grammar.ts";
import { givenNameOf } from "./given-names.ts";

/** Men's names in -a are few; everybody else's ends in a consonant, -o or -y in the plain form alone. */
const menInA = new Set("kuba barnaba kosma bonawentura jarema".split(" "));
const oblique = /(?:owi|em|iem|iego|ego|emu|ach|ami|ów|ej|ę|ą|u|e|i)$/u;
/** A woman who is called ("Heleno!"): of men's names in -o, those of boys end so softly, and few others are told. */
const called = /(?<![zsnc]i)o$/u;
const menInO = new Set("bruno hugo iwo jaśko leo mieszko otto".split(" "));
const ofWoman = /\p{L}ła$/u;

const titles = new Map(
  [
    "pani: pani panią",
    "pan: pan pana panu panem",
    "ciocia: ciocia cioci ciocię ciocią ciotka ciotki ciotce ciotkę ciotką",
    "wujek: wujek wujka wujkowi wujkiem wujku wuj wuja wujowi wujem",
    "stryj: stryj stryja stryjowi stryjem stryjek stryjka stryjkowi stryjkiem",
    "babcia: babcia babci babcię babcią babka babki babce babkę babką",
    "dziadek: dziadek dziadka dziadkowi dziadkiem dziadku",
    "ksiądz: ksiądz księdza księdzu księdzem",
    "doktor: doktor doktora doktorowi doktorem",
  ].flatMap((line) => {
    const [plain = "", forms = ""] = line.split(": ");
    return forms.split(" ").map((form): [string, string] => [form, plain]);
  }),
);

/** A name that is in no list, where it stands in its plain form: of a man or a woman; null for any other case. */
const plainOf = (word: string, { before, next }: Pick<ToldName, "before" | "next">): Address | null => {
  const isTitled = titles.get(before) === before;
  if (menInA.has(word)) return "man";
  // "Pani Lemkowa": in any other case the name would end otherwise.
  if (word.endsWith("a")) return ofWoman.test(next) || isTitled ? "woman" : null;
  if (/^(?:antoni|jerzy|ignacy|walenty|konstanty|wincenty|hilary|bazyli|alojzy)$/u.test(word)) return "man";
  if (called.test(word) && !menInO.has(word)) return null;
  return oblique.test(word) ? null : "man";
};

const written = (name: string): string => name.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());

const of = ({ name, before, next, told }: ToldName): Named | null => {
  const [first = "", ...others] = name.split(" ");
  const known = givenNameOf(first, { next, told });
  // "Zośki Wit": only the given name is known in its plain form.
  if (known) return { who: known.who, said: known.isPlain && others.length > 0 ? written(name) : known.said };
  const who = plainOf(first, { before, next });
  return who === null ? null : { said: written(name), who };
};

/** Ways to ask that need no other form of a name, and bury nobody. */
export const nominative: NonNullable<FollowUps["nominative"]> = {
  of,
  titleOf: (word) => titles.get(word),
  asks: {
    man: [
      "{person} — proszę opowiedzieć o nim jeszcze trochę.",
      "{person}: jaka historia się z nim wiąże?",
      "A {person}? Chętnie o nim posłucham.",
      "I jeszcze {person}. Co [się o nim pamięta|Pan o nim pamięta|Pani o nim pamięta]?",
      "Zatrzymajmy się na chwilę: {person}. Proszę o nim opowiedzieć.",
    ],
    woman: [
      "{person} — proszę opowiedzieć o niej jeszcze trochę.",
      "{person}: jaka historia się z nią wiąże?",
      "A {person}? Chętnie o niej posłucham.",
      "I jeszcze {person}. Co [się o niej pamięta|Pan o niej pamięta|Pani o niej pamięta]?",
      "Zatrzymajmy się na chwilę: {person}. Proszę o niej opowiedzieć.",
    ],
  },
};
