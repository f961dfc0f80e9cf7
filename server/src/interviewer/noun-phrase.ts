import { isVerbLike } from "#language/clause-words.ts";
import { determiners, ties } from "#language/clauses.ts";
import type { HookKind } from "#language/pack.ts";
import { packs } from "#language/packs.ts";
import { stopwordsOf } from "#language/text.ts";
import { longestHook, type Range, word } from "./clause-range.ts";
import { placePrepositions } from "./evidence.ts";
import type { Marks } from "./marks.ts";

/** Polish has no articles: an adjective before the noun is known by its ending. */
const polishAdjective = /\p{L}{2}(?:[nktrwłżgd]|st)(?:[yi]|[aą]|i?e|i?ego|i?emu|[yi]m|i?ej|[yi]ch|[yi]mi)$/u;

const hasAdjective = (marks: Marks, index: number): boolean =>
  marks.language === "pl" &&
  marks.clause[index - 1] === marks.clause[index] &&
  polishAdjective.test(word(marks, index - 1));

/** "i miei fratelli", "my two brothers": one before another. */
const firstDeterminer = (marks: Marks, index: number): number => {
  const isSecond =
    marks.clause[index - 1] === marks.clause[index] &&
    determiners[marks.language].has(word(marks, index - 1));
  return isSecond ? index - 1 : index;
};

/**
 * The start of a noun phrase: its article or possessive, at most three words back, with the adjectives
 * between.
 */
const phraseStart = (marks: Marks, noun: number): number => {
  const { language } = marks;
  const stop = stopwordsOf(packs[language]);
  for (let index = noun - 1; index >= Math.max(0, noun - 3); index -= 1) {
    if (marks.clause[index] !== marks.clause[noun]) break;
    if (determiners[language].has(word(marks, index))) return firstDeterminer(marks, index);
    if (stop.has(word(marks, index)) || isVerbLike(word(marks, index), language)) break;
  }
  return hasAdjective(marks, noun) ? noun - 1 : noun;
};

/** "in the kitchen": the preposition belongs to a place or a time, and to every noun that carries a case. */
const takesPreposition = (marks: Marks, index: number): boolean => {
  const { language } = marks;
  const before = word(marks, index - 1);
  const isNear = marks.clause[index - 1] === marks.clause[index];
  return isNear && placePrepositions(language).has(before) && !ties[language].has(before);
};

type Noun = { noun: Range; kind: HookKind };

/** The noun with its article and adjectives, the preposition before them, and the names after it. */
export const nounPhrase = (marks: Marks, { noun, kind }: Noun): Range => {
  const start = phraseStart(marks, noun.from);
  const isSituated = kind === "place" || kind === "time" || marks.language === "pl";
  const from = isSituated && takesPreposition(marks, start) ? start - 1 : start;
  let { to } = noun;
  while (to - from < longestHook && marks.names.has(to) && marks.clause[to] === marks.clause[from]) to += 1;
  return { from, to };
};
