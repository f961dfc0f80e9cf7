import type { Kin } from "#language/pack.ts";
import type { Language } from "#language/packs.ts";
import { remember } from "#language/remember.ts";
import { stem } from "#language/stem.ts";
import { normalise, tokens } from "#language/text.ts";
import { kinMatcherOf } from "./wording/vocabulary.ts";

/**
 * What a told text holds, for questions to be checked against. `forms`: its words without their endings, and the beginnings
 * of longer ones, since verbs change with the person who speaks.
 */
export type ToldWords = { forms: ReadonlySet<string>; kin: ReadonlySet<Kin>; normal: string };

/** Texts whose words are kept in memory: a question is checked word by word while it is written, against all of them. */
const mostKept = 5_000;

const beginning = 5;

/** By which a word is known again when it comes with another ending. */
export const formsOf = (word: string, language: Language): string[] =>
  word.length > beginning ? [stem(word, language), word.slice(0, beginning)] : [stem(word, language)];

const read = (text: string, language: Language): ToldWords => {
  const all = tokens(text);
  return {
    forms: new Set(all.flatMap(({ word }) => formsOf(word, language))),
    kin: new Set(kinMatcherOf(language)(all).map(({ list }) => list)),
    normal: normalise(text),
  };
};

/** The words of a text, worked out once as long as it is remembered. */
export const toldWordsOf = remember(read, mostKept);
