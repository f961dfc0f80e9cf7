import type { Queries } from "#platform/database.ts";
import type { Jobs } from "#platform/jobs.ts";

/** Jobs that a recording goes through once it is whole. Whoever does one of them asks for the next. */
export const recordingJobs = {
  /** Makes it ready to be listened to; the subject is the recording. */
  prepare: "prepare-recording",
  /** Writes it down; the subject is the recording. */
  transcribe: "transcribe",
  /** Makes the question before an answer ready to be listened to; the subject is the answer. */
  prepareQuestion: "prepare-question",
  /** Finds the sentences of an answer in its sound; the subject is the answer. */
  align: "align-answer",
} as const;

export type FollowUps = ReturnType<typeof createFollowUps>;

/** The jobs that follow each step of a recording, enqueued in the transaction of that step where there is one. */
export const createFollowUps = (jobs: Jobs) => ({
  /** All of it is in the audio store. */
  whenKept: (subject: string, trx: Queries): Promise<void> =>
    jobs.enqueue({ kind: recordingJobs.prepare, subject }, trx),

  /** A browser has sent a copy that can be decoded here. */
  whenCopied: (subject: string, trx: Queries): Promise<void> =>
    jobs.enqueue({ kind: recordingJobs.prepare, subject, again: true }, trx),

  /** Recordings have become an answer. */
  whenAttached: async (answer: {
    messageId: string;
    ids: readonly string[];
    trx: Queries;
  }): Promise<void> => {
    const { messageId, ids, trx } = answer;
    for (const subject of ids) await jobs.enqueue({ kind: recordingJobs.transcribe, subject }, trx);
    await jobs.enqueue({ kind: recordingJobs.prepareQuestion, subject: messageId }, trx);
    await jobs.enqueue({ kind: recordingJobs.align, subject: messageId }, trx);
  },

  /** The text of an answer was transcribed or corrected. */
  whenTextChanged: (subject: string, trx?: Queries): Promise<void> =>
    jobs.enqueue({ kind: recordingJobs.align, subject, again: true }, trx),
});
