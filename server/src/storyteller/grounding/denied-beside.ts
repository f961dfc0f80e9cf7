import type { Clause, Word } from "../text/parsed-text.ts";
import { holders } from "./alignment.ts";
import { clausesBefore } from "./antecedents.ts";
import { isDenial } from "./denied-words.ts";
import type { Evidence } from "./evidence.ts";

/**
 * "The lift, that I never went up in": told as one clause, its denial stands in the second of two that only together hold what it says.
 */
export const isDeniedBeside = (clause: Clause, evidence: Evidence): boolean => {
  if (!clause.isNegated || clause.stems.size < 2) return false;
  const stems = [...clause.stems].map((stem) => evidence.known(stem) ?? stem);
  const told = new Set(stems.flatMap((stem) => evidence.clausesBy.get(stem) ?? []));
  return [...told].some(({ isNegated, stems: own, previous }) => {
    const taken = stems.filter((stem) => own.has(stem));
    if (!isNegated || previous === null || previous.isNegated || taken.length < 2) return false;
    return taken.length < stems.length && stems.every((stem) => own.has(stem) || previous.stems.has(stem));
  });
};

/** "Nobody calls her so, bar the doctor": the denial of what holds them both stands in the clause beside it. */
export const isBesideDenied = (clause: Clause, sentence: readonly Clause[], evidence: Evidence): boolean => {
  const at = sentence.indexOf(clause);
  const beside = [sentence[at - 1], sentence[at + 1]].filter((one) => one?.isNegated === true) as Clause[];
  if (clause.isNegated || clause.stems.size === 0 || beside.length === 0) return false;
  // "She never said his name again, not in twenty-six years": what is denied may stand before it.
  return holders(clause, evidence).some(
    ({ isNegated, stems, previous }) =>
      isNegated &&
      [stems, ...(previous?.isNegated ? [previous.stems] : [])].some((told) =>
        beside.some((one) => [...one.deeds].some((stem) => told.has(evidence.known(stem) ?? stem))),
      ),
  );
};

/** Clauses back from a denial in which what it is told beside may stand. */
const besideWithin = 3;

const isAffirmedIn = (stem: string, { clausesBy }: Evidence): boolean =>
  (clausesBy.get(stem) ?? []).some(({ isNegated }) => !isNegated);

/** "Peeled an apple without a word": of what stands after the denial an answer denies as much, and not far before it the rest is told. */
export const isDeniedInPart = (clause: Clause, evidence: Evidence): boolean => {
  if (!clause.isNegated) return false;
  const at = clause.words.findIndex((word) => isDenial([word], evidence.language));
  const stemsOf = (words: readonly Word[]): string[] =>
    words.flatMap(({ stem }) => (stem === null ? [] : (evidence.known(stem) ?? stem)));
  const [before, after] = [stemsOf(clause.words.slice(0, at)), stemsOf(clause.words.slice(at))];
  if (at < 0 || before.length === 0 || after.length === 0) return false;
  const named = new Set(stemsOf(clause.words.filter(({ isCapital, isOpening }) => isCapital && !isOpening)));
  const denied = new Set(after.flatMap((stem) => evidence.clausesBy.get(stem) ?? []));
  return [...denied].some((source) => {
    if (!source.isNegated || !after.every((stem) => source.stems.has(stem))) return false;
    const told = [source, ...clausesBefore(source, besideWithin)].filter(({ isNegated }) => !isNegated);
    // Places and people may be named anywhere: "at the school in Mjällby".
    const left = before.filter((stem) => !named.has(stem) || !isAffirmedIn(stem, evidence));
    return left.length > 0 && told.some(({ stems }) => left.every((stem) => stems.has(stem)));
  });
};

/**
 * "Father was never at chapel", where "Father didn't come" is told after chapel: is all that an answer says of somebody there that they did not,
 * and is the rest named in it and nowhere told of them?
 */
export const isOfWhoDidNot = ({ isNegated, words, stems }: Clause, { cited, known }: Evidence): boolean => {
  const [who, ...others] = words.filter(({ actor }) => actor !== null);
  if (!isNegated || !who?.stem || others.length > 0) return false;
  const own = [...stems].map((stem) => known(stem) ?? stem);
  const person = known(who.stem) ?? who.stem;
  return cited.some(({ clauses }) => {
    const at = clauses.findIndex((one) => one.isNegated && one.stems.size === 1 && one.stems.has(person));
    const isNamed = (stem: string): boolean => clauses.slice(0, at).some((one) => one.stems.has(stem));
    const isToldOf = clauses.some(
      (one) =>
        !one.isNegated && one.stems.has(person) && own.some((stem) => stem !== person && one.stems.has(stem)),
    );
    return at >= 0 && !isToldOf && own.every((stem) => stem === person || isNamed(stem));
  });
};
