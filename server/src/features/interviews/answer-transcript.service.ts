import { type Clock, isoNow } from "#platform/clock.ts";
import type { Database, Queries } from "#platform/database.ts";
import { countTelling } from "./count-telling.service.ts";
import type { InterviewStore } from "./interview-store.repository.ts";
import { previewOf } from "./next-question.service.ts";
import { deletedAt } from "./turn-record.ts";

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
      if (!interview || !message || deletedAt(message)) return;
      if (message.content !== "" || message.recordings === null || text === "") return;
      const now = isoNow(clock);
      const told = await countTelling(store, { interview, message, text, now }, trx);
      const { is_private, heard, progress } = told;
      await store.messages.change(message.id, { content: text, is_private, heard }, trx);
      const preview = interview.preview || (is_private ? "" : previewOf(text));
      await store.interviews.change(interview.id, { preview, progress }, trx);
    });

export type LaterWordsDependencies = {
  db: Database;
  store: InterviewStore;
  clock: Clock;
  /** Says whether the words of any of these were still expected; they are not any more. */
  stopExpecting: (recordingIds: readonly string[], trx: Queries) => Promise<boolean>;
};

/** Recordings were added to an answer without words, and their words are there: they are added to it, once. */
export const createAddLaterWords =
  ({ db, store, clock, stopExpecting }: LaterWordsDependencies) =>
  (messageId: string, { ids, words }: { ids: readonly string[]; words: string }): Promise<void> =>
    db.transaction().execute(async (trx) => {
      const text = words.trim();
      const found = await store.messages.find(messageId, trx);
      const interview = found && (await store.interviews.lock(found.interview_id, isoNow(clock), trx));
      const message = interview && (await store.messages.find(messageId, trx));
      if (!interview || !message || deletedAt(message)) return;
      if (!(await stopExpecting(ids, trx)) || text === "") return;
      const told = await countTelling(store, { interview, message, text, now: isoNow(clock) }, trx);
      const { is_private, progress } = told;
      const content = addedTo(message.content, text);
      await store.messages.change(message.id, { content, is_private }, trx);
      await store.messages.dropNotes(message.id, trx);
      await store.interviews.change(interview.id, { progress }, trx);
    });

/** What is added to an answer is a paragraph of its own. */
export const addedTo = (content: string, words: string): string =>
  [content, words].filter(Boolean).join("\n\n");
