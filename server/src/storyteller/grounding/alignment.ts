import { packs } from "#language/packs.ts";
import type { Clause } from "../text/parsed-text.ts";
import type { Evidence } from "./evidence.ts";

type Score = { clause: Clause; shared: number; likeness: number };

/** What both sets hold of what either holds (Jaccard), 0 to 1. */
const likenessOf = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  let shared = 0;
  for (const item of one) if (other.has(item)) shared += 1;
  return shared === 0 ? 0 : shared / (one.size + other.size - shared);
};

type View = (clause: Clause) => ReadonlySet<string>;

/** Scores every clause of the cited answers that shares one of the stems, as the answers hold them. */
const scores = ({ stems, view }: { stems: ReadonlySet<string>; view: View }, evidence: Evidence): Score[] => {
  const counts = new Map<Clause, number>();
  for (const stem of stems) {
    const known = evidence.known(stem);
    for (const clause of known === null ? [] : (evidence.clausesBy.get(known) ?? []))
      if (view(clause).has(known ?? stem)) counts.set(clause, (counts.get(clause) ?? 0) + 1);
  }
  return [...counts].map(([clause, shared]) => ({
    clause,
    shared,
    likeness: shared / (stems.size + view(clause).size - shared),
  }));
};

const highest = <Item>(items: readonly Item[], measure: (item: Item) => number): Item[] => {
  const best = items.reduce((most, item) => Math.max(most, measure(item)), 0);
  return items.filter((item) => measure(item) === best);
};

/**
 * The cited clauses in which most nearly the same is done, whoever does it, and those in which all of that is done among more; `shared`: how
 * many of the stems the closest share.
 */
export const alignDeeds = (
  deeds: ReadonlySet<string>,
  evidence: Evidence,
): { clauses: readonly Clause[]; shared: number } => {
  const scored = scores({ stems: deeds, view: (clause) => clause.deeds }, evidence);
  const closest = highest(scored, ({ likeness }) => likeness);
  const whole = scored.filter((score) => score.shared === deeds.size && !closest.includes(score));
  return { clauses: [...closest, ...whole].map(({ clause }) => clause), shared: closest[0]?.shared ?? 0 };
};

/** The cited clauses that hold all of a clause of the story, and more. */
export const holders = ({ stems }: Clause, evidence: Evidence): Clause[] =>
  scores({ stems, view: (other) => other.stems }, evidence)
    .filter(({ shared }) => shared === stems.size)
    .map(({ clause }) => clause);

const leastAligned = 0.5;
const leastWording = 0.6;
const nearby = 0.2;
const wordingWeight = 0.25;

/** `likeness`: of the content, 0 to 1; `wording`: of all words. */
export type Counterpart = { clause: Clause; likeness: number; wording: number };

/**
 * The cited clauses that say most nearly the same as a clause of the story, by its content first and its wording
 * second. Empty when none is near enough to compare; `mayBe`: those that may be compared at all.
 */
export const counterparts = (
  clause: Clause,
  evidence: Evidence,
  mayBe: (source: Clause) => boolean = () => true,
): Counterpart[] => {
  const wordingOf = (other: Clause): number => likenessOf(clause.wording, other.wording);
  if (clause.stems.size === 0) {
    // "And he said" is not "and he didn't": what only joins, or says who, says nothing alike.
    const { connectives, actors, self } = packs[evidence.language].functionWords;
    const isBare = (word: string): boolean => [connectives, actors, self].some((set) => set.has(word));
    const own = [...clause.wording].filter((word) => !isBare(word));
    const all = evidence.cited
      .flatMap(({ clauses }) => clauses)
      .filter(mayBe)
      .filter(({ wording }) => own.some((word) => wording.has(word)));
    const closest = highest(all, wordingOf).map((other) => ({
      clause: other,
      likeness: 1,
      wording: wordingOf(other),
    }));
    return closest.filter(({ wording }) => wording >= leastWording);
  }
  const scored = scores({ stems: clause.stems, view: ({ stems }) => stems }, evidence).filter(
    (score) => score.shared / clause.stems.size >= leastAligned && mayBe(score.clause),
  );
  const best = scored.reduce((most, { likeness }) => Math.max(most, likeness), 0);
  const near = scored
    .filter(({ likeness }) => likeness >= best - nearby)
    .map((score) => ({ ...score, wording: wordingOf(score.clause) }));
  return highest(near, ({ likeness, wording }) => likeness + wordingWeight * wording);
};
