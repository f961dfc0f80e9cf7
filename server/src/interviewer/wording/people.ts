import type { LanguagePack } from "#language/pack.ts";
import { countWords, normalise } from "#language/text.ts";
import type { Ledger } from "../ledger/ledger.ts";
import { kinMatcherOf } from "../reading/vocabulary.ts";
import { nameKey } from "./names.ts";
import type { NamedPerson } from "./reply.ts";

const most = { kept: 60, words: 4, who: 70 };
const shortestStem = 3;

/** Is a name told in this answer, in whatever case it stands there? */
export const isNamed = (name: string, text: string): boolean => isNamedIn(name, normalise(text));

/** The same of words that are normalised already. */
export const isNamedIn = (name: string, told: string): boolean =>
  normalise(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= shortestStem)
    .some((word) => told.includes(word.slice(0, Math.max(shortestStem, word.length - 2))));

const isPlain = ({ name, who }: NamedPerson): boolean =>
  // "siora Gigia", "la Pavana".
  /(?:^|\s)\p{Lu}/u.test(name) &&
  countWords(name) <= most.words &&
  who.length <= most.who &&
  !/[<>{}[\]`|\\§]/u.test(who);

/** Which relative of the teller that is: "mother, a baker's daughter" is a mother, "my husband's mother" is somebody else, and "Lucy's mother" none. */
const kinIn = (who: string, { language, functionWords }: LanguagePack): string => {
  const [said = ""] = who.split(/[,;(]/u);
  if (functionWords.ofAnother.test(said)) return "";
  return [...new Set(kinMatcherOf(language)(said).map(({ list }) => list))].sort().join();
};

/** Who somebody is to the teller, as it is noted: "brother" for "teller's brother". */
export const toTeller = (who: string): string => who.replace(/^(?:the )?teller['’]s\s+/iu, "");

const isTeller = (who: string): boolean => /^(?:the )?teller(?!\p{L}|['’]s)/iu.test(who);

/** An aunt is not the niece who was named after her, nor a brother the husband of the same name. */
const areNamesakes = (one: NamedPerson, other: NamedPerson, pack: LanguagePack): boolean => {
  if (isTeller(one.who) !== isTeller(other.who)) return true;
  const [a, b] = [kinIn(one.who, pack), kinIn(other.who, pack)];
  return a !== "" && b !== "" && a !== b;
};

/** "Hilda" and "Hilda Rowe" are one, unless they are somebody else to the teller. */
const isSamePerson = (one: NamedPerson, other: NamedPerson, pack: LanguagePack): boolean => {
  if (areNamesakes(one, other, pack)) return false;
  const [a, b] = [nameKey(one.name, pack).split(" "), nameKey(other.name, pack).split(" ")];
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  const fuller = a.length <= b.length ? other.name : one.name;
  // "Rino della Ines" is not Ines.
  if (/\s\p{Ll}/u.test(fuller) && short[0] !== long[0]) return false;
  // Inga-Lill is not Inga, unless both are the sister.
  const isDouble = short.length < long.length && /^\p{L}+-\p{L}+$/u.test(fuller);
  if (isDouble && (kinIn(one.who, pack) === "" || kinIn(other.who, pack) === "")) return false;
  return short.every((part) => long.includes(part));
};

/** Is every word of a name one of the fuller name? */
const isWithin = (name: string, fuller: string, pack: LanguagePack): boolean => {
  const words = nameKey(fuller, pack).split(" ");
  const own = nameKey(name, pack).split(" ");
  return own.length < words.length && own.every((word) => words.includes(word));
};

/** What was said of somebody later counts, as it mostly says who that is; but a relative stays a relative. */
const saysMore = (later: string, known: string, pack: LanguagePack): boolean =>
  kinIn(later, pack) !== "" || kinIn(known, pack) === "";

/** Keeps who was named in an answer: each person once, under the fullest name that was told. */
export const notePeople = (
  draft: Ledger,
  {
    found,
    message,
    text,
    pack,
  }: { found: readonly NamedPerson[]; message: string; text: string; pack: LanguagePack },
): void => {
  let people = draft.people ?? [];
  const told = normalise(text);
  const named = found
    .map((person) => ({ ...person, who: toTeller(person.who) }))
    .filter((person) => isPlain(person) && isNamedIn(person.name, told));
  for (const one of named) {
    const same = people.filter((known) => isSamePerson(known, one, pack));
    const [known] = same;
    if (same.length === 1 && known) {
      if (one.name.length > known.name.length) known.name = one.name;
      if (one.who !== "" && saysMore(one.who, known.who, pack))
        Object.assign(known, { who: one.who, whoIn: message });
    } else if (same.length === 0) people.push({ ...one, message });
    else if (known && same.every(({ name }) => isWithin(name, one.name, pack))) {
      // "Muir" and "Sandy" were two until somebody said "Sandy Muir".
      known.name = one.name;
      if (saysMore(one.who, known.who, pack)) Object.assign(known, { who: one.who, whoIn: message });
      people = people.filter((other) => other === known || !same.includes(other));
    }
  }
  if (people.length > 0) draft.people = people.slice(0, most.kept);
};
