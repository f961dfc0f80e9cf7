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

/** A wish of so few words holds nothing else. */
const longestWish = 7;

/** So few words between talk are talk ("Le casse."), or before it; more of them where talk came before anything was told. */
const fewestBetween = 4;
const fewestBefore = 2;
const fewestAfter = 12;

type End = { all: readonly Span[]; lastTalk: number };

/** Short sentences that follow talk at the end of a telling go on with it: "Who reads this? I don't mind Jen." */
const withEnd = (talks: readonly boolean[], { all, lastTalk }: End): boolean[] => {
  const isShort = all.slice(lastTalk + 1).every(({ text }) => text.split(/\s+/u).length <= longestWish);
  const isEnd = lastTalk > 0 && isShort && talks.slice(0, lastTalk).some((talk) => !talk);
  return talks.map((talk, at) => talk || (isEnd && at > lastTalk));
};

/** Talk with the interviewer, and the splinters before it and between. */
const talkIn = (all: readonly Span[], language: Language): boolean[] => {
  const talks = all.map(({ text }) => isTalk(text, language));
  const isPlain = all.map(({ text }) => packs[language].story.talk.test(fold(text)));
  const firstTold = (from: number): number => talks.findIndex((talk, at) => at >= from && !talk);
  for (let at = firstTold(0), isFirst = true; at >= 0; at = firstTold(at + 1)) {
    const words = (all[at]?.text ?? "").split(/\s+/u).length;
    const isAfter = at > 0 && talks[at - 1] === true;
    const most = !isAfter ? (at === 0 ? fewestBefore : 0) : isFirst ? fewestAfter : fewestBetween;
    const isTalkNext = isAfter ? talks[at + 1] === true : isPlain[at + 1] === true;
    const isSplinter = words <= most && isTalkNext;
    if (isSplinter) talks[at] = true;
    else isFirst = false;
  }
  return withEnd(talks, { all, lastTalk: isPlain.lastIndexOf(true) });
};

/** Does a sentence refuse to speak of somebody? What is said on of them is no telling either. */
const refuses = (text: string, language: Language): boolean =>
  packs[language].story.refuses.test(fold(text)) && namesSomebody(text, language);

/** Says on why not, and names nobody: "I shouldn't have said his name." */
const speaksOfOneself = (text: string, language: Language): boolean => {
  const { self, singular } = functionWords[language];
  const isOf = tokens(text).some(({ word }) => self.has(word) || singular.has(word));
  return isOf && !namesSomebody(text, language);
};

type Limits = {
  language: Language;
  /** Not to be printed, or not to be spoken of. */
  matters: readonly KeptMatter[];
};

/** Of each sentence: may it stand in a story? */
const marked = (all: readonly Span[], { language, matters }: Limits): boolean[] => {
  const { leaveOut, putIn, confides } = packs[language].story;
  const talks = talkIn(all, language);
  const isWish = ({ text }: Span): boolean =>
    putIn.test(fold(text)) && text.split(/\s+/u).length <= longestWish;
  const mayStand = all.map((sentence, at) => !talks[at] && !isWish(sentence));
  let isOnMatter = false;
  let isRefused = false;
  let isConfided = false;
  for (const [at, { text }] of all.entries()) {
    const isTouched = touchesMatter(text, { matters, language });
    isRefused = refuses(text, language) || (isRefused && speaksOfOneself(text, language));
    isConfided ||= confides.test(fold(text));
    isOnMatter = isTouched || (talks[at] === true && isRefused) || (isOnMatter && speaksOn(text, language));
    if (isConfided || isRefused) mayStand[at] = false;
    if (isOnMatter) mayStand[at] = false;
    if (!leaveOut.test(fold(text))) continue;
    mayStand[at] = false;
    isOnMatter = true;
    if (isTouched || namesBefore(text, leaveOut)) continue;
    for (let meant = Math.max(0, at - mostMeant); meant < at; meant += 1) mayStand[meant] = false;
  }
  return mayStand;
};

/** Is the end of an answer left alone, so that what goes on from it would speak of that? */
export const endsLeftAlone = (text: string, { matters, language }: Limits): boolean => {
  let isOnMatter = false;
  for (const sentence of sentences(text, language))
    isOnMatter =
      touchesMatter(sentence.text, { matters, language }) ||
      (isOnMatter && speaksOn(sentence.text, language));
  return isOnMatter;
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
