import { type Cue, cues } from "#language/conversation.ts";
import type { LanguagePack } from "#language/pack.ts";
import type { Span } from "#language/text.ts";
import type { TaggedText } from "../reading/tagged-text.ts";
import { answerFeatures } from "./answer-features.ts";
import { scoreOf } from "./linear.ts";
import { sentenceFeatures } from "./sentence-features.ts";
import { listening } from "./weights.ts";

export type Kind = Exclude<Cue, "plain">;

export type Sentence = Span & {
  /** How much more it is at the heart of the answer than its sentences are on the whole. */
  lead: number;
};

/** What was learned to make of an answer (`npm run train-listening`). */
export type Listened = {
  /** How welcome each kind of plain question would be: 1 right, 0 neither, -1 absurd. */
  kinds: Readonly<Record<Kind, number>>;
  /** The sentences, the one at the heart first. */
  sentences: readonly Sentence[];
  /** Is the matter told to its end, or refused? 0 to 1. */
  leave: number;
};

const kinds = cues.filter((cue): cue is Kind => cue !== "plain");

const sentencesOf = (tagged: TaggedText, pack: LanguagePack): Sentence[] => {
  const all = sentenceFeatures(tagged, pack).map(({ seen, ...span }) => ({
    ...span,
    score: scoreOf(listening.sentences, { output: "heart", seen }),
  }));
  const mean = all.reduce((sum, { score }) => sum + score, 0) / Math.max(1, all.length);
  return all.map(({ score, ...span }) => ({ ...span, lead: score - mean })).sort((a, b) => b.lead - a.lead);
};

const known = new WeakMap<TaggedText, Listened>();

/** Listens to an answer once; what it returns is shared. */
export const listenTo = (tagged: TaggedText, pack: LanguagePack): Listened => {
  const heard = known.get(tagged);
  if (heard) return heard;
  const seen = answerFeatures(tagged, pack);
  const made: Listened = {
    kinds: Object.fromEntries(
      kinds.map((kind) => [kind, scoreOf(listening.kinds, { output: kind, seen })]),
    ) as Record<Kind, number>,
    sentences: sentencesOf(tagged, pack),
    leave: scoreOf(listening.leaving, { output: "leave", seen }),
  };
  known.set(tagged, made);
  return made;
};
