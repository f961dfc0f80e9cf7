import { remember } from "./remember.ts";

/** Letters that have no decomposition. */
const plain: Record<string, string> = { ł: "l", ø: "o", æ: "ae", œ: "oe", ß: "ss", đ: "d" };

/**
 * Small letters without diacritics, punctuation or doubled spaces: the form in which an answer is heard, so that what is spoken,
 * typed in a hurry or typed on a foreign keyboard comes out the same. Short English endings stay with their word ("don't" is
 * "dont"); other apostrophes divide ("l'orto" is "l orto"). Linear.
 */
export const fold = (text: string): string =>
  text.length > remembered.characters ? letters(text) : folded(text, null);

const letters = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replace(/[łøæœßđ]/gu, (letter) => plain[letter] ?? letter)
    .replace(/['’‘ʼ`´](?=(?:s|t|d|m|ll|re|ve)(?![\p{L}\p{N}]))/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Every rule folds the sentences of the same answer; long ones would fill the memory. */
const remembered = { texts: 500, characters: 2_000 };
const folded = remember<string>(letters, remembered.texts);

/** Folded clauses of a text, with commas where the teller put any mark. */
export const foldClauses = (text: string): string =>
  text
    .split(/[^\p{L}\p{M}\p{N}\s'’‘ʼ`´-]+|\s-+\s/u)
    .map(fold)
    .filter((clause) => clause !== "")
    .join(", ");

/** Number of letters two words share from the beginning. */
export const sharedPrefix = (one: string, other: string): number => {
  const limit = Math.min(one.length, other.length);
  let length = 0;
  while (length < limit && one[length] === other[length]) length += 1;
  return length;
};
