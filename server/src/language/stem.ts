import { type Language, packs } from "./packs.ts";

const sorted = new Map<Language, readonly string[]>();

/** The endings of a language, the longest first. */
const endingsOf = (language: Language): readonly string[] => {
  const known = sorted.get(language);
  if (known) return known;
  const made = [...packs[language].grammar.endings].sort((a, b) => b.length - a.length);
  sorted.set(language, made);
  return made;
};

const shortestStem = 3;
const longestStem = 7;

/**
 * A light stem of one lower-case word: the longest inflectional ending off, then at most seven letters, so that
 * inflected forms of a word meet. Numbers stay whole.
 */
export const stem = (word: string, language: Language): string => {
  if (word.length <= shortestStem || /\p{N}/u.test(word)) return word;
  const ending = endingsOf(language).find(
    (candidate) => word.endsWith(candidate) && word.length - candidate.length >= shortestStem,
  );
  return (ending ? word.slice(0, -ending.length) : word).slice(0, longestStem);
};
