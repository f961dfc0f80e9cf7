import type { Language } from "#language/packs.ts";
import type { Known } from "../story.ts";

/** A sentence somebody wrote of an interview, and the numbers of the answers it rests on. */
export type Retold = readonly [text: string, answers: readonly number[]];

/** Sentences of free prose on an interview in `docs/evaluation`, written before anybody saw what the gate says of them. */
export type RetoldCases = {
  language: Language;
  interview: string;
  name: string;
  people: readonly Known[];
  fair: readonly Retold[];
  untrue: readonly Retold[];
};
