export type Quote = { text: string; start: number; end: number };

const marks = /[“”„"«»‟]/gu;

/**
 * What stands between quotation marks, marks left out, with its place. Marks are paired in their order, since the same
 * mark opens and closes in Swedish; one without a partner is passed over. Single marks are apostrophes too often.
 */
export const quotesIn = (text: string): Quote[] => {
  const places = [...text.matchAll(marks)].map(({ index }) => index);
  const found: Quote[] = [];
  for (let at = 0; at + 1 < places.length; at += 2) {
    const start = (places[at] ?? 0) + 1;
    const end = places[at + 1] ?? start;
    found.push({ text: text.slice(start, end), start, end });
  }
  return found;
};

/** A text with one form of each mark that is typed in several, letter for letter: quotation marks, apostrophes, dashes, spaces. */
export const withPlainMarks = (text: string): string =>
  text
    .replace(marks, '"')
    .replace(/[‘’ʼ`´]/gu, "'")
    .replace(/[‐‑–—]/gu, "-")
    .replace(/\s/gu, " ");

/** Is a quotation opened in the text and not closed? */
export const isQuoteOpen = (text: string): boolean => (text.match(marks)?.length ?? 0) % 2 === 1;

/** A text without what stands between quotation marks. */
export const unquoted = (text: string): string =>
  quotesIn(text).reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text);
