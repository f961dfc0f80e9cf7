import type { Cue } from "#language/conversation.ts";
import type { ReadList } from "./reader.ts";
import type { TaggedText } from "./tagged-text.ts";

/** What was said last counts most: tokens from the end over which a sign loses half its weight. */
const halfLife = 14;
/** A sign too faint, or too far back, is none. */
const faintest = 0.6;

const weights: readonly { cue: Cue; lists: readonly ReadList[]; weight: number }[] = [
  { cue: "withheld", lists: ["unsaid", "promised"], weight: 2 },
  { cue: "loss", lists: ["grief"], weight: 3 },
  { cue: "feeling", lists: ["feelings"], weight: 2.2 },
  { cue: "speech", lists: ["speech"], weight: 1.6 },
  { cue: "habit", lists: ["habit"], weight: 1.6 },
  { cue: "person", lists: ["kin"], weight: 1.4 },
  { cue: "work", lists: ["about:work_outline", "about:first_job", "about:working_life"], weight: 1.3 },
  { cue: "event", lists: ["events", "turning"], weight: 1.3 },
  // "There" and "it" must be what was just spoken of: only the last words count.
  { cue: "place", lists: ["places"], weight: 0.8 },
  { cue: "thing", lists: ["things", "senses"], weight: 0.75 },
];

/** What an answer holds that can be asked on about, the most telling first. */
export const cuesIn = (marks: TaggedText): Cue[] => {
  const end = marks.tokens.length;
  return weights
    .map(({ cue, lists, weight }) => {
      const at = lists.flatMap((list) => marks.of(list).map(({ to }) => to));
      const last = at.length > 0 ? Math.max(...at) : null;
      return { cue, score: last === null ? 0 : weight * 0.5 ** ((end - last) / halfLife) };
    })
    .filter(({ score }) => score >= faintest)
    .sort((a, b) => b.score - a.score)
    .map(({ cue }) => cue);
};
