import { type Chosen, costOf, missingOf, shortened, take } from "./chosen.ts";
import type { Part } from "./parts-of-choices.ts";
import { beginningOf } from "./scenes.ts";

/**
 * Makes a death or a marriage cheaper that has no room with all that leads to it: it is told behind the answer before it where that is told already, else from the
 * first words that need nobody, else behind the answer before it, from such words of that. What only brings in its people is left out. False: it cannot be told so.
 */
const madeBrief = (part: Part, { parts }: Chosen): boolean => {
  const { before } = part;
  const from = beginningOf(part);
  if (before && parts.has(before)) part.needs = [before];
  else if (from >= 0) shortened(part, from);
  else {
    const earlier = before ? beginningOf(before) : -1;
    if (!before || earlier < 0) return false;
    shortened(before, earlier);
    part.needs = [before];
  }
  return true;
};

type Room = { length: number; widest: number };

/** Takes every death and marriage of a life, what costs least first; where all that leads to one has no room, it is told without that. */
export const takeEvery = (chosen: Chosen, parts: readonly Part[], { length, widest }: Room): void => {
  const isLeft = (part: Part): boolean => missingOf(part, chosen).length > 0;
  const cheapest = (): Part[] =>
    parts.filter(isLeft).toSorted((one, other) => costOf(one, chosen) - costOf(other, chosen));
  for (let [next] = cheapest(); next && chosen.words + costOf(next, chosen) <= length; [next] = cheapest())
    take(chosen, [next], length);
  for (const part of cheapest()) if (madeBrief(part, chosen)) take(chosen, [part], widest);
};
