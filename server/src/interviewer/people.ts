import type { LanguagePack } from "#language/pack.ts";
import { countWords, normalise } from "#language/text.ts";
import type { Ledger, Person } from "./ledger.ts";
import { nameKey } from "./wording/names.ts";
import type { NamedPerson } from "./wording/reply.ts";
import { kinMatcherOf } from "./wording/vocabulary.ts";

const most = { kept: 60, words: 4, who: 70 };
const shortestStem = 3;

/** Is a name told in this answer, in whatever case it stands there? */
const isNamed = (name: string, text: string): boolean => {
  const told = normalise(text);
  return normalise(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= shortestStem)
    .some((word) => told.includes(word.slice(0, Math.max(shortestStem, word.length - 2))));
};

const isPlain = ({ name, who }: NamedPerson): boolean =>
  /^\p{Lu}/u.test(name) &&
  countWords(name) <= most.words &&
  who !== "" &&
  who.length <= most.who &&
  !/[<>{}[\]`|\\§]/u.test(who);

/** "Hilda" and "Hilda Rowe" are one, if nobody else is called Hilda. */
const isSamePerson = (one: string, other: string, pack: LanguagePack): boolean => {
  const [a, b] = [nameKey(one, pack).split(" "), nameKey(other, pack).split(" ")];
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  const fuller = a.length <= b.length ? other : one;
  // "Rino della Ines" is not Ines.
  if (/\s\p{Ll}/u.test(fuller) && short[0] !== long[0]) return false;
  return short.every((part) => long.includes(part));
};

/** What was said of somebody later counts, as it mostly says who that is; but a relative stays a relative. */
const saysMore = (later: string, known: string, pack: LanguagePack): boolean => {
  const isKin = (who: string): boolean => kinMatcherOf(pack.language)(who).length > 0;
  return isKin(later) || !isKin(known);
};

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
  const people = draft.people ?? [];
  for (const one of found.filter((person) => isPlain(person) && isNamed(person.name, text))) {
    const same = people.filter(({ name }) => isSamePerson(name, one.name, pack));
    const [known] = same;
    if (same.length === 1 && known) {
      if (one.name.length > known.name.length) known.name = one.name;
      if (saysMore(one.who, known.who, pack)) known.who = one.who;
    } else if (same.length === 0) people.push({ ...one, message });
  }
  if (people.length > 0) draft.people = people.slice(0, most.kept);
};

/** The people of a ledger whose answer may still be known. */
export const peopleIn = ({ people = [] }: Ledger, mayBeKnown: (message: string) => boolean): Person[] =>
  people.filter(({ message }) => mayBeKnown(message));
