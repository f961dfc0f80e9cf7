import { fold, foldClauses } from "#language/fold.ts";
import type { End } from "#language/take-ups.ts";
import { sentences } from "#language/text.ts";
import { touchesLimit } from "../ledger/limits.ts";
import { hasSlack } from "../ledger/progress.ts";
import { isTalkWithSaga } from "../reading/quoting.ts";
import type { TaggedText } from "../reading/tagged-text.ts";
import { freshWording, unusedFrames, useFrame } from "./frames.ts";
import type { Moment } from "./moment.ts";

/** What is said after a telling stands in its last sentences. */
const lastSentences = 2;
/** After so many turns an interview draws to its end, and no further matter is opened. */
const mostTurns = 30;
/** A longer sentence tells, whatever in it sounds like talk with Saga. */
const mostOfTalk = 8;
/** What was promised for later is wanted whatever else was told. */
export const promised: readonly End[] = ["promise"];
/** Where it hurts nothing else is asked on about. */
export const gentleEnds: readonly End[] = ["unasked", "unknown", "last", "kept"];
/** Stands where a name would, and in no wording. */
const noName = "{}";

/** The last sentences of a telling that are said to nobody, the last first, with clauses folded. */
const endOf = ({ pack, draft }: Moment, { text, language }: TaggedText): string[] =>
  sentences(text, language)
    .slice(-lastSentences)
    .map((one) => one.text)
    .filter((one) => one.split(/\s+/u).length > mostOfTalk || !isTalkWithSaga(one, pack))
    .filter((one) => !pack.asides.signs.refuses.test(fold(one)) && !touchesLimit(draft, { words: one, pack }))
    .map(foldClauses)
    .reverse();

/** Asks on about what a telling ends on: what was kept, said, never said, promised for later; null: about none of it, or it was asked. */
export const takeUpEnd = (
  moment: Moment,
  tagged: TaggedText,
  { of }: { of: readonly End[] },
): string | null => {
  const { state, seed, pack, draft, number } = moment;
  if (state.turns > mostTurns || !hasSlack(draft, number)) return null;
  const { takeUps } = pack.conversation;
  for (const sentence of endOf(moment, tagged))
    for (const end of of) {
      const { heard, asks } = takeUps[end];
      if (!heard.test(sentence)) continue;
      const wording = freshWording(state, {
        wordings: unusedFrames(state, { wordings: asks, name: noName }),
        seed,
      });
      if (!wording) continue;
      useFrame(state, { wording, name: noName });
      return wording;
    }
  return null;
};
