import { compile, type Matcher } from "#language/match.ts";
import type { LanguagePack } from "#language/pack.ts";
import { type Language, packs } from "#language/packs.ts";
import type { Kin } from "#language/subjects.ts";

const kinMatchers = new Map<Language, Matcher<Kin>>();

/** Finds words for relatives, by relation. */
export const kinMatcherOf = (language: Language): Matcher<Kin> => {
  const known = kinMatchers.get(language);
  if (known) return known;
  const made = compile(packs[language].lexicon.kin);
  kinMatchers.set(language, made);
  return made;
};

const mirthMatchers = new WeakMap<LanguagePack, Matcher<"mirth">>();

/** Finds words that are told with a laugh. */
export const mirthMatcherOf = (pack: LanguagePack): Matcher<"mirth"> => {
  const known = mirthMatchers.get(pack);
  if (known) return known;
  const made = compile({ mirth: pack.conversation.followUps.mirth });
  mirthMatchers.set(pack, made);
  return made;
};
