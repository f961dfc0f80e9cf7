import { type Language, packs } from "#language/packs.ts";
import { sentences, tokens } from "#language/text.ts";
import { fold } from "../text/fold.ts";
import { lexiconMatcher } from "../text/lexicon-matcher.ts";
import { isQuoteOpen, quotesIn } from "../text/quotes.ts";
import type { Evidence } from "./evidence.ts";

/** "Its" and "it's" sound alike to whoever writes speech down. */
export const flat = (text: string): string =>
  ` ${tokens(text.replace(/(?<=\p{L})['’](?=\p{L})/gu, ""))
    .map(({ word }) => fold(word))
    .join(" ")} `;

/** May a sentence be left out of a quotation: does it deny, put right or take back nothing of what stands before it? */
const mayBeLeftOut = (text: string, language: Language): boolean => {
  const { functionWords, story } = packs[language];
  const [first] = tokens(text);
  const plain = fold(text);
  if (!first) return false;
  // "No, that was later", and in Polish no "nie chcieli".
  const isNo = functionWords.no.has(first.word) || story.denials.has(first.word);
  return (
    !(isNo && /^\s*(?:[,.!?…–—-]|$)/u.test(text.slice(first.end))) &&
    !story.admits.test(plain) &&
    !story.waits.test(plain)
  );
};

/**
 * Is a quotation what an answer says in its order, with whole sentences left out between its own? It may begin and end inside of one. A question stands with
 * what answers it.
 */
const isSaidWithGaps = (quote: string, answer: string, language: Language): boolean => {
  const own = sentences(quote, language).map(({ text }) => text);
  const told = sentences(answer, language).map(({ text }) => text);
  const fits = (part: number, at: number): boolean => {
    const [one, other] = [flat(own[part] ?? ""), flat(told[at] ?? "")];
    if (part === 0) return other.endsWith(one);
    return part === own.length - 1 ? other.startsWith(one) : other === one;
  };
  const goesOn = (part: number, before: number): boolean => {
    if (part === own.length) return true;
    const isAsked = /\?\s*$/u.test(own[part - 1] ?? "");
    for (let at = before + 1; at < told.length; at += 1) {
      if (fits(part, at) && goesOn(part + 1, at)) return true;
      if (isAsked || !mayBeLeftOut(told[at] ?? "", language)) return false;
    }
    return false;
  };
  return own.length > 1 && told.some((_, at) => fits(0, at) && goesOn(1, at));
};

/** Does every quotation stand word for word in one of the cited answers, but for whole sentences left out of it? Case, marks and diacritics do not count. */
export const quotesMatch = (text: string, { said, language }: Evidence): boolean => {
  const quotes = quotesIn(text);
  if (quotes.length === 0) return true;
  const told = said.map(flat);
  return quotes.every(
    (quote) =>
      told.some((answer) => answer.includes(flat(quote.text))) ||
      said.some((answer) => isSaidWithGaps(quote.text, answer, language)),
  );
};

/** Are all quotations of a sentence the teller's own telling, from the beginning of a sentence on, and nothing that somebody is quoted with in it? */
export const quotesTeller = (text: string, { said }: Evidence): boolean => {
  const quotes = quotesIn(text);
  return (
    quotes.length > 0 &&
    quotes.every((quote) => {
      const words = tokens(quote.text).map(({ word }) => word);
      const pattern = new RegExp(`(?<!\\p{L})${words.join("[^\\p{L}\\p{N}]+")}(?!\\p{L})`, "iu");
      return said.some((answer) => {
        const from = pattern.exec(answer)?.index;
        const before = answer.slice(0, from ?? 0);
        return from !== undefined && /(?:^|[.!?…\n])\s*$/u.test(before) && !isQuoteOpen(before);
      });
    })
  );
};

/** A quotation of fewer words is a name for something, or a word of the teller's. */
const fewestOfSaying = 4;
/** So many words without a mark are speech that was taken down without stops: nobody knows where it may be cut. */
const longestWithoutMark = 14;

const mark = /[.,!?:;…—–"“”„«»\n]/u;

/** Is the place before a word in a text one where what is said may begin or end: at a mark, before or behind a word that joins, behind "she said", or in speech without stops? */
const mayCutBefore = (
  { text, read, at }: { text: string; read: ReturnType<typeof tokens>; at: number },
  language: Language,
): boolean => {
  const isMark = (place: number): boolean =>
    place <= 0 || place >= read.length || mark.test(text.slice(read[place - 1]?.end, read[place]?.start));
  if (isMark(at)) return true;
  const { connectives } = packs[language].functionWords;
  const [before, next] = [read[at - 1]?.word ?? "", read[at]?.word ?? ""];
  if (connectives.has(before) || connectives.has(next)) return true;
  if (lexiconMatcher(language)(read.slice(Math.max(0, at - 2), at)).some(({ list }) => list === "speech"))
    return true;
  const places = [...read.keys(), read.length];
  const from = places.findLast((place) => place <= at && isMark(place)) ?? 0;
  const to = places.find((place) => place > at && isMark(place)) ?? read.length;
  return to - from > longestWithoutMark;
};

/** Is every quotation of several words what was said from one mark to another, and no half of it, which may mean something else? */
export const quotesAreWhole = (text: string, answers: readonly string[], language: Language): boolean =>
  quotesIn(text).every((quote) => {
    const own = tokens(quote.text.replace(/(?<=\p{L})['’](?=\p{L})/gu, "")).map(({ word }) => fold(word));
    if (own.length < fewestOfSaying) return true;
    const places = answers.flatMap((answer) => {
      const plain = answer.replace(/(?<=\p{L})['’](?=\p{L})/gu, "");
      const read = tokens(plain);
      return [...read.keys()]
        .filter((at) => own.every((word, place) => fold(read[at + place]?.word ?? "") === word))
        .map((at) =>
          [at, at + own.length].every((one) => mayCutBefore({ text: plain, read, at: one }, language)),
        );
    });
    return places.length === 0 || places.some(Boolean);
  });
