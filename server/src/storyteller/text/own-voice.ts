import { isVerbLike } from "#language/grammar.ts";
import { type Language, packs } from "#language/packs.ts";
import type { Token } from "#language/text.ts";
import { isAt } from "./is-at.ts";

/** Does a verb say by its ending that the teller acts? */
export const isOwnVerb = (word: string, language: Language): boolean => {
  const { endings, others } = packs[language].functionWords.ownVoice;
  return endings?.test(word) === true && !others.has(word);
};

/** Is it one of the words by which the teller speaks of themselves, and none that is only spelled so: "down the mine", "u mamy"? */
export const isOwnWord = (
  { word, start }: Pick<Token, "word" | "start">,
  { text, language }: { text: string; language: Language },
): boolean => {
  const { words, namesakes } = packs[language].functionWords.ownVoice;
  return words.has(word) && !isAt(namesakes, { text, start });
};

/** Is the teller one of those who act in a sentence? "My brother" is not. */
export const tellerActs = (read: readonly Token[], language: Language): boolean => {
  const { self } = packs[language].functionWords;
  return read.some(({ word }) => self.has(word) || isOwnVerb(word, language));
};

/** The same, by a verb form that is the teller's alone too: "ho detto". */
export const tellerSpeaks = (read: readonly Token[], language: Language): boolean => {
  const { functionWords, grammar } = packs[language];
  const isOwn = ({ word }: Token): boolean =>
    functionWords.ownVoice.words.has(word) && isVerbLike(word, grammar);
  return tellerActs(read, language) || read.some(isOwn);
};
