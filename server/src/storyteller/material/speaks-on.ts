import { type Language, packs } from "#language/packs.ts";
import { isContentWord, type Token, tokens } from "#language/text.ts";
import { lexiconMatcher } from "../text/lexicon-matcher.ts";

/** Does a text name somebody? */
export const namesSomebody = (text: string, language: Language): boolean =>
  tokens(text).some(
    ({ word, start, afterBreak }) =>
      !afterBreak && /^\p{Lu}\p{Ll}/u.test(text.slice(start)) && isContentWord(word, packs[language]),
  );

type Named = { text: string; known: ReadonlySet<string>; language: Language };

/** "Ida's gone now": a name of the teller's life, with what it is drawn together with. */
export const beginsWithName = ({ word, start, end }: Token, { text, known, language }: Named): boolean =>
  isContentWord(word, packs[language]) && known.has(text.slice(start, end).replace(/['’]\p{L}{1,2}$/u, ""));

/** Words of weight with a capital, as they stand. */
export const capitalised = (text: string, language: Language): string[] =>
  tokens(text).flatMap(({ word, start, end }) =>
    /^\p{Lu}/u.test(text.slice(start)) && isContentWord(word, packs[language]) ? text.slice(start, end) : [],
  );

/** Speaks on of whoever was spoken of: names nobody else before "he" or "her". */
export const speaksOn = (text: string, language: Language, known?: ReadonlySet<string>): boolean => {
  const read = tokens(text);
  const [first] = read;
  if (first && known && beginsWithName(first, { text, known, language })) return false;
  const pronoun = read.findIndex(({ word }) => packs[language].functionWords.pronouns.has(word));
  const names = lexiconMatcher(language)(read).filter(({ list }) => list.startsWith("kin "));
  const isOther = namesSomebody(text, language) || names.length > 0;
  if (pronoun >= 0) return !names.some(({ from }) => from < pronoun);
  return packs[language].story.bareThird !== null && !isOther;
};
