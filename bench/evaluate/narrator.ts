import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Language, languages } from "../../server/src/language/packs.ts";

export type Passage = { id: number; chapter: number; text: string };

/** A public-domain autobiography cut into passages, which stands in for a person who tells. */
export type Narrator = { name: string; language: Language; passages: Passage[] };

const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);

/** Reads a narrator file; throws when its language is none of ours or it holds no passages. */
export const readNarrator = (path: string): Narrator => {
  const raw = JSON.parse(readFileSync(path, "utf8")) as Partial<Narrator>;
  const { name, language, passages } = raw;
  if (!name || !isLanguage(language) || !passages?.length) throw new Error(`${path} is no narrator file`);
  return { name, language, passages };
};

/** The four that are kept here, one for each language. */
export const builtInNarrators = (): Narrator[] =>
  languages.map((language) => readNarrator(join(import.meta.dirname, `narrators/${language}.json`)));
