import { beingAs, determiners, subjects, ties } from "#language/clauses.ts";
import type { Match } from "#language/match.ts";
import type { HookKind } from "#language/pack.ts";
import { type Language, packs } from "#language/packs.ts";
import { stem } from "#language/stem.ts";
import { isContentWord } from "#language/text.ts";
import {
  clauseAround,
  isLooseEnd,
  longestHook,
  type Range,
  shortened,
  shortestClause,
  word,
} from "./clause-range.ts";
import { placePrepositions } from "./evidence.ts";
import type { Marks } from "./marks.ts";
import { nounPhrase } from "./noun-phrase.ts";
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
  /**
   * It hangs in the air when it stands alone: it opens with a preposition or with a verb that lost its subject, or it
   * denies something whose end may be missing.
   */
  isFragment: boolean;
  /** What it names stands in a sentence that speaks of a death. */
  isNearLoss: boolean;
  /** Its place in tokens of the answer. */
  from: number;
  to: number;
};

/** Part of a longer word: "thirty-[five years]", "[Anna]'s". */
const divided = /['’-]/u;
const plainText = /^[\p{L}\p{M}\p{N}]+(?:[ '’-][\p{L}\p{M}\p{N}]+)*$/u;

const contentIn = (marks: Marks, { from, to }: Range): number[] => {
  const pack = packs[marks.language];
  const found: number[] = [];
  for (let index = from; index < to; index += 1) {
    if (isContentWord(word(marks, index), pack)) found.push(index);
  }
  return found;
};

/** The tokens that entries of some lists cover. */
const covered = (marks: Marks, lists: readonly ReadList[]): ReadonlySet<number> =>
  new Set(
    lists.flatMap((list) =>
      marks.of(list).flatMap(({ from, to }) => Array.from({ length: to - from }, (_, step) => from + step)),
    ),
  );

const isAnyIn = ({ from, to }: Range, tokens: ReadonlySet<number>): boolean => {
  for (let index = from; index < to; index += 1) if (tokens.has(index)) return true;
  return false;
};

type Found = { kind: HookKind; range: Range; strength: number };

/** A bare common noun makes a poor quotation, most of all where it carries a case ending. */
const barePenalty: Record<Language, number> = { en: 1.2, sv: 1.2, it: 1.5, pl: 2.5 };
const longestText = 60;
const shortestBareWord = 5;

/** May these words be quoted as they stand: whole words, plainly written, with something in them? */
const isQuotable = (marks: Marks, { from, to }: Range): boolean => {
  const start = marks.tokens[from]?.start ?? 0;
  const end = marks.tokens[to - 1]?.end ?? 0;
  const text = marks.text.slice(start, end);
  const isCutWord = divided.test(marks.text[start - 1] ?? "") || divided.test(marks.text[end] ?? "");
  return !isCutWord && to - from <= longestHook && text.length <= longestText && plainText.test(text);
};

/** Italian melts preposition and article into one word: "nella", "al", "dagli". */
const melted = /^(?:ne|a|da|su|de)(?:l|llo|lla|ll|i|gli|lle)$/u;

const opensLoosely = (said: string, language: Language): boolean =>
  placePrepositions(language).has(said) ||
  ties[language].has(said) ||
  (language === "it" && melted.test(said));

/** "I have never cried [so much]": cut short, a denial says something else than was said. */
const isNegated = (marks: Marks, { from, to }: Range): boolean => {
  const negations: readonly string[] = packs[marks.language].lexicon.negations;
  return marks.tokens.slice(from, to).some((token) => negations.includes(token.word));
};

/** Does a quotation of these words lack its beginning, or say something else without its end? */
const isFragment = (marks: Marks, { kind, range }: Found): boolean => {
  const { language } = marks;
  if (opensLoosely(word(marks, range.from), language)) return true;
  const pronouns = subjects[language];
  const isClause = kind === "event" || kind === "feeling" || kind === "phrase";
  if (isClause && isNegated(marks, range)) return true;
  if (!isClause || !pronouns || range.to - range.from < shortestClause) return false;
  const opening = [range.from, range.from + 1];
  return !opening.some(
    (index) =>
      pronouns.has(word(marks, index)) ||
      determiners[language].has(word(marks, index)) ||
      marks.names.has(index),
  );
};

/** An article or possessive that opened a sentence stands inside one when it is quoted. */
const asQuoted = (marks: Marks, { from, to }: Range): string => {
  const text = marks.text.slice(marks.tokens[from]?.start, marks.tokens[to - 1]?.end);
  const opens = determiners[marks.language].has(word(marks, from)) && !marks.names.has(from);
  return opens ? `${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;
};

/** The content words of every sentence that speaks of a death. */
const wordsOfLoss = (marks: Marks): ReadonlySet<string> => {
  const sentences = new Set(marks.of("grief").map(({ from }) => marks.sentence[from]));
  return new Set(
    marks.tokens.flatMap(({ word: said }, index) => (sentences.has(marks.sentence[index]) ? [said] : [])),
  );
};

const asHook = (marks: Marks, found: Found): Omit<Hook, "isHeavy" | "isNearLoss"> | null => {
  const { kind, range } = found;
  const { from, to } = range;
  const content = contentIn(marks, range);
  if (content.length === 0 || !isQuotable(marks, range)) return null;
  const isBare = to - from === 1 && !marks.names.has(from);
  if (isBare && (kind === "feeling" || word(marks, from).length < shortestBareWord)) return null;
  const stems = content.map((index) => stem(word(marks, index), marks.language));
  const strength =
    found.strength + Math.min(content.length, 3) * 0.3 - (isBare ? barePenalty[marks.language] : 0);
  return {
    kind,
    text: asQuoted(marks, range),
    entity: stems.slice(0, 4).join("-"),
    strength,
    isFragment: isFragment(marks, found),
    from,
    to,
  };
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
    const range = nounPhrase(marks, { noun: match, kind });
    return isLooseEnd(marks, range.to - 1) ? null : { kind, range, strength: nounStrength[kind] };
  }
  if (match.list !== "events" && match.list !== "feelings") return null;
  const clause = clauseAround(marks, match.from);
  const range = clause && shortened(marks, { clause, mustHold: match.to });
  if (!range || range.to - range.from < shortestClause) return null;
  return match.list === "events"
    ? { kind: "event", range, strength: 3.8 }
    : { kind: "feeling", range, strength: 3.9 };
};

const fromNames = (marks: Marks, start: number): Found[] => {
  const placed = covered(marks, ["places"]);
  return [...marks.names]
    .filter((index) => index >= start && !marks.names.has(index - 1))
    .map((index) => {
      const whole = nounPhrase(marks, { noun: { from: index, to: index + 1 }, kind: "place" });
      const range = determiners[marks.language].has(word(marks, whole.from))
        ? { from: index, to: whole.to }
        : whole;
      const isPlaced =
        placePrepositions(marks.language).has(word(marks, range.from)) || isAnyIn(range, placed);
      const isPerson = !isPlaced && range.to - range.from > 1;
      const kind = isPlaced ? "place" : isPerson ? "person" : "phrase";
      return { kind, range, strength: 3.7 };
    });
};

const fromClauses = (marks: Marks, start: number): Found[] => {
  const found: Found[] = [];
  for (const [index, clause] of marks.clause.entries()) {
    if (index < start || clause === marks.clause[index - 1]) continue;
    const whole = clauseAround(marks, index);
    const range = whole && shortened(marks, { clause: whole, mustHold: whole.from });
    if (range && range.to - range.from >= shortestClause && contentIn(marks, range).length >= 2) {
      found.push({ kind: "phrase", range, strength: 2.2 });
    }
  }
  return found;
};

/** A turn takes up what was just said: of a very long answer, the last part, in tokens. */
const recentTokens = 1200;

/** Everything in an answer a turn could take hold of, the most telling first, one of each entity. */
export const hooksOf = (marks: Marks): Hook[] => {
  const heavy = covered(marks, ["grief", "trauma", "crisis"]);
  const refused = covered(marks, ["decline", "unknown"]);
  const titles = covered(marks, ["titles"]);
  const lost = wordsOfLoss(marks);
  const isNearLoss = (hook: Range): boolean =>
    contentIn(marks, hook).every((index) => lost.has(word(marks, index)));
  const seen = new Set<string>();
  const start = marks.tokens.length - recentTokens;
  const recent = marks.matches.filter(({ from }) => from >= start);
  return [
    ...recent.flatMap((match) => fromMatch(marks, match) ?? []),
    ...fromNames(marks, start),
    ...fromClauses(marks, start),
  ]
    .filter(({ range }) => !isAnyIn(range, refused))
    .filter(({ range: { from, to } }) => to - from > 1 || !titles.has(from))
    .filter(
      ({ kind, range }) => kind !== "person" || !beingAs[marks.language].has(word(marks, range.from - 1)),
    )
    .flatMap((found) => asHook(marks, found) ?? [])
    .sort((a, b) => b.strength - a.strength)
    .filter(({ entity }) => !seen.has(entity) && seen.add(entity))
    .map((hook) => ({ ...hook, isHeavy: isAnyIn(hook, heavy), isNearLoss: isNearLoss(hook) }));
};
