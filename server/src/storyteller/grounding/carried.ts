import { packs } from "#language/packs.ts";
import { type List, lexiconMatcher } from "../text/lexicon-matcher.ts";
import { numbersIn } from "../text/numbers.ts";
import type { Around, Clause, ParsedText, Word } from "../text/parsed-text.ts";
import { counterparts } from "./alignment.ts";
import type { Evidence } from "./evidence.ts";

const leastSupport = 0.6;
const leastClauseSupport = 0.4;
const grave: readonly List[] = ["grief", "trauma", "feelings"];

const knownShare = (stems: ReadonlySet<string>, evidence: Evidence): number => {
  if (stems.size === 0) return 1;
  return [...stems].filter((stem) => evidence.known(stem) !== null).length / stems.size;
};

const isClauseCarried = ({ stems }: Clause, evidence: Evidence): boolean => {
  const share = knownShare(stems, evidence);
  if (stems.size >= 3) return share >= leastClauseSupport;
  return stems.size < 2 || share > 0;
};

/**
 * Do the answers carry what a sentence says: most of its words of weight, something of each clause, and no death,
 * violence or feeling where none was told?
 */
export const isCarried = (reading: ParsedText, evidence: Evidence): boolean => {
  const stems = new Set(reading.clauses.flatMap((clause) => [...clause.stems]));
  if (knownShare(stems, evidence) < leastSupport) return false;
  if (!reading.clauses.every((clause) => isClauseCarried(clause, evidence))) return false;
  return grave.every(
    (list) => !reading.lists.has(list) || evidence.cited.some(({ lists }) => lists.has(list)),
  );
};

const polarities = (clause: Clause): Set<boolean> => new Set([clause.isNegated, clause.around.isNegated]);

const sameWording = 0.7;
/** Clauses that share so little, one word of several, say different things: neither denies the other. */
const leastOfOneMatter = 0.26;

/** Words right before a time that may deny it: "it was not on the fourth". */
const deniedWithin = 3;

const isDenial = (words: readonly Word[], language: Evidence["language"]): boolean =>
  lexiconMatcher(language)(words.map(({ word }) => word).join(" ")).some(({ list }) => list === "negations");

/**
 * "The buttons", taken from "people did not come for buttons": is one word taken over, and something else denied before it? What is
 * denied itself has nothing of weight between: "never drank".
 */
const isOfOtherDenied = ({ stems, isNegated }: Clause, source: Clause, { language, known }: Evidence) => {
  const [stem] = [...stems].map((own) => known(own) ?? own);
  if (isNegated || !source.isNegated || stems.size !== 1 || source.stems.size < 2) return false;
  const at = source.words.findIndex((word) => word.stem === stem);
  const from = source.words.slice(0, at).findLastIndex((word) => word.stem !== null);
  return from >= 0 && !isDenial(source.words.slice(Math.max(from + 1, at - deniedWithin), at), language);
};

/** So many of them, and so great a share. */
const fewestPlain = 2;
const mostlyPlain = 2 / 3;

/** "The bus would not go up" for "she'll not go up": do the plain words that it denies stand in what is denied there? */
const isDeniedPlainly = (
  { isNegated, stems, deeds, words }: Clause,
  { cited, language }: Evidence,
): boolean => {
  if (!isNegated || (stems.size > 1 && deeds.size > 0)) return false;
  const { connectives, pronouns, things, actors, definite } = packs[language].functionWords;
  const bare = [connectives, pronouns, things, actors, definite];
  const listed = (word: Word): boolean =>
    isDenial([word], language) || bare.some((set) => set.has(word.word));
  const plain = words.filter((word) => word.stem === null && !listed(word)).map(({ folded }) => folded);
  const own = [...new Set(plain)];
  return cited.some(({ clauses }) =>
    clauses.some((clause) => {
      const shared = own.filter((word) => clause.words.some(({ folded }) => folded === word)).length;
      return clause.isNegated && shared >= Math.max(fewestPlain, own.length * mostlyPlain);
    }),
  );
};

/** Does a clause only say when, as an answer does where nothing denies it? Speech that was taken down without stops has a denial near everything. */
const isPlainTime = (clause: Clause, { language, cited }: Evidence): boolean => {
  const listsOf = (text: string): List[] => lexiconMatcher(language)(text).map(({ list }) => list);
  const isTime = ({ word }: Word): boolean =>
    numbersIn(word, language).length > 0 || listsOf(word).includes("times");
  const isContent = ({ stem }: Word): boolean => stem !== null;
  const own = clause.words.filter(isContent);
  if (clause.isNegated || own.length === 0 || !own.every(isTime)) return false;
  return cited.some(({ words }) => {
    const said = words.filter(isContent);
    return said.some((first, from) => {
      const isSame = own.every(({ folded }, at) => said[from + at]?.folded === folded);
      const at = words.indexOf(first);
      const before = words.slice(Math.max(0, at - deniedWithin), at).map(({ word }) => word);
      return isSame && !listsOf(before.join(" ")).includes("negations");
    });
  });
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

/** A told clause of more words is speech without stops: it has a denial near everything. */
const longestClause = 14;

/**
 * Does a source deny what a clause takes over from it: in speech without stops, right before one of the words that it takes? A word that
 * is said twice may be denied once: "a gypsy turned it, no gypsy".
 */
const denialsOf = ({ stems }: Clause, source: Clause, { language }: Evidence): Set<boolean> => {
  if (!source.isNegated || source.words.length <= longestClause) return new Set([source.isNegated]);
  const all = [...source.words.entries()].filter(([, { stem }]) => stem !== null && stems.has(stem));
  const first = all.filter(
    ([at, { stem }]) => !all.some(([other, word]) => other < at && word.stem === stem),
  );
  const isDenied = (taken: typeof all): boolean => {
    const near = taken.flatMap(([at]) => source.words.slice(denialFrom(source.words, at), at + 1));
    const words = [...new Set(near)].map(({ word }) => word);
    return lexiconMatcher(language)(words.join(" ")).some(({ list }) => list === "negations");
  };
  return new Set([isDenied(first), isDenied(all)]);
};

/** "The midwife said: don't look", told as "said don't look": who speaks is affirmed, or denied by what is said. */
const isSaid = (clause: Clause, next: Clause | undefined, evidence: Evidence): boolean => {
  if (!clause.isSaying || clause.isNegated) return false;
  const told = [...clause.deeds].flatMap(
    (deed) => evidence.clausesBy.get(evidence.known(deed) ?? deed) ?? [],
  );
  return told.some(({ isNegated }) => !isNegated || next?.isNegated === true);
};

/**
 * "The lift, that I never went up in": told as one clause, its denial stands in the second of two that only together hold what it says.
 */
const isDeniedBeside = (clause: Clause, evidence: Evidence): boolean => {
  if (!clause.isNegated || clause.stems.size < 2) return false;
  const stems = [...clause.stems].map((stem) => evidence.known(stem) ?? stem);
  const told = new Set(stems.flatMap((stem) => evidence.clausesBy.get(stem) ?? []));
  return [...told].some(({ isNegated, stems: own, previous }) => {
    const taken = stems.filter((stem) => own.has(stem));
    if (!isNegated || previous === null || previous.isNegated || taken.length < 2) return false;
    return taken.length < stems.length && stems.every((stem) => own.has(stem) || previous.stems.has(stem));
  });
};

/**
 * Is each clause denied where its source is denied, and affirmed where it is affirmed? Where only the denial differs
 * in wording it must stand in the clause itself; in freer words, a splinter beside it may carry it.
 */
export const keepsNegations = (reading: ParsedText, evidence: Evidence): boolean =>
  reading.clauses.every((clause, at) => {
    if (isPlainTime(clause, evidence) || isSaid(clause, reading.clauses[at + 1], evidence)) return true;
    const sources = counterparts(clause, evidence).filter(
      ({ clause: source, likeness }) =>
        (clause.stems.size < 2 || likeness >= leastOfOneMatter) && !isOfOtherDenied(clause, source, evidence),
    );
    const own = polarities(clause);
    return (
      sources.length === 0 ||
      isDeniedBeside(clause, evidence) ||
      isDeniedPlainly(clause, evidence) ||
      sources.some((source) =>
        source.wording >= sameWording || source.clause.words.length > longestClause
          ? denialsOf(clause, source.clause, evidence).has(clause.isNegated)
          : [...polarities(source.clause)].some((polarity) => own.has(polarity)),
      )
    );
  });

const leastTaken = 0.6;

type Taken = { taken: ReadonlySet<string>; certain: ReadonlySet<string> };

/** Does a sentence take over most of what was said with a hedge, and something said nowhere without one? */
const takesHedged = (hedged: Around, { taken, certain }: Taken): boolean => {
  const own = [...hedged.stems];
  if (own.length === 0) return false;
  const share = own.filter((stem) => taken.has(stem)).length / own.length;
  return share >= leastTaken && own.some((stem) => taken.has(stem) && !certain.has(stem));
};

/** Is what the teller was not sure of still told as unsure? */
export const keepsHedges = (reading: ParsedText, evidence: Evidence): boolean => {
  if (reading.clauses.some(({ isHedged }) => isHedged)) return true;
  const stems = reading.clauses.flatMap((clause) => [...clause.stems]);
  const taken = new Set(stems.map((stem) => evidence.known(stem) ?? stem));
  const aligned = [...taken]
    .flatMap((stem) => evidence.clausesBy.get(stem) ?? [])
    .map(({ around }) => around);
  const arounds = new Set(aligned);
  const certain = new Set(
    [...arounds].filter(({ isHedged }) => !isHedged).flatMap((around) => [...around.stems]),
  );
  return ![...arounds].some((around) => around.isHedged && takesHedged(around, { taken, certain }));
};
