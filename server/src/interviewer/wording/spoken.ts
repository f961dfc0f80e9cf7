import type { LanguagePack } from "#language/pack.ts";

const escaped = (mark: string): string => mark.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");

const quotations = new WeakMap<LanguagePack, RegExp>();

const quotation = (pack: LanguagePack): RegExp => {
  const known = quotations.get(pack);
  if (known) return known;
  const [open, close] = pack.phrases.quotes.map(escaped);
  const made = new RegExp(`${open}([^${open}${close}]*)${close}`, "gu");
  quotations.set(pack, made);
  return made;
};

/** The text of a turn without the greeting, which is ours and may hold quotation marks of its own. */
export const withoutGreeting = (text: string, pack: LanguagePack): string => {
  const greeting = Object.values(pack.phrases.greeting).find((candidate) => text.startsWith(candidate));
  return greeting ? text.slice(greeting.length).trim() : text;
};

/** The words of the teller quoted in a turn. */
export const quotedIn = (text: string, pack: LanguagePack): string[] =>
  [...withoutGreeting(text, pack).matchAll(quotation(pack))].map(([, words = ""]) => words);

/** The interviewer's own words: the turn without greeting and quotations. */
export const ownWords = (text: string, pack: LanguagePack): string =>
  withoutGreeting(text, pack).replace(quotation(pack), "…");
