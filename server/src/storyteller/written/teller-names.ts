import { sharedPrefix } from "#language/fold.ts";
import { isSameName } from "#language/name-match.ts";
import { type Language, packs } from "#language/packs.ts";
import { tokens } from "#language/text.ts";
import type { Known, Told } from "../story.ts";
import { fold } from "../text/fold.ts";
import { lexiconMatcher } from "../text/lexicon-matcher.ts";

/** A short name begins as the given name does. */
const leastShared = 2;

/** How a name stands: by itself or as an address ("Edie.", "mówi: Zocha, ty"), at an end ("a straight back Edie, don't"), or in a sentence, where somebody else has it. */
type Use = "alone" | "at an end" | "inside";

/** Every word with a capital that begins as the given name does, with how it stands wherever it was said. */
const usesOf = (texts: readonly string[], given: string, language: Language): Map<string, Use[]> => {
  const uses = new Map<string, Use[]>();
  for (const text of texts) {
    const read = tokens(text);
    for (const [at, { start, end }] of read.entries()) {
      const word = text.slice(start, end);
      if (!/^\p{Lu}\p{Ll}/u.test(word) || sharedPrefix(fold(word), given) < leastShared) continue;
      // "Stoimy, nie gadamy" calls no Stefania.
      if (packs[language].functionWords.together.test(word.toLowerCase())) continue;
      const [last, next] = [read[at - 1], read[at + 1]];
      const listsBefore = last ? lexiconMatcher(language)(last.word).map(({ list }) => list) : [];
      const before = text.slice(last?.end ?? 0, start);
      const isOpen = /[.,!?:;…"“”„«»—–]/u.test(before) || !last;
      const isEnd = /[.,!?:;…"“”»—–]/u.test(text.slice(end, next?.start)) || !next;
      // "Father: Edie, don't": a relative before it says it, and is not called so.
      const isKin = listsBefore.some((list) => list.startsWith("kin ")) && !/[:"“”„«»]/u.test(before);
      // "Master Labuda, Brunon." is his name, and nobody is called.
      const isOfNamed =
        last !== undefined &&
        !last.afterBreak &&
        /^\p{Lu}/u.test(text.slice(last.start)) &&
        /^, $/u.test(text.slice(last.end, start));
      if (isOfNamed && isEnd) continue;
      const isCalled = last !== undefined && packs[language].lexicon.naming.includes(last.word);
      const use = isKin ? "inside" : isOpen && isEnd ? "alone" : isEnd || isCalled ? "at an end" : "inside";
      uses.set(word, [...(uses.get(word) ?? []), use]);
    }
  }
  return uses;
};

type TellerNames = { name: string; told: readonly Told[]; people?: readonly Known[] };

/** The names, beside the given one, that are only ever said to the teller or stand by themselves. */
export const shortNames = ({ name, told, people = [] }: TellerNames, language: Language): string[] => {
  const [first = ""] = name.split(" ");
  const texts = told.filter(({ isPrivate }) => !isPrivate).map(({ text }) => text);
  const others = people.flatMap((one) => one.name.split(" "));
  return [...usesOf(texts, fold(first), language)]
    .filter(([word, uses]) => {
      const isOther = [first, ...others].some((other) => isSameName([other, word], language));
      return !isOther && uses.includes("alone") && !uses.includes("inside");
    })
    .map(([word]) => word);
};

/** Lists of words that tell what somebody is, and not by what name they go: "they called me Mum". */
const isName = (word: string, language: Language): boolean =>
  lexiconMatcher(language)(word.toLowerCase()).every(
    ({ list }) => !list.startsWith("kin ") && !["people", "titles", "places", "times"].includes(list),
  );

/** The names by which tellers say that others called them: "they called me Mo at school, and Reenie at home". */
const calledNames = ({ name, told, people = [] }: TellerNames, language: Language): string[] => {
  const others = [name, ...people.map((one) => one.name)].flatMap((one) => one.split(" "));
  const found = told.flatMap(({ isPrivate, text }) =>
    isPrivate
      ? []
      : [...text.matchAll(packs[language].called.teller)].flatMap(([, ...names]) => names.filter(Boolean)),
  );
  return [...new Set(found)].filter(
    (word) => isName(word, language) && !others.some((other) => isSameName([other, word], language)),
  );
};

const known = new WeakMap<readonly Told[], string>();

/**
 * The name of a teller with those they are called by in what was told: "Edith Marsden Edie". A short name is only ever said to its bearer
 * or stands by itself; of whom anything else is told is somebody else.
 */
export const namesOfTeller = (teller: TellerNames, language: Language): string => {
  const { name, told } = teller;
  const found = known.get(told);
  if (found !== undefined) return found;
  const names = [...new Set([name, ...shortNames(teller, language), ...calledNames(teller, language)])].join(
    " ",
  );
  known.set(told, names);
  return names;
};

/** Where the teller says what they are called, the name stands as a sentence of its own: "I'm Edith, but nobody's called me that. Edie." */
const isSaidAlone = (text: string, word: string): boolean =>
  new RegExp(`(?:^|[.!?…]\\s+)${word}[.!?…]`, "u").test(text);

/**
 * The teller as they want to be called: with the name that they say they go by in the answer that tells their own, in the place of the given one; as
 * written down where they speak of that in a wish for the book.
 */
export const asCalled = <Named extends TellerNames>(teller: Named, language: Language): Named => {
  const [first = "", ...rest] = teller.name.split(" ");
  const isWished = teller.told.some(({ bookWishes = [] }) =>
    bookWishes.some(({ text }) => tokens(text).some(({ word }) => word === first.toLowerCase())),
  );
  const open = teller.told.filter(({ isPrivate, text }) => !isPrivate && text.includes(first));
  const called = shortNames(teller, language).find((word) =>
    open.some(({ text }) => isSaidAlone(text, word)),
  );
  return called === undefined || isWished ? teller : { ...teller, name: [called, ...rest].join(" ") };
};
