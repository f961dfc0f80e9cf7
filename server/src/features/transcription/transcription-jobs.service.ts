import { type Clock, secondsToTomorrow } from "#platform/clock.ts";
import { JobLater, type Jobs } from "#platform/jobs.ts";
import { recordingJobs } from "../recordings/follow-ups.service.ts";
import type { TranscriptionService } from "./transcription.service.ts";
import type { TranscriptsRepository } from "./transcripts.repository.ts";
import { spentSentence } from "./words-for-people.ts";

type Dependencies = {
  jobs: Jobs;
  transcripts: TranscriptsRepository;
  transcription: TranscriptionService;
  /** Gives an answer the words of its recordings. */
  whenTranscribed: (messageId: string) => Promise<void>;
  hasTranscriber: boolean;
  clock: Clock;
};

/** Seconds until a recording is looked at again that another process is writing down. */
const lookAgain = 30;

/** Writes recordings down that nobody waits for. */
export function createTranscriptionJobs(dependencies: Dependencies) {
  const { jobs, transcripts, transcription, whenTranscribed, hasTranscriber, clock } = dependencies;
  const kind = recordingJobs.transcribe;
  jobs.handle(kind, async ({ subject }) => {
    await transcription.run(subject);
    const { state, error } = (await transcripts.find(subject)) ?? {};
    if (state === "waiting" && error === spentSentence) throw new JobLater(secondsToTomorrow(clock));
    // It may have been written down before it belonged to an answer.
    const lacking = state === "done" || state === "silent" ? await transcripts.answerWithout(subject) : null;
    if (lacking !== null) await whenTranscribed(lacking);
    if (state === "running") throw new JobLater(lookAgain);
    if (state === "failed") throw new Error("not transcribed");
  });
  return {
    /** Enqueues everything that waited for a transcriber. */
    resume: async (): Promise<void> => {
      if (!hasTranscriber) return;
      for (const subject of await transcripts.unwritten()) await jobs.enqueue({ kind, subject, again: true });
      jobs.wake();
    },
  };
}
