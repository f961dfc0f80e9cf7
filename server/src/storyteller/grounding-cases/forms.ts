import type { Language } from "#language/packs.ts";
import type { Known } from "../story.ts";

/** An answer, a fair sentence that tells it in another form, and the same made untrue by a word. */
type Form = readonly [answer: string, fair: string, untrue: string];

/** Answers of a life that is made up, each with a sentence on it, and further answers that say who is who. */
export type FormCases = {
  language: Language;
  name: string;
  people: readonly Known[];
  elsewhere: readonly string[];
  cases: readonly Form[];
};
