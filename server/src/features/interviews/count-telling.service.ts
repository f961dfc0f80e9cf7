import { hearTranscript } from "#interviewer/interviewer.ts";
import type { TopicId } from "#language/subjects.ts";
import type { Queries } from "#platform/database.ts";
import type { StoredInterview, StoredMessage } from "./interview.ts";
import type { InterviewStore } from "./interview-store.repository.ts";
import { heardRecord } from "./turn-record.ts";

type Telling = { interview: StoredInterview; message: StoredMessage; text: string; now: string };

/**
 * What is told in an answer outside of a turn counts from now on: it is entered in the ledger, and what is to be kept out of stories is. Gives
 * what the message says of itself after that, and the progress of the interview.
 */
export async function countTelling(
  store: InterviewStore,
  { interview, message, text, now }: Telling,
  trx: Queries,
): Promise<{ is_private: number; heard: string | null; progress: number }> {
  const before = await store.messages.list(interview.id, 0, trx);
  const question = before.findLast(
    ({ role, position }) => role === "assistant" && position < message.position,
  );
  const personId = interview.interviewee_id;
  const { ledger, heard, keptOut, progress } = hearTranscript({
    ledger: await store.ledgers.hold(personId, trx),
    ...store.settingOf(interview),
    answer: { id: message.id, text },
    asked: { topic: (question?.topic ?? null) as TopicId | null },
  });
  await store.keptOut.add({ interviewId: interview.id, items: keptOut, now }, trx);
  await store.ledgers.write({ personId, ledger, now }, trx);
  return {
    // A matter or a part that is kept out leaves the rest of the answer open.
    is_private: keptOut.some(({ stems, words }) => stems.length === 0 && words === "")
      ? 1
      : message.is_private,
    heard: heardRecord(heard),
    progress: Math.max(interview.progress, progress),
  };
}
