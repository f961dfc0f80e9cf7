import { fold } from "#language/fold.ts";
import type { LanguagePack } from "#language/pack.ts";
import { sentences, tokens } from "#language/text.ts";
import type { TaggedText } from "../reading/tagged-text.ts";
import { mirthMatcherOf } from "../reading/vocabulary.ts";

const isToSaga = (words: string, pack: LanguagePack): boolean => {
  const { stops, leaves, complains, justNow } = pack.asides.signs;
  const signs = [pack.story.talk, justNow, stops, leaves, complains];
  return signs.some((sign) => sign.test(fold(words)));
};

/** In more characters somebody tells, whatever else the sentence says. */
const longest = 200;

/**
 * Does a place of an answer stand where a thing is only a prop: said to Saga, of what the teller does just now, of where they laughed?
 * Nobody is asked about it.
 */
export const isPropAt = ({ text, language }: TaggedText, pack: LanguagePack, place: number): boolean => {
  const found = sentences(text, language).find(({ start, end }) => place >= start && place < end);
  if (!found || found.text.length > longest) return false;
  return isToSaga(found.text, pack) || mirthMatcherOf(pack)(tokens(found.text)).length > 0;
};
