import { type Language, packs } from "#language/packs.ts";
import { tokens } from "#language/text.ts";
import { pointerOf } from "../arranging/opening.ts";
import { knownSpellings } from "../chronology/life-order.ts";
import type { Sentence, Told } from "../story.ts";
import { lexiconMatcher } from "../text/lexicon-matcher.ts";
import { unquoted } from "../text/quotes.ts";
import { knownNames, personsIn } from "./persons.ts";

/** A sentence in its place, and whether it falls out. */
export type Place = { sentence: Sentence; isGone: boolean };

type Life = { language: Language; told: readonly Told[] };

/** Sentences before one that are looked back on for somebody: the nearest that names anybody says, however far it is within them. */
export const lookBack = 8;

/** The names and relatives of a sentence, the teller's own name among them: "she" may mean the teller. */
const partiesIn = (text: string, known: ReadonlySet<string>, language: Language): string[] => {
  const people = personsIn(text, { language, tellerName: "", known }).flatMap(({ words }) => words);
  const kin = lexiconMatcher(language)(text).flatMap(({ list }) => (list.startsWith("kin ") ? list : []));
  return [...new Set([...people, ...kin])];
};

/** Does a sentence speak of somebody, by a pronoun or by a verb alone, before it names anybody? */
const points = (
  text: string,
  { language, spellings }: { language: Language; spellings: ReturnType<typeof knownSpellings> },
): boolean => {
  const found = pointerOf([{ text }], { language, known: spellings });
  // "They" is no one person, and means others all the same.
  const [first] = tokens(text);
  return found !== null || packs[language].functionWords.pronouns.has(first?.word ?? "");
};

/** Nothing but the teller's own words, which the sentence before them leads up to. */
export const isQuotation = (text: string): boolean => !/[\p{L}\p{N}]/u.test(unquoted(text));

/**
 * The sentences that stay and would speak of somebody else than they did, since the one that named whom they mean falls out:
 * "La Patrizia was seven. [The mother died, and Giacomo said it was his house.] He was right as well."
 */
export const strandedIn = (all: readonly Place[], life: Life): Set<number> => {
  const { language } = life;
  if (!all.some(({ isGone }) => isGone)) return new Set();
  const told = life.told.map(({ text }) => text);
  const spellings = knownSpellings(told, language);
  const known = knownNames([...told, ...all.map(({ sentence }) => sentence.text)]);
  const parties = all.map(({ sentence }) => partiesIn(sentence.text, known, language));
  const nearest = (at: number, mayBe: (place: Place) => boolean): number =>
    all.findLastIndex(
      (place, other) =>
        other < at && at - other <= lookBack && mayBe(place) && (parties[other]?.length ?? 0) > 0,
    );
  return new Set(
    all.flatMap(({ sentence, isGone }, at) => {
      if (isGone || !all.slice(Math.max(0, at - lookBack), at).some((one) => one.isGone)) return [];
      if (isQuotation(sentence.text) && all[at - 1]?.isGone === false) return [];
      const meant = nearest(at, () => true);
      if (meant < 0 || !all[meant]?.isGone || !points(sentence.text, { language, spellings })) return [];
      const now = nearest(at, (one) => !one.isGone);
      const [was, is] = [parties[meant] ?? [], parties[now] ?? []];
      const isSame = was.length === is.length && was.every((one) => is.includes(one));
      return isSame ? [] : [at];
    }),
  );
};
