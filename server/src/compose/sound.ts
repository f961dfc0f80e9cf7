import { createFindAnswer } from "#features/interviews/find-answer.service.ts";
import type { InterviewStore } from "#features/interviews/interview-store.repository.ts";
import type { ReachInterview } from "#features/interviews/interviews.access.ts";
import type { RecordingsService } from "#features/recordings/recordings.service.ts";
import { createAlign } from "#features/sound/align.service.ts";
import { createInterviewSound } from "#features/sound/interview-sound.service.ts";
import { createPrepareService } from "#features/sound/prepare.service.ts";
import { createSegmentsRepository } from "#features/sound/segments.repository.ts";
import { soundRoutes } from "#features/sound/sound.routes.ts";
import { createSoundJobs } from "#features/sound/sound-jobs.service.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database.ts";
import type { Jobs } from "#platform/jobs.ts";
import type { AudioStore } from "#providers/audio-store/audio-store.ts";
import type { SoundWorker } from "#sound/sound-worker.ts";

type Dependencies = {
  db: Database;
  clock: Clock;
  jobs: Jobs;
  store: InterviewStore;
  audioStore: AudioStore;
  recordings: RecordingsService;
  reachInterview: ReachInterview;
  worker: SoundWorker;
  speechOf: (words: { text: string; language: string; personId: string }) => Promise<Uint8Array>;
};

/** Puts together the sound of interviews. */
export function assembleSound(dependencies: Dependencies) {
  const { db, clock, jobs, store, audioStore, recordings, reachInterview, worker, speechOf } = dependencies;
  const segments = createSegmentsRepository(db);
  const messagesOf = (interviewId: string) => store.messages.list(interviewId);
  const service = createInterviewSound({ segments, store: audioStore, reachInterview, messagesOf });
  const { resume } = createSoundJobs({
    jobs,
    segments,
    work: {
      prepare: createPrepareService({ segments, recordings, store: audioStore, worker, clock }),
      align: createAlign({ segments, store: audioStore, worker }),
    },
    findAnswer: createFindAnswer(store),
    speechOf,
  });
  return { service, routes: soundRoutes(service), resume };
}
