import { fold } from "#language/fold.ts";
import { isVerbLike } from "#language/grammar.ts";
import { compile, type Matcher } from "#language/match.ts";
import type { LanguagePack } from "#language/pack.ts";
import { sentences, tokens } from "#language/text.ts";
import { isInAnotherLanguage } from "#language/vote.ts";

const fewest = 3;
const most = 12;

type Heavy = "grief" | "trauma" | "crisis" | "remarks" | "decline" | "unknown";
const matchers = new WeakMap<LanguagePack, Matcher<Heavy>>();

const heavyIn = (pack: LanguagePack): Matcher<Heavy> => {
  const known = matchers.get(pack);
  if (known) return known;
  const { grief, trauma, crisis, decline, unknown } = pack.lexicon;
  const made = compile({ grief, trauma, crisis, decline, unknown, remarks: pack.grammar.remarks });
  matchers.set(pack, made);
  return made;
};

/** Punctuation of a sentence that stands by itself: nothing quoted, bracketed or broken off in it. */
const isWhole = (text: string): boolean => /^\p{Lu}[^"“”„«»()[\]{}<>$|`#…?!:;*_]*\.$/u.test(text);

const talk = ["not_heard", "wrong", "asked_before", "unclear", "stop", "declines", "delete"] as const;

/** "I never told you that" and "you could have laughed" are meant for Saga: said back, they would mock. */
export const isTalkWithSaga = (sentence: string, { hearing, conversation }: LanguagePack): boolean => {
  const folded = fold(sentence);
  return conversation.followUps.toSaga.test(folded) || talk.some((sign) => hearing.signs[sign]?.test(folded));
};

/**
 * May a sentence of the teller be said back, whole and letter by letter? It stands by itself, opens with no joint, holds
 * nothing heavy, and is no talk about remembering.
 */
export const isQuotable = (sentence: string, pack: LanguagePack): boolean => {
  const read = tokens(sentence);
  const [first] = read;
  if (!first || read.length < fewest || read.length > most || !isWhole(sentence)) return false;
  if (pack.grammar.joints.has(first.word) || pack.grammar.replies.has(first.word)) return false;
  if (!read.some(({ word }) => isVerbLike(word, pack.grammar))) return false;
  if (isTalkWithSaga(sentence, pack)) return false;
  return heavyIn(pack)(read).length === 0 && !isInAnotherLanguage(sentence, pack.language, 0);
};

/** So few words after a sentence may put it right. */
const longestCorrection = 10;

/** "When they took Galant away. No, wait, it was Parin.": is it put right by the sentence after it? */
const isPutRight = (next: string | undefined, { hearing }: LanguagePack): boolean =>
  next !== undefined &&
  next.split(/\s+/u).length <= longestCorrection &&
  (hearing.signs.corrects?.test(fold(next)) ?? false);

/** The sentences of an answer that may be said back, the last first. */
export const quotableIn = (text: string, pack: LanguagePack): string[] =>
  sentences(text, pack.language)
    .map((sentence) => sentence.text)
    .filter((sentence, at, all) => isQuotable(sentence, pack) && !isPutRight(all[at + 1], pack))
    .reverse();

const mostSaidBack = 14;

/** What is said back of longer words: so many of them that the teller knows them again. */
export const beginningOf = (words: string): string => {
  const all = words.split(/\s+/u);
  return all.length > mostSaidBack ? `${all.slice(0, mostSaidBack).join(" ")}…` : words;
};

/** The same from the end: "…and never let on to Willie's mother." */
export const endOf = (words: string): string => {
  const all = words.split(/\s+/u);
  return all.length > mostSaidBack ? `…${all.slice(-mostSaidBack).join(" ")}` : words;
};

/** Puts words of the teller, in the quotation marks of the language, into a wording. */
export const withQuote = (
  wording: string,
  { words, pack }: { words: string; pack: LanguagePack },
): string => {
  const [open, close] = pack.phrases.quotes;
  return wording
    .replaceAll("{quote}", `${open}${words}${close}`)
    .replaceAll("{open}", `${open}${words}${close}`);
};
