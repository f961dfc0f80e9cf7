import { createFillAnswer } from "#features/interviews/fill.service.ts";
import type { InterviewStore } from "#features/interviews/interview-store.repository.ts";
import type { ReachInterview } from "#features/interviews/interviews.access.ts";
import { createMemoryRepository } from "#features/interviews/memory.repository.ts";
import { createNamesOf } from "#features/interviews/names.service.ts";
import type { PeopleRepository } from "#features/people/people.repository.ts";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/config.ts";
import type { Database, Queries } from "#platform/database.ts";
import { JobLater, type Jobs } from "#platform/jobs.ts";
import type { Log } from "#platform/log.ts";
import type { AudioStore } from "#providers/audio-store/audio-store.ts";
import { createSoundWorker } from "#sound/sound-worker.ts";
import type { Paying } from "./accounted.ts";
import { assembleRecordings } from "./recordings.ts";
import { alignJob, assembleSound, questionJob, recordingJob, soundWork } from "./sound.ts";
import { sweepFolder } from "./sweep.ts";
import { assembleTranscription, transcriptionJob } from "./transcription.ts";

/** A transcriber takes so many words to listen for. */
const mostNames = 60;

/** Deletes what was left behind, at the start and once a day: recordings of which nothing ever came, pieces, drafts, old mails. */
const cleaningJob = "clean-recordings";
const day = 24 * 60 * 60;

type Parts = {
  config: Config;
  db: Database;
  clock: Clock;
  log: Log;
  jobs: Jobs;
  store: InterviewStore;
  people: PeopleRepository;
  reachInterview: ReachInterview;
  audioStore: AudioStore;
  speechOf: (words: { text: string; language: string; personId: string }) => Promise<Uint8Array>;
  /** Labels of the services outside the house that people agreed to. */
  agreed: (people: readonly string[]) => Promise<ReadonlySet<string>>;
  paying: Paying;
};

/** Puts together everything that hears: recordings, what is said in them, and the sound of an interview. */
export function assembleHearing(parts: Parts) {
  const { config, db, clock, log, jobs, store, people, reachInterview, audioStore } = parts;
  const worker = createSoundWorker();
  // Nobody waits for words while an hour of sound is prepared.
  const quickWorker = createSoundWorker();

  const namesTold = createNamesOf(createMemoryRepository(db));
  const namesOfPerson = async (personId: string): Promise<string[]> => {
    const person = await people.find(personId);
    const parent = person?.parent_id ? await people.find(person.parent_id) : undefined;
    const own = [person?.name, parent?.name].filter((name) => name !== undefined && name !== "") as string[];
    return [...new Set([...own, ...(await namesTold(personId))])].slice(0, mostNames);
  };

  /** Those who tell of themselves have the account; everybody else is somebody's interviewee. */
  const accountOf = async (personId: string): Promise<string> =>
    (await people.find(personId))?.parent_id ?? personId;

  const taken = assembleRecordings({
    db,
    quotas: config.quotas,
    clock,
    store: audioStore,
    reachInterview,
    whenKept: (subject, trx) => jobs.enqueue({ kind: recordingJob, subject }, trx),
    whenCopied: (subject, trx) => jobs.enqueue({ kind: recordingJob, subject, again: true }, trx),
    whenTaken: async ({ messageId, ids, trx }) => {
      for (const subject of ids) await jobs.enqueue({ kind: transcriptionJob, subject }, trx);
      await jobs.enqueue({ kind: questionJob, subject: messageId }, trx);
      await jobs.enqueue({ kind: alignJob, subject: messageId }, trx);
    },
  });
  jobs.handle(cleaningJob, async () => {
    await taken.cleanAbandoned();
    await taken.cleanPieces();
    await sweepFolder(config.dataDir, clock);
    throw new JobLater(day);
  });
  const fillAnswer = createFillAnswer({ db, store, clock });
  const transcription = assembleTranscription({
    config,
    db,
    clock,
    log,
    jobs,
    store,
    recordings: taken.recordings,
    fillAnswer: async (messageId, text) => {
      await fillAnswer(messageId, text);
      await jobs.enqueue({ kind: alignJob, subject: messageId, again: true });
    },
    namesOfPerson,
    agreed: parts.agreed,
    paying: parts.paying,
    accountOf,
    sound: soundWork(quickWorker),
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
    speechOf: parts.speechOf,
  });
  return {
    sound: sound.service,
    takeUp: taken.recordings.takeUp,
    /** Finds the sentences of an answer in its sound again: its words have changed. */
    realign: async (messageId: string, trx: Queries): Promise<void> => {
      await jobs.enqueue({ kind: alignJob, subject: messageId, again: true }, trx);
    },
    routes: {
      ...taken.routes({
        transcribe: (_actor, id) => transcription.transcribe(id),
        whenWhole: transcription.begin,
      }),
      ...transcription.routes,
      ...sound.routes,
    },
    /** Takes up what was left to do when the server stopped. */
    resume: async (): Promise<void> => {
      await sound.resume();
      await transcription.resume();
      await jobs.enqueue({ kind: cleaningJob, subject: "recordings", again: true });
    },
    close: async (): Promise<void> => {
      await transcription.close();
      await Promise.all([worker.close(), quickWorker.close()]);
    },
  };
}
