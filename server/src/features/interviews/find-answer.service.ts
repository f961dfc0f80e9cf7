import type { StoredInterview, StoredMessage } from "./interview.ts";
import type { InterviewStore } from "./interview-store.repository.ts";

/** Where an answer stands, and the message before it; null: it is no longer there. */
export type FindAnswer = (messageId: string) => Promise<{
  answer: StoredMessage;
  interview: StoredInterview;
  before: StoredMessage | undefined;
} | null>;

export const createFindAnswer =
  ({ messages, interviews }: InterviewStore): FindAnswer =>
  async (messageId) => {
    const answer = await messages.find(messageId);
    const interview = answer && (await interviews.find(answer.interview_id));
    if (!answer || !interview) return null;
    const told = await messages.list(interview.id, Math.max(0, answer.position - 1));
    return { answer, interview, before: told.find(({ position }) => position === answer.position - 1) };
  };
