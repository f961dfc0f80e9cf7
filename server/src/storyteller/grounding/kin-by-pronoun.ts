import { type Language, packs } from "#language/packs.ts";
import { type Kin, kinships } from "#language/subjects.ts";
import { sexOf } from "../facts/pronouns.ts";
import type { Clause } from "../text/parsed-text.ts";

/** Clauses back in one answer in which "she" may have been named. */
const farthest = 40;

/** "She" for whom an answer called mother many clauses before, where nobody else was named between; null where that cannot be told. */
export const kinByPronoun = (clause: Clause, language: Language): Kin | null => {
  const { he, she } = packs[language].family;
  const spoken = clause.words.map(({ word }) => word);
  const isSaid = (pronoun: string): boolean => pronoun.split("|").some((word) => spoken.includes(word));
  const [isHer, isHim] = [isSaid(she), isSaid(he)];
  if (isHer === isHim) return null;
  let before = clause.previous;
  for (let count = 0; before && count < farthest; count += 1, before = before.previous) {
    const actors = before.words.flatMap(({ actor }) => actor ?? []);
    const kin = actors.flatMap(({ kind, id }) => kinships.find((one) => kind === "kin" && one === id) ?? []);
    const own = kin.findLast((one) => sexOf(one) === (isHer ? "female" : "male"));
    if (own) return own;
    if (actors.some(({ kind }) => kind === "name")) return null;
  }
  return null;
};
