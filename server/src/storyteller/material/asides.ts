import { compile, type Matcher } from "#language/match.ts";
import { type Language, packs } from "#language/packs.ts";
import { isContentWord, type Token } from "#language/text.ts";

const matchers = new Map<Language, Matcher<"aside">>();

const asideMatcher = (language: Language): Matcher<"aside"> => {
  const known = matchers.get(language);
  if (known) return known;
  const made = compile({ aside: packs[language].functionWords.smallTalk });
  matchers.set(language, made);
  return made;
};

/** Is there any small talk? */
export const hasAside = (read: readonly Token[], language: Language): boolean =>
  asideMatcher(language)(read).length > 0;

/** Is there nothing of weight beside the small talk? */
export const isAside = (read: readonly Token[], language: Language): boolean => {
  const found = asideMatcher(language)(read);
  const rest = read.filter((_, at) => !found.some(({ from, to }) => at >= from && at < to));
  return found.length > 0 && !rest.some(({ word }) => isContentWord(word, packs[language]));
};
