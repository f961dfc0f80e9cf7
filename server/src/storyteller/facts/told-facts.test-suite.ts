import type { Language } from "#language/packs.ts";
import type { Answer, Noted, ToldFact } from "./told-fact.ts";
import { createFactReader, linesIn } from "./told-facts.ts";

/** What is read of a family in a row of answers. */
export const factsIn = (
  answers: readonly Answer[],
  language: Language,
  noted: readonly Noted[] = [],
): ToldFact[] => {
  const lines = answers.flatMap((answer) => linesIn(answer, language));
  return lines.flatMap(createFactReader({ lines, noted }, language));
};

/** A fact in a line: "died, brother, Basil, 2001". */
export const shown = ({ kind, relation, side, name, year, isAbout, place }: ToldFact): string =>
  [kind, side === "" ? relation : `${relation} (${side})`, name, isAbout ? `about ${year}` : year, place]
    .filter((part) => part !== "" && part !== null)
    .join(", ");
