import { sharedPrefix } from "#language/fold.ts";

const special: Record<string, string> = { ł: "l", ø: "o", ß: "ss", æ: "ae", œ: "oe", đ: "d" };

/** Lower case without diacritics: the form in which names and stems meet whatever was typed or heard. */
export const fold = (word: string): string => {
  const lower = word.toLowerCase();
  if (/^[a-z]*$/u.test(lower)) return lower;
  return lower
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[łøßæœđ]/gu, (letter) => special[letter] ?? letter);
};

/** So much of a word makes it the same in another form. */
const alike = 0.75;

/** Are two stems those of one word in two forms: "płynęła", "płynęłam"? */
export const isAlike = (one: string, other: string): boolean =>
  sharedPrefix(one, other) / Math.max(one.length, other.length) >= alike;
