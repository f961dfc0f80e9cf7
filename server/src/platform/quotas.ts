import type { Environment } from "./environment.ts";

/** What one account may have. Generous: they stop programs, not people. */
export type Quotas = {
  /** Interviewees. Each has three interviews. */
  people: number;
  /** Recordings that have begun to arrive and are not whole. */
  openRecordings: number;
  /** Bytes of all recordings. */
  recordingBytes: number;
  /** Bytes of all photographs, documents, sounds and films of a family. */
  mediaBytes: number;
  /** In 24 hours, those that were written anew among them. */
  storiesPerDay: number;
};

export const quotasOf = (env: Environment): Quotas => ({
  people: env.SAGA_ACCOUNT_PEOPLE,
  openRecordings: env.SAGA_ACCOUNT_OPEN_RECORDINGS,
  recordingBytes: env.SAGA_ACCOUNT_RECORDINGS_GB * 1e9,
  mediaBytes: env.SAGA_ACCOUNT_MEDIA_GB * 1e9,
  storiesPerDay: env.SAGA_ACCOUNT_STORIES_PER_DAY,
});
