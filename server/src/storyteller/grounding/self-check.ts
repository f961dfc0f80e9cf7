import { type Language, packs } from "#language/packs.ts";
import { type Clause, isDeed, type ParsedText } from "../text/parsed-text.ts";
import { counterparts, holders } from "./alignment.ts";
import type { Evidence } from "./evidence.ts";

/** Is it "he" or "she" who acts in the clause? */
const speaksOfAnother = ({ words }: Clause, language: Language): boolean => {
  const first = words.find(
    (word) => word.actor !== null || packs[language].functionWords.actors.has(word.word) || isDeed(word),
  );
  return first !== undefined && packs[language].functionWords.actors.has(first.word);
};

const isOfTeller = (clause: Clause, language: Language): boolean =>
  clause.words.some(({ actor }) => actor?.kind === "self") &&
  clause.words.every(({ actor }) => actor === null || actor.kind === "self") &&
  !clause.words.some(({ word }) => packs[language].functionWords.actors.has(word));

/** In a story that the teller tells: does "I" stay "I", where "she" would be the teller seen from outside? */
export const keepsSelf = (reading: ParsedText, evidence: Evidence): boolean => {
  const { language } = evidence;
  return reading.clauses.every((clause) => {
    // "If she came past me I should say so": whoever says "I" is not seen from outside.
    if (!speaksOfAnother(clause, language) || clause.words.some(({ actor }) => actor?.kind === "self"))
      return true;
    const sources = [
      ...counterparts(clause, evidence).map((source) => source.clause),
      ...holders(clause, evidence),
    ];
    return sources.length === 0 || sources.some((source) => !isOfTeller(source, language));
  });
};
