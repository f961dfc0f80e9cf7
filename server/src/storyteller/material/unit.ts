import { isVerbLike } from "#language/grammar.ts";
import { numbersIn } from "#language/numbers.ts";
import { type Language, packs } from "#language/packs.ts";
import { contentStems, type Token, tokens } from "#language/text.ts";
import { type LexiconMatch, type List, lexiconMatcher } from "../text/lexicon-matcher.ts";
import { countStoryWords } from "../text/word-count.ts";
import { isAside } from "./asides.ts";
import { printed } from "./clean.ts";
import { divide, type Piece } from "./divide.ts";
import { isTalk } from "./talk.ts";

/** A piece of an answer that may stand in a story. */
export type Unit = {
  piece: Piece;
  /** As it may be printed. */
  text: string;
  words: number;
  /** Leans on the words before it ("And then he…"). */
  isLeaning: boolean;
  /** Speaks of "him" or "them" before anybody is named. */
  isDangling: boolean;
  /** How much it tells: persons, times, things, feelings, meaning; unit-free, only for comparison. */
  worth: number;
  /** Two units with the same key say the same words. */
  key: string;
};

const telling: ReadonlySet<List> = new Set<List>([
  "people",
  "places",
  "things",
  "times",
  "events",
  "speech",
  "senses",
  "feelings",
  "meanings",
]);

const uncovered = (read: readonly Token[], matches: readonly LexiconMatch[]): Token[] => {
  const covered = new Set<number>();
  for (const { from, to } of matches) for (let at = from; at < to; at += 1) covered.add(at);
  return read.filter((_, at) => !covered.has(at));
};

const restOfMeta = 3;
/** In more words than these one word such as "nothing" is a part of what is told. */
const mostAroundOneWord = 4;

/** From so many words on an answer is told as a whole. */
const longAnswer = 25;
/** "I don't know how long she'd been there" is a part of a long telling. */
const fewestNotKnown = 6;

/** Talk about the talk: "I don't know", "next question". */
const isMeta = (text: string, { language, isLong }: { language: Language; isLong: boolean }): boolean => {
  if (isTalk(text, language)) return true;
  const read = tokens(text);
  if (isLong && read.length >= fewestNotKnown) return false;
  const matches = lexiconMatcher(language)(read).filter(({ list, from, to }) => {
    if (list !== "unknown" && list !== "decline") return list === "fillers";
    return to - from > 1 || read.length <= mostAroundOneWord;
  });
  const saysNothing = matches.some(({ list }) => list !== "fillers");
  const rest = uncovered(read, matches)
    .map(({ word }) => word)
    .join(" ");
  return saysNothing && contentStems(rest, packs[language]).length < restOfMeta;
};

const worthOf = (
  { text, content }: { text: string; content: readonly string[] },
  language: Language,
): number => {
  const found = new Set(
    lexiconMatcher(language)(text)
      .map(({ list }) => list)
      .filter((list) => telling.has(list) || list.startsWith("kin ")),
  );
  const names = text.match(/(?<=[\p{L},] )\p{Lu}\p{Ll}+|\d{4}/gu)?.length ?? 0;
  return new Set(content).size + 2 * found.size + Math.min(names, 4);
};

const namesSomebody = (list: List): boolean => list === "people" || list.startsWith("kin ");

const isDangling = (
  { text, read }: { text: string; read: readonly Token[] },
  language: Language,
): boolean => {
  const at = read.findIndex(({ word }) => packs[language].functionWords.pronouns.has(word));
  if (at < 0) return false;
  const name = read.findIndex(
    ({ start }, index) => index > 0 && /^\p{Lu}\p{Ll}/u.test(text.slice(start, start + 2)),
  );
  if (name >= 0 && name < at) return false;
  return !lexiconMatcher(language)(read).some(({ list, from }) => from < at && namesSomebody(list));
};

/** A word that looks like a verb, or one that follows "I" or "they", where a verb mostly stands. */
const hasVerb = (read: readonly Token[], language: Language): boolean => {
  const { grammar } = packs[language];
  return read.some(
    ({ word }, at) =>
      isVerbLike(word, grammar) || (grammar.subjects.has(word) && read[at + 1]?.afterBreak === false),
  );
};

const fewestPlainWords = 4;

/** "I never saw her again." has no word of weight and says much: a verb, and an end that the teller set. */
const isWholeSentence = (
  { piece, read }: { piece: Piece; read: readonly Token[] },
  language: Language,
): boolean =>
  piece.isStart &&
  /[.!]["“”»’)\]]*$/u.test(piece.text.trimEnd()) &&
  read.length >= fewestPlainWords &&
  hasVerb(read, language);

const unitOf = (piece: Piece, language: Language): Unit => {
  const text = printed(piece.text, { isBroken: piece.isBroken, language });
  const read = tokens(text);
  const { leaning } = packs[language].functionWords;
  return {
    piece,
    text,
    words: countStoryWords(text, language),
    isLeaning: !piece.isStart || leaning.has(read[0]?.word ?? ""),
    isDangling: isDangling({ text, read }, language),
    worth: worthOf({ text, content: contentStems(text, packs[language]) }, language),
    key: read.map(({ word }) => word).join(" "),
  };
};

/** Holds no word of weight. */
export const isPlain = (text: string, language: Language): boolean =>
  contentStems(text, packs[language]).length === 0 && numbersIn(text, language).length === 0;

const saysSomething = ({ text, piece }: Unit, language: Language): boolean => {
  const read = tokens(text);
  return read.length >= 2 && (!isPlain(text, language) || isWholeSentence({ piece, read }, language));
};

const fewestWords = 5;
/** A whole sentence is shorter at times: "My mother sang." */
const fewestWithVerb = 3;

const saysNothingAlone = (all: readonly Unit[], language: Language): boolean => {
  const units = all.filter(({ text }) => !isAside(tokens(text), language));
  const words = units.reduce((sum, unit) => sum + unit.words, 0);
  if (words >= fewestWords) return false;
  return words < fewestWithVerb || !units.some(({ text }) => hasVerb(tokens(text), language));
};

/** All pieces of an answer but talk about the talk. */
export const piecesOf = (text: string, language: Language): Unit[] => {
  const isLong = tokens(text).length >= longAnswer;
  return divide(text, language)
    .filter((piece) => !isMeta(piece.text, { language, isLong }))
    .map((piece) => unitOf(piece, language));
};

/**
 * The pieces of one answer that a story may use, in the order they were told. A thin answer, which says nothing
 * without its question, gives none.
 */
export const unitsOf = (text: string, language: Language): Unit[] => {
  const pieces = piecesOf(text, language).filter(({ words }) => words > 0);
  const says = pieces.map((unit) => saysSomething(unit, language));
  const first = pieces.findIndex(({ text }) => !isPlain(text, language));
  const isLong = pieces.reduce((sum, { words }) => sum + words, 0) >= longAnswer;
  // What says little by itself is often the point of what stands around it: "I never." — the last line of a joke.
  const units = pieces.filter((_, at) => says[at] || (isLong && at >= first && first >= 0));
  return saysNothingAlone(units, language) ? [] : units;
};

const mostVerbless = 8;

/** "At fifteen, on the bus." is long enough to stand, and still answers something that is not said. */
export const isVerbless = (units: readonly Unit[], language: Language): boolean =>
  units.reduce((sum, { words }) => sum + words, 0) <= mostVerbless &&
  !units.some(({ text }) => hasVerb(tokens(text), language));
