import { type Language, packs } from "#language/packs.ts";
import { normalise, sentences } from "#language/text.ts";
import type { Turn } from "../ledger.ts";
import { quotedIn } from "../spoken.ts";

/** What a built-in turn asks after a sentence that was said: words of the teller that stand in that are not led in again. */
export const asksAfter = (said: string, { asks }: Pick<Turn, "asks">, language: Language): string => {
  const [lead, question] = sentences(asks, language);
  if (!lead || !question) return asks;
  const words = quotedIn(lead.text, packs[language]);
  const known = normalise(said);
  const isLedIn = words.length > 0 && words.every((each) => known.includes(normalise(each)));
  return isLedIn ? asks.slice(question.start) : asks;
};
