import { isSameName } from "#language/name-match.ts";
import { type Language, packs } from "#language/packs.ts";
import { capitals, saying } from "#language/saying.ts";

/**
 * A person or thing that the teller wants left alone: the words it was named with, and their stems. `isNotAsked`: it is only not to be talked
 * about, so that what stands beside it in a sentence is told.
 */
export type KeptMatter = { words: string; stems: readonly string[]; isNotAsked?: boolean };

/** Do these words name one of the matters? A name counts in every inflected form. */
export const touchesMatter = (
  text: string,
  { matters, language }: { matters: readonly KeptMatter[]; language: Language },
): boolean => {
  if (matters.length === 0) return false;
  const pack = packs[language];
  const isSaid = saying(text, pack);
  const names = capitals(text, pack);
  return matters.some(
    (matter) =>
      matter.stems.some(isSaid) ||
      capitals(matter.words, pack).some((kept) => names.some((name) => isSameName([kept, name], language))),
  );
};
