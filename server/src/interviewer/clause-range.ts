import { factJoints, isVerbLike, leads, stops, subjects } from "#language/clause-words.ts";
import { determiners, joints, linkingEnds, plainJoints } from "#language/clauses.ts";
import { packs } from "#language/packs.ts";
import { stopwordsOf } from "#language/text.ts";
import { placePrepositions } from "./evidence.ts";
import type { Marks } from "./marks.ts";

/** Tokens of an answer from `from` up to, not including, `to`. */
export type Range = { from: number; to: number };

/** Most and fewest words of a quotation cut from a clause. */
export const longestHook = 7;
export const shortestClause = 3;

export const word = (marks: Marks, index: number): string => marks.tokens[index]?.word ?? "";

/** Is there nothing but a space between a token and the one before? */
const isAdjoined = (marks: Marks, index: number): boolean => {
  const before = marks.tokens[index - 1];
  return before !== undefined && /^\s+$/u.test(marks.text.slice(before.end, marks.tokens[index]?.start));
};

const clauseStart = (marks: Marks, index: number): number => {
  let from = index;
  while (from > 0 && marks.clause[from - 1] === marks.clause[index]) from -= 1;
  return from;
};

/** A joint may tie two words ("Ron and I went") as well as two clauses: then the clause begins before it. */
const shortestPart = 3;

/** "When | I was seven": what follows such a joint was so, and stands on its own with subject and verb. */
const opensFact = (marks: Marks, from: number): boolean => {
  const { language } = marks;
  if (!factJoints[language].has(word(marks, from))) return false;
  const next = word(marks, from + 1);
  return (
    subjects[language].has(next) || ((language === "it" || language === "pl") && isVerbLike(next, language))
  );
};

/** Most words before the subject that an English clause can do without: "then at twelve | we moved". */
const longestLead = 4;

const mainStart = (marks: Marks, { from, to }: Range): number => {
  if (!leads[marks.language].has(word(marks, from))) return from;
  if (marks.language !== "en") return to - from > shortestClause ? from + 1 : from;
  for (let index = from + 1; index <= Math.min(from + longestLead, to - shortestClause); index += 1) {
    const isLead = !marks.names.has(index - 1) && !isVerbLike(word(marks, index - 1), "en");
    if (subjects.en.has(word(marks, index))) return isLead ? index : from;
  }
  return from;
};

/** The clause around a token, without the joint it opens with; null where the rest would hang in the air. */
export const clauseAround = (marks: Marks, index: number): Range | null => {
  const from = clauseStart(marks, index);
  let to = index + 1;
  while (to < marks.tokens.length && marks.clause[to] === marks.clause[index]) to += 1;
  if (!joints[marks.language].has(word(marks, from))) return { from: mainStart(marks, { from, to }), to };
  if (opensFact(marks, from)) return { from: from + 1, to };
  if (!plainJoints[marks.language].has(word(marks, from)) || from + 1 >= to) return null;
  const before = isAdjoined(marks, from) ? clauseStart(marks, from - 1) : from;
  const isTie = before < from && from - before < shortestPart;
  if (isTie) return joints[marks.language].has(word(marks, before)) ? null : { from: before, to };
  return { from: from + 1, to };
};

/**
 * Does a quotation sound unfinished when it ends with this word? Articles, prepositions and auxiliaries always do;
 * other function words do unless the teller stopped there.
 */
export const isLooseEnd = (marks: Marks, index: number): boolean => {
  const { language } = marks;
  const last = word(marks, index);
  if (determiners[language].has(last) || linkingEnds[language].has(last)) return true;
  if (placePrepositions(language).has(last)) return true;
  if (!stopwordsOf(packs[language]).has(last)) return false;
  const isStop = marks.tokens[index + 1]?.afterBreak ?? true;
  return !isStop;
};

const inWord = /^['’-]$/u;

/** Words as a reader counts them: "ship's" is one. */
export const wordsIn = (marks: Marks, { from, to }: Range): number => {
  let words = 0;
  for (let index = from; index < to; index += 1) {
    const gap = marks.text.slice(marks.tokens[index - 1]?.end ?? 0, marks.tokens[index]?.start);
    if (index === from || !inWord.test(gap)) words += 1;
  }
  return words;
};

/** The furthest end of a quotation that begins at a token. */
const fitting = (marks: Marks, from: number): number => {
  let to = from + longestHook;
  while (to < marks.tokens.length && wordsIn(marks, { from, to: to + 1 }) <= longestHook) to += 1;
  return to;
};

/**
 * The start of a clause up to a place where it may stop: before a preposition or a determiner, seven words
 * at most.
 */
export const shortened = (
  marks: Marks,
  { clause, mustHold }: { clause: Range; mustHold: number },
): Range | null => {
  if (wordsIn(marks, clause) <= longestHook) return isLooseEnd(marks, clause.to - 1) ? null : clause;
  for (
    let to = fitting(marks, clause.from);
    to > Math.max(mustHold, clause.from + shortestClause - 1);
    to -= 1
  ) {
    const isStop =
      placePrepositions(marks.language).has(word(marks, to)) || stops[marks.language].has(word(marks, to));
    if (isStop && !isLooseEnd(marks, to - 1)) {
      return { from: clause.from, to };
    }
  }
  return null;
};
