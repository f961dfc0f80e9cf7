import { type FacetSet, hasFacet } from "./evidence.ts";

const anchors = ["who", "where", "when"] as const;

/**
 * A subject only mentioned in passing, in one answer, stays below half told, so that a core subject is still asked for
 * itself.
 */
const mostByMention = 0.4;

/**
 * Depth of a subject from what its own answers held: 0 untouched, 0.25 mentioned, 0.5 two of who, where and when,
 * 0.75 a scene (what happened, two of those, a detail or quoted speech), 1 a scene with feeling or meaning.
 */
export const depthOf = (told: FacetSet): number => {
  if (told === 0) return 0;
  const anchored = anchors.filter((anchor) => hasFacet(told, anchor)).length;
  if (anchored < 2) return 0.25;
  if (!hasFacet(told, "event") || !hasFacet(told, "detail")) return 0.5;
  return hasFacet(told, "feeling") || hasFacet(told, "meaning") ? 1 : 0.75;
};

/** What each further answer that speaks of a subject adds to it: what is told by the way, again and again, is told. */
const again = 0.08;
const mostByMentions = 0.5;

/** Depth of a subject mentioned while another was asked about; anchors near the mention count a little. `before`: from earlier answers. */
export const depthOfMention = (near: FacetSet, before = 0): number => {
  const here = Math.min(
    mostByMention,
    0.25 + 0.05 * anchors.filter((anchor) => hasFacet(near, anchor)).length,
  );
  return before === 0 ? here : Math.max(before, Math.min(mostByMentions, Math.max(before, here) + again));
};
