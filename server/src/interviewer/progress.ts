import type { TopicId } from "#language/pack.ts";
import { depthOf } from "./depth.ts";
import type { Ledger, TopicState } from "./ledger.ts";
import { type InterviewNumber, type Topic, topicsOf } from "./plan.ts";

/** Coverage at which the closing question may come, if every core subject is half told. */
const enough = 0.9;
export const halfTold = 0.5;
const mostBeforeClosing = 95;

export const untouched = (): TopicState => ({
  evidence: 0,
  mention: 0,
  asked: 0,
  thin: 0,
  status: "open",
  quote: null,
});

export const topicState = (ledger: Ledger, topic: TopicId): TopicState => ledger.topics[topic] ?? untouched();

/** Depth of a subject, 0 to 1, from everything told so far in any interview. */
export const depthIn = (ledger: Ledger, topic: TopicId): number => {
  const { evidence, mention } = topicState(ledger, topic);
  return Math.max(depthOf(evidence), mention);
};

export const isTold = (ledger: Ledger, topic: Topic): boolean => depthIn(ledger, topic.id) >= topic.target;

/** Closed, declined or not applicable: no longer asked for, no longer counted. */
export const isOut = (ledger: Ledger, topic: Topic): boolean =>
  topicState(ledger, topic.id).status !== "open";

/** Σ weight·min(1, depth/target) / Σ weight over the subjects that still count; 1 when none does. */
export const coverage = (ledger: Ledger, number: InterviewNumber): number => {
  const counted = topicsOf(number).filter((topic) => !isOut(ledger, topic));
  const weight = counted.reduce((sum, topic) => sum + topic.weight, 0);
  if (weight === 0) return 1;
  const told = counted.reduce(
    (sum, topic) => sum + topic.weight * Math.min(1, depthIn(ledger, topic.id) / topic.target),
    0,
  );
  return told / weight;
};

/** 0 to 95; the last five come with the reply to the closing question. */
export const progressOf = (ledger: Ledger, number: InterviewNumber): number =>
  Math.min(mostBeforeClosing, Math.floor((95 * coverage(ledger, number)) / enough + 1e-9));

export const isReadyToClose = (ledger: Ledger, number: InterviewNumber): boolean =>
  coverage(ledger, number) >= enough - 1e-9 &&
  topicsOf(number).every(
    (topic) => !topic.core || isOut(ledger, topic) || depthIn(ledger, topic.id) >= halfTold,
  );
