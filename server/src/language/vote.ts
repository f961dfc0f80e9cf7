import { type Language, languages, packs } from "./packs.ts";
import { stopwordsOf, tokens } from "./text.ts";

/** Words of a text that are function words of a language: a plain and reliable sign of the language of a turn. */
const votesFor = (words: readonly string[], language: Language): number => {
  const known = stopwordsOf(packs[language]);
  return words.filter((word) => known.has(word)).length;
};

/** So many function words of another language more make it that language. */
const benefit = 2;

/**
 * Is the text clearly in another of the languages? Short texts and ties are given the benefit of the
 * doubt.
 */
export const isInAnotherLanguage = (text: string, language: Language, doubt = benefit): boolean => {
  const words = tokens(text).map(({ word }) => word);
  const most = votesFor(words, language) + doubt;
  return languages.some((other) => other !== language && votesFor(words, other) > most);
};
