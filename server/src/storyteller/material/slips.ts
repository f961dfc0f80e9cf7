import { fold } from "#language/fold.ts";
import { isVerbLike } from "#language/grammar.ts";
import { numbersIn } from "#language/numbers.ts";
import { numberWord, unitOf } from "#language/numeral.ts";
import { type Language, packs } from "#language/packs.ts";
import { hasQuotationMark } from "#language/quotation.ts";
import { sentences, type Token, tokens } from "#language/text.ts";
import { capital } from "../text/capital.ts";
import { lexiconMatcher } from "../text/lexicon-matcher.ts";
import { partPutRight } from "./part-put-right.ts";

type Reading = { text: string; items: readonly Item[]; read: readonly Token[]; language: Language };

/** A number or a relative, as it stands in a text. */
type Item = { kind: "number" | "kin"; from: number; to: number; start: number; end: number };

const isFigure = (word: string, language: Language): boolean =>
  /^\p{N}+$/u.test(word) || numberWord(word, language) !== null;

const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);

/** Does a number go on over the edge of a text? */
const figureBefore = (text: string, language: Language): boolean =>
  /[\p{L}\p{N}][ -]$/u.test(text) && isFigure(tokens(text).at(-1)?.word ?? "", language);
const figureAfter = (text: string, language: Language): boolean =>
  /^[ -][\p{L}\p{N}]/u.test(text) && isFigure(tokens(text)[0]?.word ?? "", language);

/** "1992, no, I tell a lie, 1994" is 1994: only words of one kind replace each other, so that no other "no" is taken for a slip. */
export const withoutAdmittedSlips = (text: string, language: Language): string =>
  text.replaceAll(packs[language].story.slip, (...match) => {
    const { from = "", to = "" } = match.at(-1) as Record<string, string>;
    const offset = Number(match.at(-3));
    const areFigures = [from, to].every((word) => isFigure(word.toLowerCase(), language));
    const isPart =
      figureBefore(text.slice(0, offset), language) ||
      figureAfter(text.slice(offset + String(match[0]).length), language);
    // Of "sixty-three, no, wait, sixty-four" these are half a number each.
    const isOneKind = areFigures ? !isPart : [from, to].every(isCapital);
    return isOneKind ? (partPutRight(from, to, language) ?? to) : String(match[0]);
  });

/** The number that begins at a word, with what joins its parts ("a hundred and twenty", "nineteen sixty-one"); null: none. */
const numberAt = (
  read: readonly Token[],
  { at, text, language }: { at: number; text: string; language: Language },
) => {
  const { functionWords, numbers } = packs[language];
  const begun = read[at + 1];
  const isArticle = read[at]?.word === "a" && begun !== undefined && isFigure(begun.word, language);
  let to = isArticle ? at + 1 : at;
  const first = read[to];
  if (!first || !isFigure(first.word, language)) return null;
  for (to += 1; to < read.length; to += 1) {
    const [own, next] = [read[to] as Token, read[to + 1]];
    if (own.afterBreak) break;
    const isLast = numbers.units.roots.has(own.word);
    const joins = functionWords.coordinators.has(own.word) && next && isFigure(next.word, language);
    const isHyphened = /^[-–]$/u.test(text.slice(read[to - 1]?.end, own.start));
    if (!isFigure(own.word, language) && !isLast && !joins && !isHyphened) break;
  }
  return to;
};

/** The numbers and relatives that a text names, in order. */
const itemsIn = (text: string, language: Language): Item[] => {
  const read = tokens(text);
  const kin = new Map(
    lexiconMatcher(language)(read)
      .filter(({ list }) => list.startsWith("kin "))
      .map(({ from, to }) => [from, to]),
  );
  const found: Item[] = [];
  for (let at = 0; at < read.length; ) {
    const number = numberAt(read, { at, text, language });
    const to = number ?? kin.get(at) ?? at + 1;
    const start = read[at]?.start ?? 0;
    const end = read[to - 1]?.end ?? 0;
    // What a comma divides are two.
    const isOne = !/[,.;]/u.test(text.slice(start, end));
    if (isOne && (number !== null || kin.has(at)))
      found.push({ kind: number === null ? "kin" : "number", from: at, to, start, end });
    at = isOne ? to : at + 1;
  }
  return found;
};

const amountOf = (text: string, language: Language): number => numbersIn(text, language)[0]?.value ?? 0;

const firstYear = 1000;

/** The right number in the place of the wrong one: of a year its century stays, where only the rest is put right ("nineteen sixty, no, sixty-one"). */
const numberPutRight = (wrong: string, right: string, language: Language): string | null => {
  if (wrong.toLowerCase() === right.toLowerCase()) return null;
  const inPart = partPutRight(wrong, right, language);
  if (inPart !== null) return inPart;
  const [was, is] = [amountOf(wrong, language), amountOf(right, language)];
  if (was < firstYear) return is < firstYear ? right : null;
  if (is >= firstYear) return right;
  if (is >= 100) return null;
  const [century = ""] = wrong.split(/[\s-]/u);
  return /^\p{N}{4}$/u.test(wrong) ? `${wrong.slice(0, 2)}${right}` : `${century} ${right}`;
};

/** So many small words may stand between "no" and what is right: "no, it was", "nie, to w". */
const mostBetween = 3;

/** With words that only ask for a moment: "no, hang on, it was". */
const mostWaiting = 6;

/** What is put right must stand so close to the "no". */
const mostWordsBack = 8;

/** The unit that puts right the last part of the number right before a denial: "sixty-one, no, what am I saying, two". */
const partAfter = (at: number, { text, items, read, language }: Reading): Item | undefined => {
  const wrong = items.find(({ to, kind }) => to === at && kind === "number");
  const from = read.findIndex(({ word }, place) => place > at && unitOf(word, language) !== null);
  const unit = read[from];
  if (!wrong || !unit) return undefined;
  const isPart =
    partPutRight(text.slice(wrong.start, wrong.end), text.slice(unit.start, unit.end), language) !== null;
  return isPart ? { kind: "number", from, to: from + 1, start: unit.start, end: unit.end } : undefined;
};

type Slip = { wrong: Item; right: Item; before: Token; denial: Token };

const wordsAt = (read: readonly Token[], from: number, to: number): string =>
  read
    .slice(Math.max(0, from), to)
    .map(({ word }) => word)
    .join(" ");

/** Does a word of "no" say nothing else: not "not any", nor "not"? */
const isPlainNo = (word: string, language: Language): boolean => {
  const isNot = lexiconMatcher(language)(word).some(({ list }) => list === "negations");
  return !isNot || packs[language].functionWords.inverts;
};

/** A number or a relative, "no", and another one of its kind. */
const slipIn = (text: string, language: Language): Slip | null => {
  const { denials } = packs[language].story;
  const read = tokens(text);
  const items = itemsIn(text, language);
  for (const [at, denial] of read.entries()) {
    const [before, next] = [read[at - 1], read[at + 1]];
    if (!denials.has(denial.word) || !before || !next) continue;
    const mark = text.slice(before.end, denial.start);
    if (!/^\s*(?:[,.;…–—-]|\.{2,3})\s*(?:[–—-]\s*)?$/u.test(mark)) continue;
    const whole = items.find(({ from }) => from > at);
    const part = partAfter(at, { text, items, read, language });
    const right = part && part.from < (whole?.from ?? read.length) ? part : whole;
    if (!right) continue;
    const between = text.slice(denial.end, right.start);
    const isWaiting = packs[language].story.waits.test(fold(between));
    if (right.from - at - 1 > (isWaiting ? mostWaiting : mostBetween)) continue;
    if (!isWaiting && /[.;!?]|,.*,/u.test(between)) continue;
    const wrong = items.findLast(({ to, kind }) => to <= at && kind === right.kind);
    if (!wrong || at - wrong.to > mostWordsBack) continue;
    // "Two brothers, no sisters" counts them: where "no" is "not any" or "not" too, a comma follows it.
    const isSetOff = isPlainNo(denial.word, language) || /^\s*,/u.test(text.slice(denial.end, next.start));
    if (!isSetOff) continue;
    // A relative is put right at once, a number within its sentence, or the one before.
    const isClose =
      right.kind === "number" ||
      (wrong.to === at &&
        wordsAt(read, at + 1, right.from) === wordsAt(read, wrong.from - (right.from - at - 1), wrong.from));
    if (isClose && !/[.!?].*[.!?]/su.test(text.slice(wrong.end, denial.start).replace(/\.{2,3}/u, "…")))
      return { wrong, right, before, denial };
  }
  return null;
};

/** A text with the first of its slips put right; null where there is none that surely is one. */
const withoutSlip = (text: string, language: Language): string | null => {
  const found = slipIn(text, language);
  if (!found || hasQuotationMark(text.slice(found.wrong.start, found.right.end))) return null;
  const { wrong, right, before, denial } = found;
  const asSaid = text.slice(right.start, right.end);
  const isInside = right.kind === "number" && /^\p{Ll}/u.test(text.slice(wrong.start));
  const said = isInside ? asSaid.replace(/^\p{Lu}/u, (letter) => letter.toLocaleLowerCase(language)) : asSaid;
  const instead =
    right.kind === "kin" ? said : numberPutRight(text.slice(wrong.start, wrong.end), said, language);
  // "Quarant'anni, anzi cinquantuno": the number is of the word it is written with.
  if (
    instead === null ||
    instead === text.slice(wrong.start, wrong.end) ||
    /^['’]/u.test(text.slice(wrong.end))
  )
    return null;
  const between = text.slice(wrong.end, before.end);
  const rest = text.slice(right.end);
  const repeated = between !== "" && rest.startsWith(between) ? between : "";
  const isOver = repeated !== "" || /^\s*(?:[,.;!?…]|$)/u.test(rest);
  // "Fifty people came. No, sixty people": what is said again with it must be the same. "He was forty, no, fifty people came" puts nothing right.
  if ((between.trim() !== "" || right.kind === "number") && !isOver) return null;
  const isSentence = text.slice(before.end, denial.start).includes(".");
  const begun = text.slice(0, wrong.start);
  const placed = `${begun}${/(?:^|[.!?…]\s+)$/u.test(begun) ? capital(instead, language) : instead}${between}`;
  if (isSentence) {
    const after = rest.slice(repeated.length).replace(/^[\s,.;]+/u, "");
    if (between === "" && rest.startsWith(",")) return `${placed}${rest}`;
    return `${placed}. ${capital(after, language)}`.trim();
  }
  const [, marked = "", after = ""] = /^(,)\s*(.*)$/su.exec(rest.slice(repeated.length)) ?? [];
  const follows = tokens(after)[0]?.word ?? "";
  const isListed = /,\s*$/u.test(begun);
  const keepsComma = isListed || !isVerbLike(follows, packs[language].grammar);
  return marked === ""
    ? `${placed}${rest.slice(repeated.length)}`
    : `${placed}${keepsComma ? "," : ""} ${after}`;
};

const isDenied = (text: string, language: Language): boolean =>
  lexiconMatcher(language)(text).some(({ list }) => list === "negations");

const isSpeech = (text: string, language: Language): boolean =>
  lexiconMatcher(language)(text).some(({ list }) => list === "speech");

/** "I went on it – no, I never sat on it": the second is what was; null where no clause is taken back. */
const withoutClause = (text: string, language: Language): string | null => {
  const { denials } = packs[language].story;
  const { self } = packs[language].functionWords;
  const { subjects } = packs[language].grammar;
  const [, wrong = "", denial = "", right = ""] =
    /^([^,;:.!?–—]+?)(?:\s*[,;]|\s+[–—-])\s+(\p{L}+),?\s+(.+)$/su.exec(text) ?? [];
  if (!denials.has(denial.toLowerCase()) || hasQuotationMark(text) || isSpeech(wrong, language)) return null;
  const [one, other] = [wrong, right].map((clause) => tokens(clause)[0]?.word ?? "");
  const isOwn = one === other && self.has(one ?? "") && subjects.has(one ?? "");
  return isOwn && isDenied(right, language) && !isDenied(wrong, language) ? capital(right, language) : null;
};

/** So many slips are put right in one answer. */
const mostSlips = 6;

/**
 * A telling in which only what counts is told: "a hundred and twenty a day. No, a hundred and eighteen" is a hundred and eighteen, and of what
 * is taken back in one breath nothing stays.
 */
export const withoutPlainSlips = (text: string, language: Language): string => {
  let told = text;
  for (let turn = 0; turn < mostSlips; turn += 1) {
    const next = withoutSlip(told, language);
    if (next === null || next === told) break;
    told = next;
  }
  const all = sentences(told, language).map((one) => one.text);
  const kept = all.map((one) => withoutClause(one, language) ?? one);
  return kept.every((one, at) => one === all[at]) ? told : kept.join(" ");
};
