import type { Language } from "#language/packs.ts";
import { counterparts } from "./alignment.ts";
import type { Evidence } from "./evidence.ts";
import { type Clause, isDeed, type Reading } from "./reading.ts";

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** One other person as the one who acts. */
const others: Record<Language, ReadonlySet<string>> = {
  en: set("he she"),
  sv: set("han hon"),
  it: set("lui lei egli ella"),
  pl: set("on ona"),
};

/** Is it "he" or "she" who acts in the clause? */
const speaksOfAnother = ({ words }: Clause, language: Language): boolean => {
  const first = words.find((word) => word.actor !== null || others[language].has(word.word) || isDeed(word));
  return first !== undefined && others[language].has(first.word);
};

const isOfTeller = (clause: Clause, language: Language): boolean =>
  clause.words.some(({ actor }) => actor?.kind === "self") &&
  clause.words.every(({ actor }) => actor === null || actor.kind === "self") &&
  !clause.words.some(({ word }) => others[language].has(word));

/** In a story that the teller tells: does "I" stay "I", where "she" would be the teller seen from outside? */
export const keepsSelf = (reading: Reading, evidence: Evidence): boolean => {
  const { language } = evidence;
  return reading.clauses.every((clause) => {
    if (!speaksOfAnother(clause, language)) return true;
    const sources = counterparts(clause, evidence);
    return sources.length === 0 || sources.some((source) => !isOfTeller(source.clause, language));
  });
};
