import type { Language } from "#language/packs.ts";
import { packs } from "#language/packs.ts";
import { isContentWord, type Token, tokens } from "#language/text.ts";
import { capital } from "../text/capital.ts";
import { lexiconMatcher } from "../text/lexicon-matcher.ts";
import { quotesIn } from "../text/quotes.ts";
import { beforeBreak } from "./broken-tail.ts";

type Cut = { start: number; end: number };

/** Sounds that are no words in any of the four languages. */
const sound = /^(?:u+h+m*|um+|e+hm*|erm+|h+m+|m+h*m+|ö+h+|ä+h+|y{2,}|e{3,}h*)$/u;
const comma = /[,;–—…]|\.\.\./u;

type Surroundings = { text: string; read: readonly Token[]; from: number; to: number };

/** What is cut with a filler: its commas too, save one between two words of weight (it may divide a list). */
const cutAround = ({ text, read, from, to }: Surroundings, language: Language): Cut | null => {
  const first = read[from];
  const last = read[to - 1];
  if (!first || !last) return null;
  const previous = read[from - 1];
  const next = read[to];
  const before = text.slice(previous?.end ?? 0, first.start);
  const after = text.slice(last.end, next?.start ?? text.length);
  const opens = !previous || comma.test(before);
  const isSetOff = opens && (comma.test(after) || (!next && previous !== undefined));
  if (!isSetOff && !sound.test(first.word)) return null;
  if (!next) return { start: previous?.end ?? 0, end: last.end };
  const space = after.search(/\s\S*$/u);
  const resumes = space < 0 ? next.start : last.end + space;
  // "Il Gianni e, be', la Stella": nothing divides what is joined.
  const isJoined = previous !== undefined && packs[language].functionWords.coordinators.has(previous.word);
  if (isJoined && previous && space >= 0 && /^,\s*$/u.test(before))
    return { start: previous.end, end: resumes };
  const isListed = [previous, next].every((token) => token && isContentWord(token.word, packs[language]));
  const { subjects, determiners } = packs[language].grammar;
  const isOpener = [subjects, determiners, packs[language].functionWords.leaning].some((words) =>
    words.has(next.word),
  );
  const opensClause = isOpener && comma.test(before);
  const keepsMark =
    !previous || space < 0 || opensClause || /[^\s,]/u.test(before) || (comma.test(before) && isListed);
  return keepsMark
    ? { start: first.start, end: space < 0 ? resumes : resumes + 1 }
    : { start: previous.end, end: resumes };
};

const overlaps = (one: { from: number; to: number }, other: { from: number; to: number }): boolean =>
  one.from < other.to && other.from < one.to;

type Spoken = { text: string; read: readonly Token[] };

/** Fillers that may go: never one that is a hedge or a negation too, and never inside somebody's quoted words. */
const fillerCuts = ({ text, read }: Spoken, language: Language): Cut[] => {
  const matches = lexiconMatcher(language)(read);
  const kept = matches.filter(({ list }) => list === "hedges" || list === "negations");
  const quotes = quotesIn(text);
  const sounds = [...read.keys()]
    .filter((at) => sound.test(read[at]?.word ?? "") && !/^\p{N}/u.test(read[at - 1]?.word ?? ""))
    .map((at) => ({ from: at, to: at + 1, start: read[at]?.start ?? 0, end: read[at]?.end ?? 0 }));
  return [...matches.filter(({ list }) => list === "fillers"), ...sounds]
    .filter((match) => !kept.some((other) => overlaps(match, other)))
    .filter((match) => !quotes.some((quote) => match.start >= quote.start && match.end <= quote.end))
    .map(({ from, to }) => cutAround({ text, read, from, to }, language))
    .filter((cut) => cut !== null);
};

/** Function words said twice in a row ("the the house"). Words of weight stay: "a long, long road" is meant. */
const stumbleCuts = ({ text, read }: Spoken, language: Language): Cut[] => {
  const cuts: Cut[] = [];
  for (const [index, token] of read.entries()) {
    const next = read[index + 1];
    if (next?.word !== token.word || !packs[language].functionWords.stumbles.has(token.word)) continue;
    // "I got in, in my cousin's costume" is no stumble.
    const isPlaced = packs[language].lexicon.placePrepositions.includes(token.word);
    if (isPlaced && text.slice(token.end, next.start).includes(",")) continue;
    if (/^[\s,–—-]*(?:…|\.\.\.)?\s*$/u.test(text.slice(token.end, next.start)))
      cuts.push({ start: token.start, end: next.start });
  }
  return cuts;
};

const without = (text: string, cuts: Cut[]): string => {
  let kept = "";
  let at = 0;
  for (const { start, end } of [...cuts].sort((one, other) => one.start - other.start)) {
    kept += text.slice(at, Math.max(at, start));
    at = Math.max(at, end);
  }
  return kept + text.slice(at);
};

/** Single spaces, a capital at the start, a closing mark at the end; nothing else changes. */
export const punctuated = (text: string, language: Language): string => {
  const trimmed = text
    .replace(/[\s\p{Cc}]+/gu, " ")
    .replace(/ +([,;:.!?…])/gu, "$1")
    .replace(/^[\s,;:.…]+/u, "")
    .replace(/[\s,;:–—-]+$/u, "");
  if (trimmed === "") return "";
  const begun = capital(trimmed, language);
  return /[.!?…]["“”»'‘’)\]]*$/u.test(begun) ? begun : `${begun}.`;
};

/** A spoken sentence as it may be printed: fillers and stumbles cut, every other word as it was said. */
export const cleaned = (text: string, language: Language): string => {
  const read = tokens(text);
  const [first, second] = read;
  const isYes = first && second && packs[language].functionWords.yes.has(first.word);
  // "Yes, I said, it is late": it was said then.
  const isSaid = lexiconMatcher(language)(read).some(
    ({ list, from }) => list === "speech" && from > 0 && from < 3,
  );
  const yes =
    isYes && !isSaid && /^\s*[,.]\s*/u.test(text.slice(first.end, second.start))
      ? [{ start: 0, end: second.start }]
      : [];
  const fillers = fillerCuts({ text, read }, language);
  const kept = without(text, [...yes, ...fillers, ...stumbleCuts({ text, read }, language)]);
  // "He left the quilts behind, you know?": without its end it asks nothing.
  const isTag = fillers.some(({ end }) => end === read.at(-1)?.end) && read.length > 0;
  return punctuated(isTag ? kept.replace(/\s*\?(["“”»’]?)\s*$/u, ".$1") : kept, language);
};

/** As `cleaned`, with an ellipsis where the words were broken off in the middle of a clause. */
export const printed = (
  text: string,
  { isBroken, language }: { isBroken: boolean; language: Language },
): string => {
  const whole = beforeBreak(text, language);
  const clean = cleaned(whole ?? text, language);
  return isBroken || whole !== null ? clean.replace(/\.$/u, "…") : clean;
};
