import { type Clock, isoAfter } from "#platform/clock.ts";
import { JobLater, type JobWork } from "#platform/jobs.ts";
import type { Log } from "#platform/log.ts";
import { type AudioStore, AudioStoreError } from "#providers/audio-store/audio-store.ts";
import type { RemovalsRepository } from "./removals.repository.ts";

export type SweepDependencies = {
  removals: RemovalsRepository;
  store: AudioStore;
  /** What else keeps words outside the tables. */
  places: {
    forgetMails: (mentions: readonly string[]) => Promise<void>;
    forgetSpeech: () => Promise<void>;
    /** Has nothing of deleted rows left in the files of the database. False: somebody is reading it, or the server stops: try later. */
    cleanDatabase: (signal: AbortSignal) => Promise<boolean>;
  };
  clock: Clock;
  log: Log;
};

/** Seconds until a storage that does not answer is asked again, and until a database that is read is cleaned. */
const later = { store: 300, database: 60 };
/** Seconds after which it is swept once more: a recording may have been on its way while its interview was removed. */
const day = 24 * 60 * 60;

/** The sound of one question, which may say something else by now. */
const questionIn = /^[^/]+\/questions\/([^/]+)\.mp3$/u;

/** Removes files and mails of what was removed from the tables. It may be repeated at any point. */
export const createSweepRemoval =
  ({ removals, store, places, clock, log }: SweepDependencies) =>
  async ({ subject, signal }: Pick<JobWork, "subject" | "signal">): Promise<void> => {
    const row = await removals.find(subject);
    if (!row) return;
    try {
      for (const key of JSON.parse(row.sound) as string[]) {
        const question = questionIn.exec(key)?.[1];
        if (question === undefined || !(await removals.isSpokenAgain(question))) await store.remove(key);
      }
    } catch (error) {
      if (!(error instanceof AudioStoreError)) throw error;
      log.warn(
        { removal: row.id, reason: error.reason },
        "files of somebody removed could not be deleted yet",
      );
      throw new JobLater(later.store);
    }
    if (row.state === "removing") {
      await places.forgetMails(JSON.parse(row.mentions ?? "[]") as string[]);
      await places.forgetSpeech();
      await removals.forgetMentions(row.id);
      if (!(await places.cleanDatabase(signal))) throw new JobLater(later.database);
      await removals.finish(row.id);
    }
    if (row.created_at > isoAfter(clock, -day)) throw new JobLater(day);
    await removals.drop(row.id);
  };
