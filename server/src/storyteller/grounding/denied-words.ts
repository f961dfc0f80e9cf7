import { packs } from "#language/packs.ts";
import { lexiconMatcher } from "../text/lexicon-matcher.ts";
import type { Clause, Word } from "../text/parsed-text.ts";
import type { Evidence } from "./evidence.ts";

/** Words right before a time that may deny it: "it was not on the fourth". */
export const deniedWithin = 3;

/** Is one of these a word that denies, in whatever spelling ("int"), and not a name ("Inga")? */
export const isDenial = (words: readonly Word[], language: Evidence["language"]): boolean => {
  const { spellings } = packs[language].hearing;
  const plain = words.map(({ word, actor }) => (actor?.kind === "name" ? "" : (spellings.get(word) ?? word)));
  return lexiconMatcher(language)(plain.join(" ")).some(({ list }) => list === "negations");
};

/** Where these are words without weight, so many before what they belong to may deny it: "non mi ha più mosso". */
const mostWithoutWeight = 6;

/** Where the words begin that may deny the one at a place. */
const denialFrom = (words: readonly Word[], at: number): number => {
  let from = Math.max(0, at - deniedWithin);
  const isPlain = (place: number): boolean =>
    words.slice(Math.max(0, place), at).every(({ stem }) => stem === null);
  while (from > 0 && at - from < mostWithoutWeight && isPlain(from - 1)) from -= 1;
  return from;
};

/** Where they end: "läste dom inte" denies behind the verb. */
const denialTo = (words: readonly Word[], at: number, language: Evidence["language"]): number => {
  if (!packs[language].functionWords.inverts) return at + 1;
  let to = at + 1;
  while (to <= at + deniedWithin && words[to]?.stem === null) to += 1;
  return to;
};

/** A told clause of more words is speech without stops: it has a denial near everything. */
export const longestClause = 14;

/** "Meant to be collecting it, not paying it": does all that is taken stand before the denial, and something else behind it? */
const isOfWhatFollows = (
  taken: ReadonlySet<string>,
  { words }: Clause,
  language: Evidence["language"],
): boolean => {
  const places = [...words.keys()];
  const isTaken = (at: number): boolean => taken.has(words[at]?.stem ?? "");
  const denial = places.find((at) => isDenial(words.slice(at, at + 1), language)) ?? -1;
  const after = places.filter((at) => at > denial && words[at]?.stem !== null);
  const isBefore = places.some((at) => at < denial && isTaken(at));
  return isBefore && after.length > 0 && !after.some(isTaken);
};

/** "Efter att Rune drunknade sjöng mamma aldrig mer": is all that is taken told before something else, which is what the denial behind it denies? */
const isBeforeDenied = (
  taken: ReadonlySet<string>,
  { words }: Clause,
  language: Evidence["language"],
): boolean => {
  const places = [...words.keys()].filter((at) => words[at]?.stem !== null);
  const denial = [...words.keys()].findLast((at) => isDenial(words.slice(at, at + 1), language)) ?? -1;
  const own = places.filter((at) => taken.has(words[at]?.stem ?? ""));
  const last = own.at(-1) ?? denial;
  return (
    own.length > 0 &&
    last < denial &&
    places.filter((at) => at > last && at < denial).some((at) => words[at]?.actor === null)
  );
};

/**
 * Does a source deny what a clause takes over from it: in speech without stops, right before one of the words that it takes? A word that
 * is said twice may be denied once: "a gypsy turned it, no gypsy".
 */
export const denialsOf = ({ stems }: Clause, source: Clause, { language }: Evidence): Set<boolean> => {
  if (!source.isNegated) return new Set([false]);
  if (source.words.length <= longestClause)
    return new Set([
      true,
      ...(isOfWhatFollows(stems, source, language) || isBeforeDenied(stems, source, language) ? [false] : []),
    ]);
  const all = [...source.words.entries()].filter(([, { stem }]) => stem !== null && stems.has(stem));
  const first = all.filter(
    ([at, { stem }]) => !all.some(([other, word]) => other < at && word.stem === stem),
  );
  const isDenied = (taken: typeof all): boolean => {
    const near = taken.flatMap(([at]) =>
      source.words.slice(denialFrom(source.words, at), denialTo(source.words, at, language)),
    );
    return isDenial([...new Set(near)], language);
  };
  return new Set([isDenied(first), isDenied(all)]);
};

const formsByWord = new WeakMap<ReadonlyMap<string, string>, ReadonlyMap<string, readonly string[]>>();

/** The other forms of each word by which they are compared. */
const formsIn = (irregular: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> => {
  const known = formsByWord.get(irregular);
  if (known) return known;
  const made = new Map<string, string[]>();
  for (const [form, one] of irregular) made.set(one, [...(made.get(one) ?? []), form]);
  formsByWord.set(irregular, made);
  return made;
};

/** Does a clause hold a word of speech, in any form? */
export const isOfSpeech = ({ words }: Pick<Clause, "words">, { language }: Evidence): boolean => {
  const others = formsIn(packs[language].story.irregular);
  const forms = words.flatMap(({ word }) => [word, ...(others.get(word) ?? [])]);
  return lexiconMatcher(language)(forms.join(" ")).some(({ list }) => list === "speech");
};
