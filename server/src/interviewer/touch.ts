import type { TopicId } from "#language/pack.ts";
import type { InterviewState, Ledger, TopicState } from "./ledger.ts";
import { type InterviewNumber, plan, type Topic } from "./plan.ts";
import { isTold, untouched } from "./progress.ts";

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
    words: 0,
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

/** A subject that was not told and will not be asked for again leaves the count. */
type Ending = { id: TopicId; status: "closed" | "declined" | "none" };

export const closeIfUntold = (draft: Ledger, { id, status }: Ending): void => {
  const state = touch(draft, id);
  if (state.status === "open" && !isTold(draft, planned(id))) state.status = status;
};
