import { type Language, packs } from "#language/packs.ts";
import { type Kin, kinships } from "#language/subjects.ts";
import { type Sex, sexOf } from "../facts/pronouns.ts";
import type { Clause } from "../text/parsed-text.ts";
import { hasKind, type Party, partiesOf } from "./parties.ts";

/** The clauses before one in the same text, the nearest first. */
export function* clausesBefore(clause: Clause, most = Number.POSITIVE_INFINITY): Generator<Clause> {
  let before = clause.previous;
  for (let count = 0; before && count < most; count += 1, before = before.previous) yield before;
}

/** "He" or "she" may mean somebody who was named so many clauses before. */
export const reach = 2;

/** Whom "he" or "she" may mean: the parties of the nearest clause before that names any. */
export const antecedents = (clause: Clause): Party[] => {
  const named = [...clausesBefore(clause, reach)].map(({ words }) => partiesOf(words));
  const nearest = named.find((parties) => parties.length > 0) ?? [];
  return nearest.map(({ party }) => party).filter((party) => hasKind(party, "kin"));
};

/** Is whoever is named right before a clause called by a word that is as often said of a stranger: "dziad", a grandfather or a beggar? */
export const isMaybeStranger = (clause: Clause, language: Language): boolean => {
  const { strangers } = packs[language].called;
  const kin = [...clausesBefore(clause, reach)].flatMap(({ words }) =>
    words.filter(({ actor }) => actor?.kind === "kin"),
  );
  return kin.length > 0 && kin.every(({ word }) => strangers.has(word));
};

/** Where a verb stands without its subject, it goes on with somebody who was named up to so many clauses before. */
const farReach = 12;

/** Whom a clause without a subject may be of: the nearest relatives, and where verbs stand alone whoever of them the answer named before. */
export const mayBeMeant = (clause: Clause, language: Language): Party[] => {
  if (packs[language].story.bareThird === null) return antecedents(clause);
  return [...clausesBefore(clause, farReach)]
    .flatMap(({ words }) => partiesOf(words).map(({ party }) => party))
    .filter((party) => hasKind(party, "kin"));
};

/** Whether a clause speaks of a "he" or of a "she"; null: of neither, or of both. */
export const sexSaid = ({ words }: Clause, language: Language): Sex | null => {
  const { he, she } = packs[language].family;
  const isSaid = (pronoun: string): boolean =>
    pronoun.split("|").some((form) => words.some(({ word }) => word === form));
  const [isHim, isHer] = [isSaid(he), isSaid(she)];
  return isHim === isHer ? null : isHer ? "female" : "male";
};

/** Clauses back in one answer in which "she" may have been named. */
const farthest = 40;

/** "She" for whom an answer called mother many clauses before, where nobody else was named between; null where that cannot be told. */
export const kinByPronoun = (clause: Clause, language: Language): Kin | null => {
  const sex = sexSaid(clause, language);
  if (sex === null) return null;
  for (const { words } of clausesBefore(clause, farthest)) {
    const actors = words.flatMap(({ actor }) => actor ?? []);
    const kin = actors.flatMap(({ kind, id }) => kinships.find((one) => kind === "kin" && one === id) ?? []);
    const own = kin.findLast((one) => sexOf(one) === sex);
    if (own) return own;
    if (actors.some(({ kind }) => kind === "name")) return null;
  }
  return null;
};
