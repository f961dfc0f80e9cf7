import { tokens } from "#language/text.ts";
import { fold } from "../text/fold.ts";
import { quotesIn } from "../text/quotes.ts";
import type { Evidence } from "./evidence.ts";

/** "Its" and "it's" sound alike to whoever writes speech down. */
export const flat = (text: string): string =>
  ` ${tokens(text.replace(/(?<=\p{L})['’](?=\p{L})/gu, ""))
    .map(({ word }) => fold(word))
    .join(" ")} `;

/** Does every quotation stand word for word in one of the cited answers? Case, marks and diacritics do not count. */
export const quotesMatch = (text: string, evidence: Evidence): boolean => {
  const quotes = quotesIn(text);
  if (quotes.length === 0) return true;
  const told = evidence.cited.map((reading) => flat(reading.text));
  return quotes.every((quote) => told.some((answer) => answer.includes(flat(quote.text))));
};
