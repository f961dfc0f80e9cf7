import { isOfSeveral, isVerbLike, roleMarks, subjects } from "#language/clause-words.ts";
import { determiners, joints } from "#language/clauses.ts";
import type { HookKind } from "#language/pack.ts";
import { packs } from "#language/packs.ts";
import { stopwordsOf } from "#language/text.ts";
import { type Range, word } from "./clause-range.ts";
import { placePrepositions } from "./evidence.ts";
import type { Marks } from "./marks.ts";

/**
 * How words read when they are quoted: a clause with its own subject and verb, a name, a noun with its article or
 * possessive, a noun alone, or a piece that hangs in the air ("in the attic", "took in sewing").
 */
export type HookForm = "clause" | "name" | "noun" | "bare" | "fragment";

const hasVerb = (marks: Marks, { from, to }: Range): boolean => {
  for (let index = from; index < to; index += 1) {
    const isNoun = index > 0 && determiners[marks.language].has(word(marks, index - 1));
    if (!isNoun && isVerbLike(word(marks, index), marks.language)) return true;
  }
  return false;
};

const fewestWords = 3;

/** The verb endings of Italian and Polish name the subject; English and Swedish need it said. */
const isClause = (marks: Marks, range: Range): boolean => {
  const { language } = marks;
  const { from, to } = range;
  if (to - from < fewestWords) return false;
  if (language === "it" || language === "pl") return hasVerb(marks, range);
  if (subjects[language].has(word(marks, from))) return true;
  const isInverted =
    isVerbLike(word(marks, from + 1), language) && subjects[language].has(word(marks, from + 2));
  if (language === "sv" && isInverted) return true;
  return !isVerbLike(word(marks, from), language) && hasVerb(marks, { from: from + 1, to });
};

/** The form of a range of an answer. */
export const formOf = (marks: Marks, range: Range): HookForm => {
  const { language } = marks;
  const first = word(marks, range.from);
  const isDetermined = determiners[language].has(first);
  if (placePrepositions(language).has(first)) return "fragment";
  if (joints[language].has(first) && !isDetermined) return "fragment";
  if (isClause(marks, range)) return "clause";
  for (let index = range.from; index < range.to; index += 1) if (marks.names.has(index)) return "name";
  if (isDetermined) return "noun";
  const isNoun = marks.matches.some(
    ({ list, from, to }) =>
      (list === "kin" || list === "people" || list === "places" || list === "things" || list === "times") &&
      from >= range.from &&
      to === range.to,
  );
  return isNoun ? "bare" : "fragment";
};

/** Several persons, or a calling of the teller's own ("as a nurse"), are not asked about as one person. */
export const isOnePerson = (marks: Marks, { from, to }: Range): boolean => {
  const { language } = marks;
  const isNear = marks.clause[from - 1] === marks.clause[from];
  for (let index = isNear ? from - 1 : from; index < to; index += 1) {
    if (!marks.names.has(index) && isOfSeveral(word(marks, index), language)) return false;
  }
  const isRole = [from - 1, from].some((index) => roleMarks[language].has(word(marks, index)));
  return marks.names.has(to - 1) || !isRole;
};

/** A denial in the clause: what was never there has nothing to be asked about. */
export const isDenied = (marks: Marks, range: Range): boolean =>
  marks
    .of("negations")
    .some(
      ({ from }) =>
        marks.clause[from] === marks.clause[range.from] || (from >= range.from && from < range.to),
    );

const keepsCapital = (marks: Marks, index: number): boolean => {
  const { language } = marks;
  const first = word(marks, index);
  if (marks.names.has(index) || (language === "en" && first === "i")) return true;
  if (stopwordsOf(packs[language]).has(first) || isVerbLike(first, language)) return false;
  const lists = marks.matches.filter(({ from }) => from === index).map(({ list }) => list);
  const isTitled = language === "en" && marks.names.has(index + 1);
  return isTitled || lists.every((list) => list === "times" || list.includes(":"));
};

/** The words as they read inside a sentence: an ordinary word with a small letter. */
export const spokenForm = (marks: Marks, { text, from }: { text: string; from: number }): string =>
  keepsCapital(marks, from) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** Kinds whose preposition says nothing where nouns carry no case: "the attic", not "in the attic". */
const situated: ReadonlySet<HookKind> = new Set<HookKind>(["place", "time"]);

/** The range without the preposition before it, in languages without case where the rest stands on its own. */
export const withoutPreposition = (
  marks: Marks,
  { kind, range }: { kind: HookKind; range: Range },
): Range => {
  const { language } = marks;
  if (language === "pl" || !situated.has(kind)) return range;
  const next = range.from + 1;
  if (next >= range.to || !placePrepositions(language).has(word(marks, range.from))) return range;
  const stands = determiners[language].has(word(marks, next)) || marks.names.has(next);
  return stands ? { from: next, to: range.to } : range;
};
