import { hearLater } from "#interviewer/interviewer.ts";
import type { TopicId } from "#language/subjects.ts";
import { type Clock, isoNow } from "#platform/clock.ts";
import type { Database } from "#platform/database.ts";
import type { InterviewStore } from "./interview-store.repository.ts";
import { previewOf } from "./next-question.service.ts";
import { heardRecord } from "./turn-record.ts";

/**
 * Gives a spoken answer its words, once: an answer that has some, by a transcript or by the person's own hand, keeps
 * them. What it tells counts from then on. Does nothing for an answer that is no longer there.
 */
export const createAddTranscript =
  ({ db, store, clock }: { db: Database; store: InterviewStore; clock: Clock }) =>
  (messageId: string, words: string): Promise<void> =>
    db.transaction().execute(async (trx) => {
      const text = words.trim();
      const found = await store.messages.find(messageId, trx);
      const interview = found && (await store.interviews.lock(found.interview_id, isoNow(clock), trx));
      const message = interview && (await store.messages.find(messageId, trx));
      if (!interview || !message) return;
      if (message.content !== "" || message.recordings === null || text === "") return;
      const before = await store.messages.list(interview.id, 0, trx);
      const question = before.findLast(
        ({ role, position }) => role === "assistant" && position < message.position,
      );
      const ledger = await store.ledgers.read(interview.interviewee_id, trx);
      const heard = hearLater({
        ledger,
        ...store.settingOf(interview),
        answer: { id: message.id, text },
        asked: { topic: (question?.topic ?? null) as TopicId | null },
      });
      const { keptOut } = heard;
      const now = isoNow(clock);
      const is_private = keptOut.length > 0 ? 1 : message.is_private;
      const values = { content: text, is_private, heard: heardRecord(heard.heard) };
      await store.messages.change(message.id, values, trx);
      await store.keptOut.add({ interviewId: interview.id, items: keptOut, now }, trx);
      await store.ledgers.write({ personId: interview.interviewee_id, ledger: heard.ledger, now }, trx);
      const preview = interview.preview || (is_private ? "" : previewOf(text));
      const progress = Math.max(interview.progress, heard.progress);
      await store.interviews.change(interview.id, { preview, progress }, trx);
    });
