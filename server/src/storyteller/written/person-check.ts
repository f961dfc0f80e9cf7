import { type Language, packs } from "#language/packs.ts";
import { isContentWord, tokens } from "#language/text.ts";
import type { StoryStyle } from "../story.ts";
import { fold } from "../text/fold.ts";
import { isOwnVerb, isOwnWord } from "../text/own-voice.ts";
import { quotesIn } from "../text/quotes.ts";

const outsideQuotes = (text: string): string => {
  let left = text;
  for (const { start, end } of quotesIn(text).toReversed())
    left = `${left.slice(0, start)} ${left.slice(end)}`;
  return left;
};

const speaksAsTeller = (text: string, language: Language): boolean =>
  tokens(text).some(({ word, start, end }) => {
    if (/^\p{Lu}{2,}$/u.test(text.slice(start, end))) return false;
    // "Abide With Me" is a song.
    if (/^(?!I\b)\p{Lu}/u.test(text.slice(start)) && /\p{Lu}\p{L}+ $/u.test(text.slice(0, start)))
      return false;
    return isOwnWord({ word, start }, { text, language }) || isOwnVerb(word, language);
  });

/** Names that stand side by side are one: the words of each, folded. What opens a sentence may be any word, and is none beside a name. */
const namesIn = (text: string, language: Language): string[][] => {
  const runs: { words: string[]; end: number }[] = [];
  for (const { word, start, end, afterBreak } of tokens(text)) {
    if (!/^\p{Lu}/u.test(text.slice(start))) continue;
    const last = runs.at(-1);
    if (last && text.slice(last.end, start) === " ") {
      last.words.push(fold(word));
      last.end = end;
    } else if (!afterBreak || isContentWord(word, packs[language])) runs.push({ words: [fold(word)], end });
  }
  return runs.map(({ words }) => words);
};

/**
 * Is the teller named where the answers do not use that name? A teller who says it themselves means somebody else who has it, and so does
 * another's given name beside a family name.
 */
const namesTeller = (text: string, { tellerName, answers, language }: Voice): boolean => {
  const told = new Set(answers.flatMap((answer) => namesIn(answer, language).flat()));
  const own = new Set(tokens(tellerName).map(({ word }) => fold(word)));
  return namesIn(text, language).some(
    (words) => words.some((word) => own.has(word) && !told.has(word)) && words.every((word) => own.has(word)),
  );
};

/** `answers`: what the sentence was made from. */
type Voice = { style: StoryStyle; language: Language; tellerName: string; answers: readonly string[] };

/**
 * Is the sentence told by whoever tells the story: about the teller in a biography, by the teller else? Quotations may be
 * in any person.
 */
export const keepsPerson = (sentence: string, voice: Voice): boolean => {
  const text = outsideQuotes(sentence);
  const isOwn = speaksAsTeller(text, voice.language);
  return voice.style === "biography" ? !isOwn : isOwn || !namesTeller(text, voice);
};
