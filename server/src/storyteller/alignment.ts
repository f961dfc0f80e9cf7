import type { Evidence } from "./evidence.ts";
import type { Clause } from "./reading.ts";

/**
 * The clauses of the cited answers that are most like a clause of the story, by the share of content that both have of
 * what either has (Jaccard), and how many of its stems some such clause holds.
 */
export type Alignment = { clauses: readonly Clause[]; shared: number };

/** `stems` as the answers hold them; what they do not hold aligns with nothing. */
export const align = (stems: ReadonlySet<string>, evidence: Evidence): Alignment => {
  const counts = new Map<Clause, number>();
  for (const stem of stems) {
    const known = evidence.known(stem);
    for (const clause of known === null ? [] : (evidence.clausesBy.get(known) ?? []))
      counts.set(clause, (counts.get(clause) ?? 0) + 1);
  }
  const scored = [...counts].map(([clause, shared]) => ({
    clause,
    shared,
    likeness: shared / (stems.size + clause.stems.size - shared),
  }));
  const best = scored.reduce((highest, { likeness }) => Math.max(highest, likeness), 0);
  const closest = scored.filter(({ likeness }) => likeness === best);
  return {
    clauses: closest.map(({ clause }) => clause),
    shared: closest.reduce((most, { shared }) => Math.max(most, shared), 0),
  };
};
