import type { Language } from "#language/packs.ts";
import { remember } from "#language/remember.ts";
import type { Kin } from "#language/subjects.ts";
import { normalise } from "#language/text.ts";
import { kinMatcherOf } from "./vocabulary.ts";

/** What a told text holds, for questions to be checked against: the relatives it speaks of, and its words as they are compared. */
export type ToldWords = { kin: ReadonlySet<Kin>; normal: string };

/** Texts whose words are kept in memory: a question is checked word by word while it is written, against all of them. */
const mostKept = 5_000;

const read = (text: string, language: Language): ToldWords => ({
  kin: new Set(kinMatcherOf(language)(text).map(({ list }) => list)),
  normal: normalise(text),
});

/** The words of a text, worked out once as long as it is remembered. */
export const toldWordsOf = remember(read, mostKept);
