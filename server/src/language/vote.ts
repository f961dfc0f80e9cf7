import { type Language, languages, packs } from "./packs.ts";
import { stopwordsOf, tokens } from "./text.ts";

/**
 * Words of a text that are function words of each language: a plain and reliable sign of the language of a
 * turn.
 */
const functionWordVotes = (text: string): Record<Language, number> => {
  const votes: Record<Language, number> = { en: 0, sv: 0, it: 0, pl: 0 };
  const words = tokens(text).map(({ word }) => word);
  for (const language of languages) {
    const known = stopwordsOf(packs[language]);
    votes[language] = words.filter((word) => known.has(word)).length;
  }
  return votes;
};

/** So many function words of another language more make it that language. */
const benefit = 2;

/**
 * Is the text clearly in another of the four languages? Short texts and ties are given the benefit of the
 * doubt.
 */
export const isInAnotherLanguage = (text: string, language: Language, doubt = benefit): boolean => {
  const votes = functionWordVotes(text);
  return languages.some((other) => other !== language && votes[other] > votes[language] + doubt);
};
