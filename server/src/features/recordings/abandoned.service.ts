import { type Clock, isoAfter } from "#platform/clock.ts";
import type { AudioStore } from "#providers/audio-store/audio-store.ts";
import { folderOf } from "./recording.ts";
import type { RecordingsRepository } from "./recordings.repository.ts";

/** Seconds after which a recording that never sent a piece is given up: thirty days. */
const graceSeconds = 30 * 24 * 60 * 60;

/**
 * Deletes recordings that were announced and never came: no piece of them in the database, and no answer has them. What has a
 * single piece stays, however old: somebody said it.
 */
export const createCleanAbandoned =
  ({ recordings, store, clock }: { recordings: RecordingsRepository; store: AudioStore; clock: Clock }) =>
  async (): Promise<void> => {
    for (const recording of await recordings.abandoned(isoAfter(clock, -graceSeconds))) {
      if (!(await recordings.removeEmpty(recording.id))) continue;
      // A piece may have reached the store and not the database.
      await store.remove(folderOf(recording));
    }
  };
