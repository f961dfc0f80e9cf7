/** Reads a list of lexicon entries parted by commas; a phrase may run over a line break. */
export const entries = (text: string): string[] =>
  text
    .split(",")
    .map((entry) => entry.trim().replace(/\s+/g, " "))
    .filter((entry) => entry !== "");

/** Without diacritics. */
export const unmarked = (entry: string): string =>
  entry
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .replace(/ł/gu, "l");

/** The same, each entry also without diacritics, as it is typed in a hurry or on a foreign keyboard. */
export const entriesBothWays = (text: string): string[] => [
  ...new Set(entries(text).flatMap((entry) => [entry, unmarked(entry)])),
];
