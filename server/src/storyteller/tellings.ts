import { fold } from "#language/fold.ts";
import { type Language, packs } from "#language/packs.ts";
import { isContentWord, type Span, sentences, tokens } from "#language/text.ts";
import { functionWords } from "./function-words.ts";
import { type KeptMatter, touchesMatter } from "./kept-matter.ts";
import { lexiconMatcher } from "./lexicon-matcher.ts";

const mostBrief = 9;

/** Is the sentence talk with the interviewer? What somebody is quoted with is not. */
export const isTalk = (text: string, language: Language): boolean => {
  const { talk, briefTalk } = packs[language].story;
  if (/["“”„«»]/u.test(text)) return false;
  const folded = fold(text);
  return talk.test(folded) || (folded.split(" ").length <= mostBrief && briefTalk.test(folded));
};

const namesSomebody = (text: string, language: Language): boolean =>
  tokens(text).some(
    ({ word, start, afterBreak }) =>
      !afterBreak && /^\p{Lu}\p{Ll}/u.test(text.slice(start)) && isContentWord(word, packs[language]),
  );

/** Languages in which a verb needs no "he" or "she". */
const dropsSubject: ReadonlySet<Language> = new Set<Language>(["it", "pl"]);

/** Speaks on of whoever was spoken of: names nobody else before "he" or "her". */
const speaksOn = (text: string, language: Language): boolean => {
  const read = tokens(text);
  const pronoun = read.findIndex(({ word }) => functionWords[language].pronouns.has(word));
  const names = lexiconMatcher(language)(read).filter(({ list }) => list.startsWith("kin "));
  const isOther = namesSomebody(text, language) || names.length > 0;
  if (pronoun >= 0) return !names.some(({ from }) => from < pronoun);
  return dropsSubject.has(language) && !isOther;
};

/** Does the wish name whom it means ("Peter is not to go in any book"), rather than what was just said? */
const namesBefore = (text: string, wish: RegExp): boolean => {
  const folded = fold(text);
  const before = folded.slice(0, wish.exec(folded)?.index ?? 0);
  const names = text.match(/\p{Lu}\p{Ll}+/gu) ?? [];
  return names.some(
    (name) => before.split(" ").some((word) => word.startsWith(fold(name))) && name.length > 2,
  );
};

/** Sentences before "leave that out" in one answer that it speaks of. */
const mostMeant = 2;

type Limits = {
  language: Language;
  /** Not to be printed, or not to be spoken of. */
  matters: readonly KeptMatter[];
};

/** Of each sentence: may it stand in a story? */
const marked = (all: readonly Span[], { language, matters }: Limits): boolean[] => {
  const { leaveOut } = packs[language].story;
  const mayStand = all.map(({ text }) => !isTalk(text, language));
  let isOnMatter = false;
  for (const [at, { text }] of all.entries()) {
    const isTouched = touchesMatter(text, { matters, language });
    isOnMatter = isTouched || (isOnMatter && speaksOn(text, language));
    if (isOnMatter) mayStand[at] = false;
    if (!leaveOut.test(fold(text))) continue;
    mayStand[at] = false;
    if (isTouched || namesBefore(text, leaveOut)) continue;
    for (let meant = Math.max(0, at - mostMeant); meant < at; meant += 1) mayStand[meant] = false;
  }
  return mayStand;
};

/**
 * The part of an answer that tells of the life: without talk with the interviewer, without what the teller wants left alone and
 * what is said on of it, and without the wish itself. Empty where nothing is left.
 */
export const tellingOf = (text: string, limits: Limits): string => {
  const all = sentences(text, limits.language);
  const mayStand = marked(all, limits);
  if (mayStand.every(Boolean)) return text;
  const kept = all.filter((_, at) => mayStand[at]).map((sentence) => sentence.text);
  return kept.join(" ");
};
