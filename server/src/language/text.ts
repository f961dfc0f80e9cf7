import type { LanguagePack } from "./pack.ts";
import { packs } from "./packs.ts";
import { remember } from "./remember.ts";
import { stem } from "./stem.ts";

/** A run of letters or of digits, where it stands in the text, and its lower-case NFC form. */
export type Token = { word: string; start: number; end: number; afterBreak: boolean };

/** A piece of a text with its place: `text.slice(start, end)` is the piece. */
export type Span = { text: string; start: number; end: number };

const run = /[\p{L}\p{M}]+|\p{N}+/gu;
const breakers = /[.!?;:…\n"“”„»«(){}[\]<>]/u;

let titles: ReadonlySet<string> | null = null;

/** Titles and short forms, whose full stop ends nothing, of every language: a text is often divided before its language matters. */
const abbreviations = (): ReadonlySet<string> => {
  titles ??= new Set(Object.values(packs).flatMap(({ grammar }) => grammar.abbreviations));
  return titles;
};

/** NFC, lower case, straight apostrophes, single spaces: the form in which texts are compared. */
export const normalise = (text: string): string =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[’‘ʼ`´]/gu, "'")
    .replace(/\s+/gu, " ")
    .trim();

/** Every rule looks at the words of the same few texts; long ones are read seldom and would fill the memory. */
const remembered = { texts: 100, characters: 2_000 };

const divide = (text: string): readonly Token[] => {
  const found: Token[] = [];
  let previous = 0;
  for (const match of text.matchAll(run)) {
    const start = match.index;
    const end = start + match[0].length;
    const between = text.slice(previous, start);
    const isShortForm = between === ". " && abbreviations().has(found.at(-1)?.word ?? "");
    const afterBreak = previous === 0 || (start - previous > 1 && !isShortForm && breakers.test(between));
    found.push({ word: match[0].normalize("NFC").toLowerCase(), start, end, afterBreak });
    previous = end;
  }
  return found;
};

const divided = remember<readonly Token[]>(divide, remembered.texts);

/**
 * Words and numbers in order. Apostrophes and hyphens divide ("don't" is two tokens), so that elided articles and
 * possessives do not hide a word; `afterBreak` says that a sentence or clause mark stands before the token.
 */
export const tokens = (text: string): readonly Token[] =>
  text.length > remembered.characters ? divide(text) : divided(text, null);

/** Words as the reader counts them, numbers included; "don't" is one word. */
export const countWords = (text: string): number =>
  text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu)?.length ?? 0;

const segmenters = new Map<string, Intl.Segmenter>();

const segmenterOf = (language: string): Intl.Segmenter => {
  const known = segmenters.get(language);
  if (known) return known;
  const made = new Intl.Segmenter(language, { granularity: "sentence" });
  segmenters.set(language, made);
  return made;
};

/** A short form, or an initial, at the end of what was cut off as a sentence. */
const lastWord = /(?:^|[\s.("“„”«—-])(\p{L}+)\.\s*$/u;

const endsInShortForm = (segment: string): boolean => {
  const [, word = ""] = lastWord.exec(segment.slice(-12)) ?? [];
  return /^\p{Lu}$/u.test(word) || abbreviations().has(word.toLowerCase());
};

/** What somebody is quoted with, and who said it: "Where is he?" she said. */
const goesOnAfterQuote = (segment: string, next: string): boolean =>
  /[?!…]["“”»]\s+$/u.test(segment) && /^\p{Ll}/u.test(next);

const divideSentences = (text: string, language: string): readonly Span[] => {
  const found: Span[] = [];
  let start = 0;
  let end = 0;
  const close = (): void => {
    const raw = text.slice(start, end);
    const trimmed = raw.trim();
    const from = start + (raw.length - raw.trimStart().length);
    if (trimmed) found.push({ text: trimmed, start: from, end: from + trimmed.length });
    start = end;
  };
  for (const { segment, index } of segmenterOf(language).segment(text)) {
    end = index + segment.length;
    if (!endsInShortForm(segment) && !goesOnAfterQuote(segment, text.slice(end, end + 2))) close();
  }
  close();
  return found;
};

const dividedSentences = remember(divideSentences, remembered.texts);

/** Sentences with their places, blank edges left out. Titles and initials do not end one. */
export const sentences = (text: string, language: string): readonly Span[] =>
  text.length > remembered.characters ? divideSentences(text, language) : dividedSentences(text, language);

const stopwordSets = new WeakMap<LanguagePack, ReadonlySet<string>>();

/** The function words of a language as single tokens ("don't" gives "don" and "t"). */
export const stopwordsOf = (pack: LanguagePack): ReadonlySet<string> => {
  const known = stopwordSets.get(pack);
  if (known) return known;
  const made = new Set(pack.lexicon.stopwords.flatMap((entry) => tokens(entry).map(({ word }) => word)));
  stopwordSets.set(pack, made);
  return made;
};

/** Is the token a word that carries meaning of its own: no function word, no single letter? Numbers count. */
export const isContentWord = (word: string, pack: LanguagePack): boolean =>
  (word.length > 1 || /\p{N}/u.test(word)) && !stopwordsOf(pack).has(word);

/** Stems of the words that carry meaning, in order, repeats kept. */
export const contentStems = (text: string, pack: LanguagePack): string[] =>
  tokens(text)
    .filter(({ word }) => isContentWord(word, pack))
    .map(({ word }) => stem(word, pack.language));

const mostKept = 5_000;

/** Stems of the words that carry meaning, each once, of texts that are looked at again and again: wordings and questions. */
export const stemSetOf = remember<ReadonlySet<string>, LanguagePack>(
  (text, pack) => new Set(contentStems(text, pack)),
  mostKept,
);
