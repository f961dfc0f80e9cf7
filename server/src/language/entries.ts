/** Reads a list of lexicon entries parted by commas; a phrase may run over a line break. */
export const entries = (text: string): string[] =>
  text
    .split(",")
    .map((entry) => entry.trim().replace(/\s+/g, " "))
    .filter((entry) => entry !== "");
