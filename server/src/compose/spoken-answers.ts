import { createAddLaterWords, createAddTranscript } from "#features/interviews/answer-transcript.service.ts";
import type { InterviewStore } from "#features/interviews/interview-store.repository.ts";
import type { ReachInterview } from "#features/interviews/interviews.access.ts";
import { createMemoryRepository } from "#features/interviews/memory.repository.ts";
import { createNamesOf } from "#features/interviews/names.service.ts";
import type { PaidCalls } from "#features/models/paid-calls.ts";
import { createAccountOf } from "#features/people/account-of.service.ts";
import type { PeopleRepository } from "#features/people/people.repository.ts";
import { createFollowUps } from "#features/recordings/follow-ups.service.ts";
import { createNamesToHear } from "#features/transcription/names-to-hear.service.ts";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/config.ts";
import { createDailyJob } from "#platform/daily-job.ts";
import type { Database } from "#platform/database.ts";
import type { Jobs } from "#platform/jobs.ts";
import type { Log } from "#platform/log.ts";
import { sweepDataFolder } from "#platform/sweep-data-folder.ts";
import type { AudioStore } from "#providers/audio-store/audio-store.ts";
import type { Voice } from "#providers/voice/voice.ts";
import { createSoundWorker } from "#sound/sound-worker.ts";
import { assembleRecordings } from "./recordings.ts";
import { assembleSound } from "./sound.ts";
import { assembleTranscription } from "./transcription.ts";

type Dependencies = {
  config: Config;
  db: Database;
  clock: Clock;
  log: Log;
  jobs: Jobs;
  store: InterviewStore;
  people: PeopleRepository;
  reachInterview: ReachInterview;
  audioStore: AudioStore;
  /** The built-in voice. */
  voice: Voice;
  speechOf: (words: { text: string; language: string; personId: string }) => Promise<Uint8Array>;
  /** Labels of the services outside the house that people agreed to. */
  agreed: (people: readonly string[]) => Promise<ReadonlySet<string>>;
  paying: PaidCalls;
};

/** Puts together what becomes of spoken answers: recordings, what is said in them, and the sound of an interview. */
export function assembleSpokenAnswers(dependencies: Dependencies) {
  const { config, db, clock, log, jobs, store, people, reachInterview, audioStore } = dependencies;
  const worker = createSoundWorker();
  // Nobody waits for words while an hour of sound is prepared.
  const quickWorker = createSoundWorker();

  const followUps = createFollowUps(jobs);
  const taken = assembleRecordings({
    db,
    quotas: config.quotas,
    clock,
    store: audioStore,
    reachInterview,
    followUps,
  });
  const cleaning = createDailyJob(jobs, {
    kind: "clean-recordings",
    subject: "recordings",
    steps: [taken.cleanAbandoned, taken.cleanPieces, () => sweepDataFolder(config.dataDir, clock)],
  });
  const findPerson = (id: string) => people.find(id);
  const transcription = assembleTranscription({
    config,
    db,
    clock,
    log,
    jobs,
    store,
    recordings: taken.recordings,
    uploadWhole: taken.uploadWhole,
    addTranscript: createAddTranscript({ db, store, clock }),
    addLaterWords: createAddLaterWords({
      db,
      store,
      clock,
      stopExpecting: taken.recordings.stopExpecting,
    }),
    whenTextChanged: followUps.whenTextChanged,
    namesOf: createNamesToHear({ findPerson, namesTold: createNamesOf(createMemoryRepository(db)) }),
    accountOf: createAccountOf({ findPerson }),
    worker: quickWorker,
    agreed: dependencies.agreed,
    paying: dependencies.paying,
    voice: dependencies.voice,
  });
  const sound = assembleSound({
    db,
    clock,
    jobs,
    store,
    audioStore,
    recordings: taken.recordings,
    reachInterview,
    worker,
    speechOf: dependencies.speechOf,
  });
  return {
    sound: sound.service,
    tryTranscriber: transcription.tryTranscriber,
    transcribers: transcription.labels,
    attachRecordings: taken.recordings.attach,
    expectWords: taken.recordings.expectWords,
    /** An answer was corrected. */
    whenTextChanged: followUps.whenTextChanged,
    routes: {
      ...taken.routes(transcription.begin),
      ...transcription.routes,
      ...sound.routes,
    },
    /** Takes up what was left to do when the server stopped. */
    resume: async (): Promise<void> => {
      await sound.resume();
      await transcription.resume();
      await cleaning.resume();
    },
    close: async (): Promise<void> => {
      await transcription.close();
      await Promise.all([worker.close(), quickWorker.close()]);
    },
  };
}
