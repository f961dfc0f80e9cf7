import { isSameName } from "#language/name-match.ts";
import type { Kin } from "#language/subjects.ts";
import type { ParsedText } from "../text/parsed-text.ts";
import type { Evidence } from "./evidence.ts";
import { inLawsIn, isOfSpouse } from "./kin-noted.ts";
import { kinIn } from "./of-teller.ts";

/** "Bertil's mother" for the teller's mother-in-law: does the clause name whom the teller married beside the relative? */
export const isInLawOf = (
  relation: Kin,
  { clauses }: ParsedText,
  { cited, notes, language }: Evidence,
): boolean => {
  const spouse = notes.filter(isOfSpouse).flatMap(({ words }) => words.filter(({ isCapital }) => isCapital));
  return (
    cited.some(({ text }) => inLawsIn(text, language).includes(relation)) &&
    clauses
      .filter((clause) => kinIn(clause).includes(relation))
      .every(({ words }) =>
        words.some(
          ({ isCapital, folded }) =>
            isCapital && spouse.some((one) => isSameName([one.folded, folded], language)),
        ),
      )
  );
};
