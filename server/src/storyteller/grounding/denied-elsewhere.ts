import { packs } from "#language/packs.ts";
import type { Clause } from "../text/parsed-text.ts";
import { clausesBefore } from "./antecedents.ts";
import { isDenial } from "./denied-words.ts";
import { isTeller, overlap } from "./doers.ts";
import type { Evidence } from "./evidence.ts";

/** Clauses back in which whoever something is denied of may be named. */
const namedWithin = 4;
/** A denial that goes on is of no more words. */
const mostOfGoingOn = 4;
/** Words of a clause in which "as if" stands before its denial. */
const asIfWithin = 3;
const textOf = ({ words }: Pick<Clause, "words">): string => words.map(({ folded }) => folded).join(" ");

/** "Only the doctor calls her that", of whom nobody else does: the word stands in the clause, or before it. */
export const saysOnly = (clause: Clause, source: Clause, { language }: Evidence): boolean => {
  const { only, nobody } = packs[language].functionWords;
  const isOnly = [clause, ...clausesBefore(clause)].some((one) => only.test(textOf(one)));
  return isOnly && !clause.isNegated && source.isNegated && nobody.test(textOf(source));
};

/** "As if he did not know": it says that he knew. */
export const isAsIf = (source: Clause, { language }: Evidence): boolean =>
  source.isNegated &&
  packs[language].functionWords.asIf.test(
    `${source.previous ? textOf(source.previous) : ""} ${textOf({ words: source.words.slice(0, asIfWithin) })}`
      .split(" ")
      .slice(-asIfWithin * 2)
      .join(" "),
  );

/** "You couldn't hear it, not over looms": does a source only go on denying what stands before it, so that its place or time is denied nothing? */
export const onlyGoesOnDenying = ({ words, stems }: Clause, language: Evidence["language"]): boolean =>
  stems.size === 1 &&
  words.length <= mostOfGoingOn &&
  packs[language].lexicon.placePrepositions.includes(words[1]?.word ?? "") &&
  isDenial(words.slice(0, 1), language);

/** "With Clarry crawling behind her" where "she never crawled" is said of somebody else: one word is shared, and whoever it is of stands nowhere near it. */
export const isOfOthers = (clause: Clause, source: Clause, evidence: Evidence): boolean => {
  const shared = [...clause.stems].filter((stem) => source.stems.has(evidence.known(stem) ?? stem));
  if (clause.isNegated || !source.isNegated || clause.stems.size < 2 || shared.length > 1) return false;
  const named = clause.words.flatMap(({ actor }) => (actor && actor.kind !== "self" ? actor : []));
  if (named.length === 0 || isTeller(named, evidence)) return false;
  const near = [source, ...clausesBefore(source, namedWithin)].flatMap(({ words }) =>
    words.flatMap(({ actor }) => actor ?? []),
  );
  return !overlap(named, near, evidence);
};
