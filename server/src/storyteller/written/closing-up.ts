import type { Place } from "../read-through/stranded.ts";
import { type Sentence, sourceKey } from "../story.ts";
import type { Judged } from "./judge.ts";

const areOfOne = (one: Sentence | undefined, other: Sentence): boolean => {
  const keys = new Set(one?.sources.map(sourceKey));
  return other.sources.some((source) => keys.has(sourceKey(source)));
};

/**
 * The sentences that stay. What falls out passes the paragraph that it began on to the next; where the two that come to stand beside each
 * other are of different answers, a paragraph begins: they were joined by what is gone.
 */
export const closedUp = <One extends Place>(all: readonly One[]): One[] => {
  let [isOpen, isGap] = [false, false];
  let before: Sentence | undefined;
  return all.flatMap((one) => {
    if (one.isGone) {
      isGap = true;
      isOpen ||= one.sentence.opens === true;
      return [];
    }
    const opens = isOpen || (isGap && before !== undefined && !areOfOne(before, one.sentence));
    [isOpen, isGap, before] = [false, false, one.sentence];
    if (!opens) return [one];
    const { joins: _, ...sentence } = one.sentence;
    return [{ ...one, sentence: { ...sentence, opens: true as const } }];
  });
};

/** Judged sentences as places: what has a fault falls out. */
export const placesOf = (all: readonly Judged[]): (Judged & Place)[] =>
  all.map((one) => ({ ...one, isGone: one.faults.length > 0 }));
