import type { TopicId } from "#language/subjects.ts";
import type { InterviewState, Ledger, TopicState } from "./ledger.ts";
import { type InterviewNumber, plan, type Topic } from "./plan.ts";

/** A subject of the plan by its id. */
export const planned = (id: TopicId): Topic => {
  const topic = plan.find((candidate) => candidate.id === id);
  if (!topic) throw new Error(`No subject ${id} in the plan`);
  return topic;
};

const untouched = (): TopicState => ({ evidence: 0, mention: 0, asked: 0, thin: 0, status: "open" });

/** What is known of a subject, for reading. */
export const topicState = (ledger: Ledger, topic: TopicId): TopicState => ledger.topics[topic] ?? untouched();

/** The state of a subject inside a ledger that is being written. */
export const writableTopic = (draft: Ledger, topic: TopicId): TopicState => {
  draft.topics[topic] ??= untouched();
  return draft.topics[topic];
};

/** The state of an interview inside a ledger that is being written. */
export const writableInterview = (draft: Ledger, number: InterviewNumber): InterviewState => {
  draft.interviews[number] ??= {
    turns: 0,
    words: 0,
    progress: 0,
    complete: false,
    pending: null,
    lastMove: null,
    stretch: { topic: null, turns: 0, thin: 0, isHeavy: false },
    frames: [...(draft.interviews[number - 1]?.frames ?? [])],
    openings: [],
    supportedAt: null,
    noise: 0,
    sinceQuote: 9,
    closeOfferedAt: 0,
    last: null,
  };
  return draft.interviews[number];
};
