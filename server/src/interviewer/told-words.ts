import type { Kin } from "#language/pack.ts";
import type { Language } from "#language/packs.ts";
import { normalise, tokens } from "#language/text.ts";
import { kinMatcherOf } from "./wording/vocabulary.ts";

/** What a told text holds, for questions to be checked against. */
export type ToldWords = { words: ReadonlySet<string>; kin: ReadonlySet<Kin>; normal: string };

/** Texts whose words are kept in memory: a question is checked word by word while it is written, against all of them. */
const mostKept = 5_000;
const kept = new Map<string, ToldWords>();

/** The words of a text, worked out once as long as it is remembered. */
export const toldWordsOf = (text: string, language: Language): ToldWords => {
  const key = `${language}${text}`;
  const known = kept.get(key);
  if (known) return known;
  const read = tokens(text);
  const made: ToldWords = {
    words: new Set(read.map(({ word }) => word)),
    kin: new Set(kinMatcherOf(language)(read).map(({ list }) => list)),
    normal: normalise(text),
  };
  if (kept.size >= mostKept) kept.clear();
  kept.set(key, made);
  return made;
};
