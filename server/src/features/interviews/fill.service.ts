import { hearLater } from "#interviewer/interviewer.ts";
import type { TopicId } from "#language/pack.ts";
import { type Clock, isoNow } from "#platform/clock.ts";
import type { Database } from "#platform/database.ts";
import { previewOf } from "./ask.service.ts";
import type { InterviewStore } from "./interview-store.repository.ts";

/**
 * Gives a spoken answer its words, once: an answer that has some, by a transcript or by the person's own hand, keeps
 * them. What it tells counts from then on. Does nothing for an answer that is no longer there.
 */
export const createFillAnswer =
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
        asked: { slot: question?.slot ?? "", topic: (question?.topic ?? null) as TopicId | null },
      });
      const is_private = heard.answerIsPrivate ? 1 : message.is_private;
      await store.messages.change(message.id, { content: text, is_private }, trx);
      await store.ledgers.write(
        { personId: interview.interviewee_id, ledger: heard.ledger, now: isoNow(clock) },
        trx,
      );
      const preview = interview.preview || (is_private ? "" : previewOf(text));
      await store.interviews.change(interview.id, { preview }, trx);
    });
