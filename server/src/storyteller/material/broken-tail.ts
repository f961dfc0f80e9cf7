import { type Language, packs } from "#language/packs.ts";

const tails = new Map<Language, RegExp>();

/** The end of a text that was broken off. */
const tailOf = (language: Language): RegExp => {
  const known = tails.get(language);
  if (known) return known;
  const alternatives = packs[language].functionWords.joints.join("|");
  const made = new RegExp(`(?:(?:^|[\\s,;:–—'’-]+)(?:${alternatives}))+[\\s,;:–—'’-]*$`, "iu");
  tails.set(language, made);
  return made;
};

/** The words before a sentence was broken off at "and the", or null where it was not. */
export const beforeBreak = (text: string, language: Language): string | null => {
  const found = tailOf(language).exec(text.trimEnd());
  return found ? text.slice(0, found.index) : null;
};
