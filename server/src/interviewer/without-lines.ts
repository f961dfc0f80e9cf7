const isOpen = (letter: string | undefined): boolean => letter === undefined || !/[\p{L}\p{N}]/u.test(letter);

/** Every place where a line stands by itself, and not within a word. */
const placesOf = (text: string, line: string): number[] => {
  const found: number[] = [];
  for (let at = text.indexOf(line); at >= 0; at = text.indexOf(line, at + line.length))
    if (isOpen(text[at - 1]) && isOpen(text[at + line.length])) found.push(at);
  return found;
};

/** What stays of an answer without these sentences, wherever they stand in it; null: one of them is not in it, or nothing stays. */
export const withoutLines = (text: string, lines: readonly string[]): string | null => {
  let left = text;
  for (const line of lines) {
    const places = line === "" ? [] : placesOf(left, line);
    if (places.length === 0) return null;
    for (const at of places.reverse()) left = left.slice(0, at) + left.slice(at + line.length);
  }
  const tidy = left
    .replace(/[ \t]{2,}/gu, " ")
    .replace(/ *\n */gu, "\n")
    .replace(/\n{3,}/gu, "\n\n")
    .trim();
  return /[\p{L}\p{N}]/u.test(tidy) ? tidy : null;
};
