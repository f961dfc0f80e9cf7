import type { Language } from "#language/packs.ts";
import { checkedClaims } from "./claim-check.ts";
import type { Claim } from "./claims.ts";
import type { Answer, Noted, ToldFact } from "./told-fact.ts";
import { createFactReader, linesIn } from "./told-facts.ts";

/** What is read of a family in a row of answers, with what a model claims of each. */
export const factsIn = (
  answers: readonly Answer[],
  language: Language,
  { noted = [], claims = () => [] }: { noted?: readonly Noted[]; claims?: (answer: Answer) => Claim[] } = {},
): ToldFact[] => {
  const read = answers.map((answer) => ({
    answer,
    lines: linesIn(answer, language),
    claims: claims(answer),
  }));
  const lines = read.flatMap((one) => one.lines);
  const facts = lines.flatMap(createFactReader({ lines, noted }, language));
  const known = facts.filter(({ kind }) => kind === "person");
  return [...facts, ...checkedClaims(read, { known, language })];
};

/** A fact in a line: "died, brother, Basil, 2001". */
export const shown = ({ kind, relation, side, name, year, isAbout, place }: ToldFact): string =>
  [kind, side === "" ? relation : `${relation} (${side})`, name, isAbout ? `about ${year}` : year, place]
    .filter((part) => part !== "" && part !== null)
    .join(", ");
