import type { TopicId } from "#language/pack.ts";
import { depthOfMention } from "./depth.ts";
import type { Hook } from "./hooks.ts";
import type { InterviewState, Ledger, Pending, TopicState } from "./ledger.ts";
import { type InterviewNumber, plan, type Topic } from "./plan.ts";
import { isTold, untouched } from "./progress.ts";
import type { Reading } from "./reading.ts";
import { settledBy } from "./related.ts";

/** Most questions on one subject, per interview: what bounds an interview however little is told. */
export const mostQuestions: Record<InterviewNumber, number> = { 1: 4, 2: 5, 3: 4 };
const mostThinAnswers = 3;
/** Below this many words an answer without news is thin; a shrug is thin below the second limit whatever it holds. */
const thinWords = 12;
const shrugWords = 9;

/** How an answer went, for the choice of what comes next. */
export type Outcome = "told" | "thin" | "declined" | "grief" | "crisis";

export const planned = (id: TopicId): Topic => {
  const topic = plan.find((candidate) => candidate.id === id);
  if (!topic) throw new Error(`No subject ${id} in the plan`);
  return topic;
};

/** The state of a subject inside a ledger that is being written. */
export const touch = (draft: Ledger, topic: TopicId): TopicState => {
  const known = draft.topics[topic];
  if (known) return known;
  const made = untouched();
  draft.topics[topic] = made;
  return made;
};

export const touchInterview = (draft: Ledger, number: InterviewNumber): InterviewState => {
  const known = draft.interviews[number];
  if (known) return known;
  const made: InterviewState = {
    turns: 0,
    progress: 0,
    complete: false,
    thread: 0,
    followUps: 0,
    pending: null,
    last: null,
  };
  draft.interviews[number] = made;
  return made;
};

const isThin = (reading: Reading, known: number): boolean => {
  const hasNews = (reading.told & ~known) !== 0;
  if (reading.isUnknown && reading.words < shrugWords) return true;
  return reading.words < thinWords && !hasNews;
};

const outcomeOf = (reading: Reading, state: TopicState): Outcome => {
  if (reading.isCrisis) return "crisis";
  if (reading.isDeclined) return "declined";
  if (reading.isGrieving || reading.isTraumatic) return "grief";
  return isThin(reading, state.evidence) ? "thin" : "told";
};

/** A subject that was not told and will not be asked for again leaves the count. */
export const closeIfUntold = (draft: Ledger, id: TopicId, status: "closed" | "declined" | "none"): void => {
  const state = touch(draft, id);
  if (state.status === "open" && !isTold(draft, planned(id))) state.status = status;
};

const wordsOf = (hook: Hook): number => hook.text.split(" ").length;

/** Long enough to be understood weeks later. */
const isLasting = (hook: Hook): boolean => wordsOf(hook) > 2 || (hook.kind === "person" && wordsOf(hook) > 1);

/** The words worth bringing back later: a clause rather than a bare noun, and nothing heavy. */
export const quotable = (hooks: readonly Hook[]): Hook | null => {
  const light = hooks.filter((hook) => !hook.isHeavy);
  const score = (hook: Hook): number => hook.strength + 0.7 * Math.min(wordsOf(hook) - 1, 3);
  return light.reduce<Hook | null>((best, hook) => (best && score(best) >= score(hook) ? best : hook), null);
};

const recordMentions = (draft: Ledger, reading: Reading, answer: { id: string; asked: TopicId }): void => {
  for (const { topic, near, hook } of reading.mentions) {
    if (topic === answer.asked) continue;
    const state = touch(draft, topic);
    state.mention = Math.max(state.mention, depthOfMention(near));
    if (!state.quote && hook && isLasting(hook)) state.quote = { id: answer.id, text: hook.text };
  }
};

const settle = (draft: Ledger, topic: Topic, outcome: Outcome): void => {
  const state = touch(draft, topic.id);
  if (outcome === "declined") closeIfUntold(draft, topic.id, "declined");
  if (outcome === "grief" || outcome === "crisis") closeIfUntold(draft, topic.id, "closed");
  if (state.thin >= mostThinAnswers || state.asked >= mostQuestions[topic.interview]) {
    closeIfUntold(draft, topic.id, "closed");
  }
};

type Recorded = { draft: Ledger; pending: Pending; reading: Reading; id: string };

/** Writes what an answer told into the ledger and says how it went. Words of an answer in acute danger are not kept. */
export const recordAnswer = ({ draft, pending, reading, id }: Recorded): Outcome => {
  if (!pending.topic) return reading.isCrisis ? "crisis" : "told";
  const topic = planned(pending.topic);
  const state = touch(draft, topic.id);
  const outcome = outcomeOf(reading, state);
  draft.keys[pending.slot] = outcome === "declined" ? "declined" : "answered";
  if (outcome === "thin") state.thin += 1;
  if (outcome === "told" || outcome === "grief" || outcome === "crisis") state.evidence |= reading.told;
  if (outcome === "told" || outcome === "grief") {
    const quote = quotable(reading.hooks.filter(isLasting));
    if (quote && (pending.kind === "open" || !state.quote)) state.quote = { id, text: quote.text };
    recordMentions(draft, reading, { id, asked: topic.id });
  }
  for (const absent of reading.absent) {
    if (settledBy(topic.id).includes(absent)) closeIfUntold(draft, absent, "none");
  }
  if (reading.isLeaving) closeIfUntold(draft, topic.id, "closed");
  settle(draft, topic, outcome);
  return outcome;
};
