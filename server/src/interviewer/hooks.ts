import { firstPersons } from "#language/clause-words.ts";
import { determiners } from "#language/clauses.ts";
import type { Match } from "#language/match.ts";
import type { HookKind } from "#language/pack.ts";
import { type Language, packs } from "#language/packs.ts";
import { stem } from "#language/stem.ts";
import { isContentWord } from "#language/text.ts";
import { limitsIn } from "./avoided.ts";
import {
  clauseAround,
  isLooseEnd,
  longestHook,
  type Range,
  shortened,
  shortestClause,
  word,
  wordsIn,
} from "./clause-range.ts";
import { placePrepositions } from "./evidence.ts";
import { formOf, type HookForm, isDenied, isOnePerson, spokenForm, withoutPreposition } from "./hook-form.ts";
import type { Marks } from "./marks.ts";
import { nounPhrase } from "./noun-phrase.ts";
import type { ReadList } from "./reader.ts";

/** Words of the teller a turn can take hold of: `text` stands verbatim in the answer. */
export type Hook = {
  kind: HookKind;
  text: string;
  /** The same as it reads inside a sentence: an ordinary word begins with a small letter. */
  spoken: string;
  form: HookForm;
  /** It speaks of the teller, or of somebody near: better company than the weather. */
  isOwn: boolean;
  /** Talk about remembering and telling rather than about the life. */
  isRemark: boolean;
  /** The clause it stands in denies something: what was not there has nothing to be asked about. */
  isDenied: boolean;
  /** Words between it and a word of death or violence in the same sentence. */
  fromLoss: number;
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
  return (
    !isCutWord &&
    wordsIn(marks, { from, to }) <= longestHook &&
    text.length <= longestText &&
    plainText.test(text)
  );
};

/** What a piece that hangs in the air, and talk about remembering, lose against something whole and concrete. */
const penalties = { fragment: 1.6, remark: 3 };

const isRemark = (marks: Marks, range: Range): boolean =>
  marks.of("remarks").some(({ from, to }) => from < range.to && to > range.from);

const isOwn = (marks: Marks, range: Range): boolean =>
  firstPersons[marks.language].has(word(marks, range.from)) ||
  marks.of("kin").some(({ from }) => from >= range.from && from < range.to);

const formStrength = (marks: Marks, { form, range }: { form: HookForm; range: Range }): number =>
  (form === "fragment" && marks.language === "en" ? -penalties.fragment : 0) -
  (isRemark(marks, range) ? penalties.remark : 0);

type Plain = Omit<Hook, "isHeavy" | "fromLoss">;

const asHook = (marks: Marks, found: Found): Plain | null => {
  const kind = found.kind === "person" && !isOnePerson(marks, found.range) ? "phrase" : found.kind;
  const range = withoutPreposition(marks, found);
  const { from, to } = range;
  const content = contentIn(marks, range);
  if (content.length === 0 || !isQuotable(marks, range)) return null;
  const isBare = to - from === 1 && !marks.names.has(from);
  if (isBare && (kind === "feeling" || word(marks, from).length < shortestBareWord)) return null;
  const stems = content.map((index) => stem(word(marks, index), marks.language));
  const form = formOf(marks, range);
  const strength =
    found.strength +
    formStrength(marks, { form, range }) +
    Math.min(content.length, 3) * 0.3 -
    (isBare ? barePenalty[marks.language] : 0);
  const text = marks.text.slice(marks.tokens[from]?.start, marks.tokens[to - 1]?.end);
  const spoken = spokenForm(marks, { text, from });
  const entity = stems.slice(0, 4).join("-");
  return {
    kind,
    text,
    spoken,
    form,
    isDenied: isDenied(marks, range),
    isRemark: isRemark(marks, range),
    isOwn: isOwn(marks, range),
    entity,
    strength,
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
  const places = covered(marks, ["places"]);
  const titles = covered(marks, ["titles"]);
  return [...marks.names]
    .filter((index) => index >= start && !marks.names.has(index - 1))
    .map((index) => {
      const whole = nounPhrase(marks, { noun: { from: index, to: index + 1 }, kind: "place" });
      const range = determiners[marks.language].has(word(marks, whole.from))
        ? { from: index, to: whole.to }
        : { ...whole };
      const isPlaced =
        placePrepositions(marks.language).has(word(marks, range.from)) || isAnyIn(range, places);
      const isTitled =
        titles.has(range.from - 1) && marks.clause[range.from - 1] === marks.clause[range.from];
      if (!isPlaced && isTitled) range.from -= 1;
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

const farFromLoss = 1000;

/** Words between a hook and the nearest heavy word of its sentence, `farFromLoss` at most. */
const fromLoss = (marks: Marks, { hook, heavy }: { hook: Plain; heavy: ReadonlySet<number> }): number => {
  let nearest = farFromLoss;
  for (const index of heavy) {
    if (marks.sentence[index] !== marks.sentence[hook.from]) continue;
    nearest = Math.min(nearest, index < hook.from ? hook.from - index : Math.max(0, index - hook.to + 1));
  }
  return nearest;
};

/** A turn takes up what was just said: of a very long answer, the last part, in tokens. */
const recentTokens = 1200;

/** Everything in an answer a turn could take hold of, the most telling first, one of each entity. */
export const hooksOf = (marks: Marks): Hook[] => {
  const heavy = covered(marks, ["grief", "trauma", "crisis"]);
  const refused = covered(marks, ["decline", "unknown"]);
  const titles = covered(marks, ["titles"]);
  const limiting = limitsIn(marks);
  const seen = new Set<string>();
  const start = marks.tokens.length - recentTokens;
  const recent = marks.matches.filter(({ from }) => from >= start);
  return [
    ...recent.flatMap((match) => fromMatch(marks, match) ?? []),
    ...fromNames(marks, start),
    ...fromClauses(marks, start),
  ]
    .filter(({ range }) => !isAnyIn(range, refused) && !limiting.has(marks.sentence[range.from] ?? -1))
    .filter(({ range: { from, to } }) => to - from > 1 || !titles.has(from))
    .flatMap((found) => asHook(marks, found) ?? [])
    .map((hook) => ({ ...hook, isHeavy: isAnyIn(hook, heavy), fromLoss: fromLoss(marks, { hook, heavy }) }))
    .sort((a, b) => b.strength - a.strength || a.fromLoss - b.fromLoss)
    .filter(({ entity }) => !seen.has(entity) && seen.add(entity));
};
