import { type Part, withNeeds } from "./parts-of-choices.ts";

/** What of a life a story holds so far. */
export type Chosen = { parts: Set<Part>; words: number };

export const missingOf = (part: Part, { parts }: Chosen): Part[] =>
  withNeeds(part).filter((one) => !parts.has(one));

/** So many words a story gets with a part and all that it needs. */
export const costOf = (part: Part, chosen: Chosen): number =>
  missingOf(part, chosen).reduce((sum, { words }) => sum + words, 0);

/** Takes parts, each with what it needs, as long as they fit into so many words. */
export const take = (chosen: Chosen, parts: readonly Part[], limit: number): void => {
  for (const part of parts) {
    const words = costOf(part, chosen);
    if (chosen.words + words > limit) continue;
    for (const one of missingOf(part, chosen)) chosen.parts.add(one);
    chosen.words += words;
  }
};
