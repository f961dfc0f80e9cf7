import type { Unit } from "../material/unit.ts";
import { type Part, withNeeds, wordsOf } from "./parts-of-choices.ts";
import { sceneOf } from "./scenes.ts";

/** What of a life a story holds so far. `isShort`: it tells single scenes; `from`: the units that those begin with which do not stand by themselves. */
export type Chosen = { parts: Set<Part>; words: number; isShort?: boolean; from?: Map<Part, number> };

/** What has to be told with a part, each with the unit that it is told from. */
const missingFrom = (part: Part, { parts, isShort }: Chosen, isBare = false): Map<Part, number> => {
  if (isShort) return sceneOf(part, parts, isBare);
  return new Map(
    withNeeds(part)
      .filter((one) => !parts.has(one))
      .map((one) => [one, 0]),
  );
};

export const missingOf = (part: Part, chosen: Chosen): Part[] => [...missingFrom(part, chosen).keys()];

const wordsFrom = (missing: ReadonlyMap<Part, number>): number =>
  [...missing].reduce((sum, [{ units }, from]) => sum + wordsOf(units.slice(from)), 0);

/** So many words a story gets with a part and all that it needs. */
export const costOf = (part: Part, chosen: Chosen): number => wordsFrom(missingFrom(part, chosen));

/** Tells a part from one of its units on, without the answers that lead to it. */
export const shortened = (part: Part, from: number): void => {
  part.units = part.units.slice(from);
  part.words = wordsOf(part.units);
  part.needs = [];
};

/** Takes parts, each with what it needs, as long as they fit into so many words. `isBare`: with who its people are, and no more. */
export const take = (chosen: Chosen, parts: readonly Part[], limit: number, isBare = false): void => {
  for (const part of parts) {
    const missing = missingFrom(part, chosen, isBare);
    const words = wordsFrom(missing);
    if (chosen.words + words > limit) continue;
    for (const [one, from] of missing) {
      chosen.from?.set(one, from);
      chosen.parts.add(one);
    }
    chosen.words += words;
  }
};

/** The units that are told: all of a part that stands behind the one it goes on from. */
export const unitsIn = ({ parts, from }: Chosen): Set<Unit> =>
  new Set(
    [...parts].flatMap((part) => {
      const isBehind = part.before !== undefined && parts.has(part.before);
      return isBehind ? part.units : part.units.slice(from?.get(part) ?? 0);
    }),
  );
