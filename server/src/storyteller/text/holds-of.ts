import { type Language, packs } from "#language/packs.ts";
import { contentStems } from "#language/text.ts";

/** Does a text hold such a share of the words of weight of a line? */
export const holdsOf = (
  line: string,
  { text, share, language }: { text: string; share: number; language: Language },
): boolean => {
  const own = contentStems(line, packs[language]);
  const said = new Set(contentStems(text, packs[language]));
  return own.length > 0 && own.filter((stem) => said.has(stem)).length >= own.length * share;
};
