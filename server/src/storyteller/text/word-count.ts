import type { Language } from "#language/packs.ts";

const segmenters = new Map<Language, Intl.Segmenter>();

const segmenterOf = (language: Language): Intl.Segmenter => {
  const known = segmenters.get(language);
  if (known) return known;
  const made = new Intl.Segmenter(language, { granularity: "word" });
  segmenters.set(language, made);
  return made;
};

/** Words as the Unicode rules divide them (UAX 29): the measure in which the length of a story is asked and given. */
export const countStoryWords = (text: string, language: Language): number => {
  let count = 0;
  for (const { isWordLike } of segmenterOf(language).segment(text)) if (isWordLike) count += 1;
  return count;
};
