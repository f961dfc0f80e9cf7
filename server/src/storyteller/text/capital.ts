import type { Language } from "#language/packs.ts";

/** The text with a capital where it begins with a small letter. */
export const capital = (text: string, language: Language): string =>
  text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(language));
