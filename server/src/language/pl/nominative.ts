import type { FollowUps, Named, ToldName } from "../follow-ups.ts";
import type { Address } from "../grammar.ts";
import { givenNameOf, written } from "./given-names.ts";

/** Men's names that are in no list, and that end like a woman's, or like a name in another case. */
const otherMen = new Set(
  "barnaba bazyli bonawentura bruno hugo iwo jarema jaśko kosma leo mieszko otto".split(" "),
);
const oblique = /(?:owi|em|iem|iego|ego|emu|ach|ami|ów|ej|ę|ą|u|e|i)$/u;
/** A woman who is called ("Heleno!"): of men's names in -o, those of boys end so softly, and few others are told. */
const called = /(?<![zsnc]i)o$/u;
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
  if (otherMen.has(word)) return "man";
  // "Pani Lemkowa": in any other case the name would end otherwise.
  if (word.endsWith("a")) return ofWoman.test(next) || isTitled ? "woman" : null;
  return called.test(word) || oblique.test(word) ? null : "man";
};

const of = ({ name, before, next, told }: ToldName): Named | null => {
  const [first = "", ...others] = name.split(" ");
  const known = givenNameOf(first, { next, told });
  // "Zośki Wit": only the given name is known in its plain form.
  if (known) return { who: known.who, said: known.isPlain && others.length > 0 ? written(name) : known.said };
  const who = plainOf(first, { before, next });
  return who === null ? null : { said: written(name), who };
};

/** "Zawadzkiej" is Zawadzka, "Nowickim" Nowicki. */
const ofWomen = /(?<=[sc]k|dzk)(?:iej|ą)$/u;
const ofMen = /(?<=[sc]k|dzk)(?:iego|iemu|im)$/u;
const isSurname = /(?:[sc]k|dzk)[ia]$/u;

/** A surname as it stands by itself; null where that cannot be told from its form. */
const surnameOf = (word: string): string | null => {
  const plain = word.replace(ofWomen, "a").replace(ofMen, "i");
  return isSurname.test(plain) || !oblique.test(plain) ? written(plain) : null;
};

const whole = (name: string, told: ReadonlySet<string>): string => {
  // "Baśka od Wójcików" is what she is called.
  if (/(?:^| )(?!\p{Lu})/u.test(name)) return name;
  const [first = "", ...others] = name.toLowerCase().split(" ");
  const given = givenNameOf(first, { next: "", told });
  const begun = given?.said ?? surnameOf(first);
  if (begun === null || name.split(" ")[0] === begun) return name;
  return [begun, ...others.flatMap((word) => surnameOf(word) ?? [])].join(" ");
};

/** Ways to ask that need no other form of a name, and bury nobody. */
export const nominative: NonNullable<FollowUps["nominative"]> = {
  of,
  whole,
  titleOf: (word) => titles.get(word),
  petForm: /(?<!^(?:mar|jac))ek$|(?:ik|uś|iś|io|sia|zia|cia|nia|cha|ka|śka|ula)$/u,
  asks: {
    man: [
      "{person} — proszę opowiedzieć o nim jeszcze trochę.",
      "A {person}? Chętnie o nim posłucham.",
      "Jaki był wtedy {person}?",
      "{person}: jaka historia się z nim wiąże?",
      "I jeszcze {person}. Co [się o nim pamięta|Pan o nim pamięta|Pani o nim pamięta]?",
      "A {person}, co to był za człowiek w tamtych latach?",
      "Proszę opowiedzieć jeden dzień, w którym jest {person}.",
    ],
    woman: [
      "{person} — proszę opowiedzieć o niej jeszcze trochę.",
      "A {person}? Chętnie o niej posłucham.",
      "Jaka była wtedy {person}?",
      "{person}: jaka historia się z nią wiąże?",
      "I jeszcze {person}. Co [się o niej pamięta|Pan o niej pamięta|Pani o niej pamięta]?",
      "A {person}, co to była za osoba w tamtych latach?",
      "Proszę opowiedzieć jeden dzień, w którym jest {person}.",
    ],
  },
  lost: {
    man: [
      "{person} — proszę o nim opowiedzieć, [jeśli jest ochota|jeśli ma Pan ochotę|jeśli ma Pani ochotę].",
      "A {person}? Chętnie o nim posłucham, jeśli można.",
      "{person}. Co inni powinni o nim wiedzieć?",
      "{person}. Proszę powiedzieć o nim tyle, ile [się chce|Pan chce|Pani chce].",
    ],
    woman: [
      "{person} — proszę o niej opowiedzieć, [jeśli jest ochota|jeśli ma Pan ochotę|jeśli ma Pani ochotę].",
      "A {person}? Chętnie o niej posłucham, jeśli można.",
      "{person}. Co inni powinni o niej wiedzieć?",
      "{person}. Proszę powiedzieć o niej tyle, ile [się chce|Pan chce|Pani chce].",
    ],
  },
};
