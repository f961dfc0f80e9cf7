import { fold } from "#language/fold.ts";
import { type Language, packs } from "#language/packs.ts";
import { hasQuotationMark } from "#language/quotation.ts";
import { contentStems, sentences, tokens } from "#language/text.ts";
import { namesIn } from "../chronology/life-order.ts";
import type { BookWish, Told } from "../story.ts";
import { isQuoteOpen, unquoted } from "../text/quotes.ts";
import { hasVerb } from "./least-cut.ts";
import { tailEnd } from "./wish-tails.ts";

/** Sentences; a letter before a full stop ends one here ("Start it with the S. I was born"), as it need not be an initial. */
const piecesOf = (said: string, language: Language): string[] =>
  sentences(said, language).flatMap(({ text }) => text.split(/(?<=\s\p{Lu}\.)\s+/u));

/** What a teller asks to be told: whom it names ("you can leave Yann in"), or nobody: what was just said. */
const wishesIn = (text: string, language: Language): string[][] => {
  const { putIn, leaveOut } = packs[language].story;
  return sentences(text, language).flatMap((sentence) => {
    // What somebody is quoted with is no wish of the teller.
    const folded = fold(unquoted(sentence.text));
    const [wish] = putIn.exec(folded) ?? [];
    if (wish === undefined || leaveOut.test(folded)) return [];
    const words = new Set(wish.split(" "));
    return [namesIn(sentence.text, language).filter((name) => words.has(fold(name)))];
  });
};

/** The answers that a wish means: its own or the one before it, or those that name whom it names. */
const meantBy = (names: readonly string[], { told, at }: { told: readonly Told[]; at: number }): Told[] => {
  if (names.length === 0)
    return told
      .slice(0, at + 1)
      .filter(({ text }) => text !== "")
      .slice(-1);
  const counts = told.map(({ text }) => names.filter((name) => text.includes(name)).length);
  const most = Math.max(0, ...counts);
  return most === 0 ? [] : told.filter((_, index) => counts[index] === most).slice(0, 1);
};

/** Of one answer: whoever asks for more in it does not mean it. */
const mostWishes = 20;

/** The answers that the teller asks to be told, in what was `said` with one of them. `told`: all of theirs, in the order of telling. */
export const wishedAt = (
  said: string,
  { told, at, language }: { told: readonly Told[]; at: number; language: Language },
): Told[] =>
  wishesIn(said, language)
    .slice(0, mostWishes)
    .flatMap((names) => meantBy(names, { told, at }));

/** So many sentences stand between "I want it word for word" and the words themselves: "It's for my nephew." */
const mostBeforeWords = 2;
/** And so many are dictated at most. */
const mostDictated = 12;

/** Does somebody ask that words of theirs stand in the story as they say them? */
export const dictates = (text: string, language: Language): boolean => {
  const { putIn, firstWord, lastWord, wordForWord, leaveOut } = packs[language].story;
  const folded = fold(unquoted(text));
  const isWish = [putIn, firstWord, lastWord].some((sign) => sign.test(folded));
  return wordForWord.test(folded) && isWish && !leaveOut.test(folded);
};

/**
 * Up to which sentence the words go that were dictated with a wish, or right behind one that asks for them word for word, where they stand between quotation
 * marks: the number of the one after it.
 */
const dictatedEnd = (all: readonly string[], wish: number, language: Language): number => {
  const own = all[wish] ?? "";
  if (!dictates(own, language) && !isQuoteOpen(own)) return wish + 1;
  const quote = all.findIndex(
    (text, at) => at >= wish && at <= wish + 1 + mostBeforeWords && hasQuotationMark(text),
  );
  if (quote < 0) return wish + 1;
  const isClosed = (at: number): boolean => !isQuoteOpen(all.slice(quote, at + 1).join(" "));
  const last = all.findIndex((_, at) => at >= quote && at < quote + mostDictated && isClosed(at));
  return Math.max(wish, last) + 1;
};

/** "And that he sang so", "and then that": of so many words behind the first one is "that". */
const mostBehind = 2;

/** Does a sentence go on with what is wished: "And that he sang so that the organist played slower"? */
const goesOnWith = (text: string, language: Language): boolean => {
  const { connectives, coordinators } = packs[language].functionWords;
  const [first, ...rest] = tokens(text).map(({ word }) => word);
  const that = rest.slice(0, mostBehind).find((word) => connectives.has(word));
  return first !== undefined && coordinators.has(first) && that !== undefined && !coordinators.has(that);
};

/** Behind "and she is to be in it, the name": a sentence that is nothing but one. */
const nameAlone = /^\p{Lu}[\p{L}\p{M}'’-]*(?: \p{Lu}[\p{L}\p{M}'’-]*){0,3}\.?$/u;

/** What somebody asks of the book in what they say, as they say it: what it begins and ends with, and what is to stand in it. */
export const bookWishesIn = (said: string, language: Language): BookWish[] => {
  const { putIn, firstWord, lastWord, leaveOut } = packs[language].story;
  return piecesOf(said, language).flatMap((text, at, all) => {
    const folded = fold(unquoted(text));
    const isWish = [putIn, firstWord, lastWord].some((sign) => sign.test(folded));
    if (!isWish || leaveOut.test(folded)) return [];
    const pieces = all.map((piece) => ({ text: piece }));
    let asked = Math.max(tailEnd(pieces, at, language), dictatedEnd(all, at, language));
    while (goesOnWith(all[asked] ?? "", language)) asked += 1;
    const isNamed = packs[language].story.ofName.test(folded) && nameAlone.test(all[asked] ?? "");
    const end = isNamed ? asked + 1 : asked;
    const whole = all.slice(at, end).join(" ");
    return [{ text: whole, before: all[at - 1] ?? "" }];
  });
};

/** Does somebody ask what is to stand in the story, and not what is to be left alone? */
export const asksOfBook = (question: string, language: Language): boolean => {
  const { asksIn, asksOut } = packs[language].story;
  const asked = fold(
    sentences(question, language).findLast(({ text }) => text.endsWith("?"))?.text ?? question,
  );
  return asksIn.test(asked) && !asksOut.test(asked);
};

/** The first sentence of more words answers with a telling; no wish has more than this. */
const longestAnswer = 12;
const longestAsked = 30;
/** So few words only name something: "The horse." */
const longestFragment = 5;

/**
 * What an answer to that asks for: its sentences from the first up to where something is told. "The mangle. And Iwonka, by her name. I think
 * the table will go to Simon": two.
 */
export const askedOfBook = (said: string, language: Language): string[] => {
  const { wantsIn, leaveOut, refuses, confides } = packs[language].story;
  const { coordinators } = packs[language].functionWords;
  const all = sentences(said, language).map(({ text }) => text);
  if (all.some((text) => [leaveOut, refuses, confides].some((sign) => sign.test(fold(text))))) return [];
  const told = all.findIndex((text, at) => {
    const read = tokens(text);
    const isJoined = at > 0 && coordinators.has(read[0]?.word ?? "");
    const isFragment = read.length <= longestFragment && !hasVerb(text, language);
    const isBrief = at === 0 && read.length <= longestAnswer;
    const isAsking = isJoined || isBrief || wantsIn.test(fold(text)) || isFragment;
    return !isAsking || read.length > longestAsked;
  });
  return told < 0 ? all : all.slice(0, told);
};

/** A wish shares so many words with the answer that it means; with fewer it means what was just said. */
const fewestOfWish = 2;

type Edge = "firstWord" | "lastWord";

type Place = { edge: Edge; told: readonly Told[]; at: number; language: Language };

/** Words with a capital within a wish: "the S". */
const namedIn = (text: string): string[] =>
  tokens(text).flatMap(({ start, end }) =>
    start > 0 && /^\p{Lu}/u.test(text.slice(start)) ? text.slice(start, end) : [],
  );

/** The answer that the teller asks to begin or to end with, in what was `said` with one of them. */
export const wishedAtEdge = (said: string, { edge, told, at, language }: Place): Told | undefined => {
  const sign = packs[language].story[edge];
  const wish = piecesOf(said, language).findLast((text) => sign.test(fold(unquoted(text))));
  if (!wish) return undefined;
  const stemsIn = (text: string): string[] => contentStems(text, packs[language]);
  const asking = new Set(stemsIn(sign.exec(fold(unquoted(wish)))?.[0] ?? ""));
  const own = stemsIn(wish).filter((stem) => !asking.has(stem));
  const shared = (text: string): number => {
    const stems = new Set(stemsIn(text));
    return own.filter((stem) => stems.has(stem)).length;
  };
  const counts = told.map(({ text }) => shared(text));
  const most = Math.max(0, ...counts);
  if (most >= fewestOfWish) return told[counts.lastIndexOf(most)];
  const names = new Set(namedIn(wish));
  const named = told.map(({ text }) => namedIn(text).filter((name) => names.has(name)).length);
  const best = Math.max(0, ...named);
  return best > 0 ? told[named.lastIndexOf(best)] : meantBy([], { told, at }).at(-1);
};
