import { compile, type Matcher } from "#language/match.ts";
import type { Kin } from "#language/pack.ts";
import { type Language, packs } from "#language/packs.ts";
import { tokens } from "#language/text.ts";

const vocabularies = new Map<Language, ReadonlySet<string>>();

const textsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** Every word of the built-in questions and receptions of a language, lower case: words that take nothing for granted. */
export const vocabularyOf = (language: Language): ReadonlySet<string> => {
  const known = vocabularies.get(language);
  if (known) return known;
  const { topics, phrases, followUps, lexicon } = packs[language] as unknown as Record<string, unknown> & {
    lexicon: { stopwords: readonly string[] };
  };
  const texts = [topics, phrases, followUps, lexicon.stopwords].flatMap(textsIn);
  const made = new Set(texts.flatMap((text) => tokens(text).map(({ word }) => word)));
  vocabularies.set(language, made);
  return made;
};

const kinMatchers = new Map<Language, Matcher<Kin>>();

/** Finds words for relatives, by relation. */
export const kinMatcherOf = (language: Language): Matcher<Kin> => {
  const known = kinMatchers.get(language);
  if (known) return known;
  const made = compile(packs[language].lexicon.kin);
  kinMatchers.set(language, made);
  return made;
};
