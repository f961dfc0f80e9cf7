import { type Language, packs } from "#language/packs.ts";
import { contentStems, tokens } from "#language/text.ts";
import { isSameName } from "../text/name-match.ts";

/**
 * A person or thing that the teller wants left alone: the words it was named with, and their stems. `isNotAsked`: it is only not to be talked
 * about, so that what stands beside it in a sentence is told.
 */
export type KeptMatter = { words: string; stems: readonly string[]; isNotAsked?: boolean };

/** Words with a capital, as they are compared. */
export const capitals = (text: string): string[] =>
  tokens(text).flatMap(({ word, start }) => (/^\p{Lu}/u.test(text.slice(start)) ? word : []));

/** Do these words name one of the matters? A name counts in every inflected form. */
export const touchesMatter = (
  text: string,
  { matters, language }: { matters: readonly KeptMatter[]; language: Language },
): boolean => {
  if (matters.length === 0) return false;
  const stems = new Set(contentStems(text, packs[language]));
  const names = capitals(text);
  return matters.some(
    (matter) =>
      matter.stems.some((stem) => stems.has(stem)) ||
      capitals(matter.words).some((kept) => names.some((name) => isSameName([kept, name], language))),
  );
};
