import type { Unit } from "../material/unit.ts";
import { type Source, sourceKey, sourceOf } from "../story.ts";
import type { Passage } from "./arrange.ts";

type Deduplicated = { passages: Passage[]; sources: Map<Unit, Source[]> };

/** A sentence of fewer words says another thing in the middle of another answer: "Joan.", first of a name and then of who lived there. */
const shortestRepeated = 3;

/** What was told twice in the same words stands once, where it comes first, with both sources. */
export const deduplicate = (passages: readonly Passage[]): Deduplicated => {
  const first = new Map<string, Unit>();
  const sources = new Map<Unit, Source[]>();
  const kept = passages.map((passage): Passage => {
    const source = sourceOf(passage.told);
    // Is the sentence before it one that was told already, or the one after it?
    let isRepeated = false;
    const units = passage.units.filter((unit, at) => {
      const next = passage.units[at + 1];
      const isWithin = at > 0 && !isRepeated && next !== undefined && !first.has(next.key);
      if (unit.words < shortestRepeated && isWithin) {
        if (!first.has(unit.key)) first.set(unit.key, unit);
        sources.set(unit, [source]);
        return true;
      }
      const found = first.get(unit.key);
      // "Pull. Pull." is told so.
      const known = found && passage.units.includes(found) ? undefined : found;
      const cited = known ? (sources.get(known) ?? []) : [];
      if (known && !cited.some((other) => sourceKey(other) === sourceKey(source))) cited.push(source);
      isRepeated = known !== undefined;
      if (known) return false;
      first.set(unit.key, unit);
      sources.set(unit, [source]);
      return true;
    });
    return { ...passage, units };
  });
  return { passages: kept.filter(({ units }) => units.length > 0), sources };
};
