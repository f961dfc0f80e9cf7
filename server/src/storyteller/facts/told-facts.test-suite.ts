import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "#language/packs.ts";
import { withoutAdmittedSlips } from "../material/slips.ts";
import { claimedEvents, claimedPeople } from "./claim-check.ts";
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
  const people = read.flatMap((one) => claimedPeople(one, { known, language }));
  const all = { known: [...known, ...people], language };
  return [...facts, ...people, ...read.flatMap((one) => claimedEvents(one, all))];
};

/** A fact in a line: "died, brother, Basil, 2001". */
export const shown = ({ kind, relation, side, name, year, isAbout, place }: ToldFact): string =>
  [kind, side === "" ? relation : `${relation} (${side})`, name, isAbout ? `about ${year}` : year, place]
    .filter((part) => part !== "" && part !== null)
    .join(", ");

/** The language of a played interview. */
export const languageOf = (file: string): Language => file.slice(-5, -3) as Language;

/** A played interview as it is written down: questions in bold behind their mark, answers after a sign. A message is "1.002/17": the mark, the line. */
export const dialogue = (file: string): Answer[] => {
  let [mark, question] = ["", ""];
  return readFileSync(join(import.meta.dirname, "../../../../docs/evaluation", file), "utf8")
    .split("\n")
    .flatMap((line, at) => {
      const asked = /^\*\*(\d\.\d+)\*\*\s+(.*)$/u.exec(line);
      if (asked) [, mark = "", question = ""] = asked;
      const text = withoutAdmittedSlips(line.slice(2), languageOf(file));
      return line.startsWith("> ") ? [{ message: `${mark}/${at}`, text, question }] : [];
    });
};
