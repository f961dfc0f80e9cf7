import { determiners, joints, linkingEnds, plainJoints, ties } from "#language/clauses.ts";
import type { Match } from "#language/match.ts";
import type { HookKind } from "#language/pack.ts";
import { packs } from "#language/packs.ts";
import { stem } from "#language/stem.ts";
import { isContentWord, stopwordsOf } from "#language/text.ts";
import { placePrepositions } from "./evidence.ts";
import type { Marks } from "./marks.ts";
import type { ReadList } from "./reader.ts";

/** Words of the teller a turn can take hold of: `text` stands verbatim in the answer. */
export type Hook = {
  kind: HookKind;
  text: string;
  /** Stems of what it names: the entity of a slot key. */
  entity: string;
  /** How telling it is; only the order matters. */
  strength: number;
  /** It speaks of death or violence: never taken up in a light tone. */
  isHeavy: boolean;
  /** Its place in tokens of the answer. */
  from: number;
  to: number;
};

type Range = { from: number; to: number };

const longestHook = 7;
const shortestClause = 3;
/** Part of a longer word: "thirty-[five years]", "[Anna]'s". */
const divided = /['’-]/u;
const plainText = /^[\p{L}\p{M}\p{N}]+(?:[ '’-][\p{L}\p{M}\p{N}]+)*$/u;

const sameClause = (marks: Marks, a: number, b: number): boolean => marks.clause[a] === marks.clause[b];
const word = (marks: Marks, index: number): string => marks.tokens[index]?.word ?? "";

/** The clause around a token, without the joint it opens with; null where the rest would hang in the air. */
const clauseAround = (marks: Marks, index: number): Range | null => {
  let from = index;
  let to = index + 1;
  while (from > 0 && sameClause(marks, from - 1, index)) from -= 1;
  while (to < marks.tokens.length && sameClause(marks, to, index)) to += 1;
  if (!joints[marks.language].has(word(marks, from))) return { from, to };
  return plainJoints[marks.language].has(word(marks, from)) && from + 1 < to ? { from: from + 1, to } : null;
};

/**
 * Does a quotation sound unfinished when it ends with this word? Articles, prepositions and auxiliaries always do;
 * other function words do unless the teller stopped there.
 */
const isLooseEnd = (marks: Marks, index: number): boolean => {
  const { language } = marks;
  const last = word(marks, index);
  if (determiners[language].has(last) || linkingEnds[language].has(last)) return true;
  if (placePrepositions(language).has(last)) return true;
  if (!stopwordsOf(packs[language]).has(last)) return false;
  const isStop = marks.tokens[index + 1]?.afterBreak ?? true;
  return !isStop;
};

/** The start of a clause up to a place where it may stop: before a preposition or a determiner, seven words at most. */
const shortened = (marks: Marks, clause: Range, mustHold: number): Range | null => {
  if (clause.to - clause.from <= longestHook) return isLooseEnd(marks, clause.to - 1) ? null : clause;
  for (
    let to = clause.from + longestHook;
    to > Math.max(mustHold, clause.from + shortestClause - 1);
    to -= 1
  ) {
    if (placePrepositions(marks.language).has(word(marks, to)) && !isLooseEnd(marks, to - 1)) {
      return { from: clause.from, to };
    }
  }
  return null;
};

/** The noun with its article and adjectives, the preposition before them, and the names after it. */
const nounPhrase = (marks: Marks, match: Range): Range => {
  const { language } = marks;
  let { from, to } = match;
  const stop = stopwordsOf(packs[language]);
  for (let back = 1; back <= 3 && from === match.from; back += 1) {
    const index = match.from - back;
    if (index < 0 || !sameClause(marks, index, match.from)) break;
    if (determiners[language].has(word(marks, index))) from = index;
    else if (stop.has(word(marks, index))) break;
  }
  const before = from - 1;
  const isPlaced =
    before >= 0 && sameClause(marks, before, from) && placePrepositions(language).has(word(marks, before));
  if (isPlaced && !ties[language].has(word(marks, before))) from = before;
  while (to - from < longestHook && marks.names.has(to) && sameClause(marks, to, from)) to += 1;
  return { from, to };
};

const contentIn = (marks: Marks, { from, to }: Range): number[] => {
  const pack = packs[marks.language];
  const found: number[] = [];
  for (let index = from; index < to; index += 1) {
    if (isContentWord(word(marks, index), pack)) found.push(index);
  }
  return found;
};

const heavyTokens = (marks: Marks): ReadonlySet<number> =>
  new Set(
    (["grief", "trauma", "crisis"] as const).flatMap((list) =>
      marks.of(list).flatMap(({ from, to }) => Array.from({ length: to - from }, (_, step) => from + step)),
    ),
  );

const refusedTokens = (marks: Marks): ReadonlySet<number> =>
  new Set((["decline", "unknown"] as const).flatMap((list) => marks.of(list).map(({ from }) => from)));

const titlesOf = (marks: Marks): ReadonlySet<number> => new Set(marks.of("titles").map(({ from }) => from));

type Found = { kind: HookKind; range: Range; strength: number };

const asHook = (marks: Marks, found: Found, heavy: ReadonlySet<number>): Hook | null => {
  const { from, to } = found.range;
  const first = marks.tokens[from];
  const last = marks.tokens[to - 1];
  if (!first || !last || to - from > longestHook) return null;
  const text = marks.text.slice(first.start, last.end);
  const content = contentIn(marks, found.range);
  if (!plainText.test(text) || text.length > 60 || content.length === 0) return null;
  const isCutWord =
    divided.test(marks.text[first.start - 1] ?? "") || divided.test(marks.text[last.end] ?? "");
  if (isCutWord) return null;
  if (to - from === 1 && titlesOf(marks).has(from)) return null;
  const isBare = to - from === 1 && !marks.names.has(from);
  if (isBare && (first.word.length < 5 || found.kind === "feeling")) return null;
  const entity = content
    .map((index) => stem(word(marks, index), marks.language))
    .slice(0, 4)
    .join("-");
  const isHeavy = Array.from({ length: to - from }, (_, step) => from + step).some((index) =>
    heavy.has(index),
  );
  const strength = found.strength + Math.min(content.length, 3) * 0.3 - (isBare ? 1 : 0);
  return { kind: found.kind, text, entity, strength, isHeavy, from, to };
};

const nounKinds = {
  kin: "person",
  people: "person",
  places: "place",
  things: "thing",
  times: "time",
} as const;
const nounStrength = { person: 4, place: 3.6, thing: 3.4, time: 2.6 };
const isNounList = (list: ReadList): list is keyof typeof nounKinds => list in nounKinds;

const fromMatch = (marks: Marks, match: Match<ReadList>): Found | null => {
  if (isNounList(match.list)) {
    const kind = nounKinds[match.list];
    const range = nounPhrase(marks, match);
    return isLooseEnd(marks, range.to - 1) ? null : { kind, range, strength: nounStrength[kind] };
  }
  if (match.list !== "events" && match.list !== "feelings") return null;
  const clause = clauseAround(marks, match.from);
  const range = clause && shortened(marks, clause, match.to);
  if (!range || range.to - range.from < shortestClause) return null;
  return match.list === "events"
    ? { kind: "event", range, strength: 3.8 }
    : { kind: "feeling", range, strength: 3.9 };
};

const fromNames = (marks: Marks): Found[] =>
  [...marks.names]
    .filter((index) => !marks.names.has(index - 1))
    .map((index) => {
      const whole = nounPhrase(marks, { from: index, to: index + 1 });
      const range = determiners[marks.language].has(word(marks, whole.from))
        ? { from: index, to: whole.to }
        : whole;
      const isPlaced = placePrepositions(marks.language).has(word(marks, range.from));
      const isPerson = !isPlaced && range.to - range.from > 1;
      const kind = isPlaced ? "place" : isPerson ? "person" : "phrase";
      return { kind, range, strength: 3.7 };
    });

const fromClauses = (marks: Marks): Found[] => {
  const found: Found[] = [];
  for (const [index, clause] of marks.clause.entries()) {
    if (clause === marks.clause[index - 1]) continue;
    const whole = clauseAround(marks, index);
    const range = whole && shortened(marks, whole, whole.from);
    if (range && range.to - range.from >= shortestClause && contentIn(marks, range).length >= 2) {
      found.push({ kind: "phrase", range, strength: 2.2 });
    }
  }
  return found;
};

/** Everything in an answer a turn could take hold of, the most telling first, one of each entity. */
export const hooksOf = (marks: Marks): Hook[] => {
  const heavy = heavyTokens(marks);
  const refused = refusedTokens(marks);
  const seen = new Set<string>();
  return [
    ...marks.matches.flatMap((match) => fromMatch(marks, match) ?? []),
    ...fromNames(marks),
    ...fromClauses(marks),
  ]
    .filter(({ range }) => ![...refused].some((index) => index >= range.from && index < range.to))
    .flatMap((found) => asHook(marks, found, heavy) ?? [])
    .sort((a, b) => b.strength - a.strength)
    .filter(({ entity }) => !seen.has(entity) && seen.add(entity));
};
