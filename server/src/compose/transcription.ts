import type { InterviewStore } from "#features/interviews/interview-store.repository.ts";
import type { PaidCalls } from "#features/models/paid-calls.ts";
import type { RecordingsService } from "#features/recordings/recordings.service.ts";
import type { WholeUploadService } from "#features/recordings/whole-upload.service.ts";
import {
  createAllowedTranscribers,
  type OfferedTranscriber,
} from "#features/transcription/allowed-transcribers.service.ts";
import { type AddLaterWords, createAnswerWords } from "#features/transcription/answer-words.service.ts";
import { createOpenRecording } from "#features/transcription/open-recording.service.ts";
import { createSoundForTranscribers } from "#features/transcription/sound-for-transcribers.ts";
import { createTranscriptRequests } from "#features/transcription/transcript-requests.service.ts";
import { transcriptionRoutes } from "#features/transcription/transcription.routes.ts";
import { createTranscriptionService } from "#features/transcription/transcription.service.ts";
import { createTranscriptionJobs } from "#features/transcription/transcription-jobs.service.ts";
import { createTranscriptsRepository } from "#features/transcription/transcripts.repository.ts";
import { createTryTranscriber } from "#features/transcription/try-transcriber.service.ts";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/config.ts";
import type { Database } from "#platform/database.ts";
import type { Jobs } from "#platform/jobs.ts";
import type { Log } from "#platform/log.ts";
import { isInHouse, labelOf } from "#platform/service-address.ts";
import { createElevenLabsTranscriber } from "#providers/transcriber/elevenlabs.transcriber.ts";
import { createOpenAiTranscriber } from "#providers/transcriber/openai.transcriber.ts";
import type { Voice } from "#providers/voice/voice.ts";
import type { SoundWorker } from "#sound/sound-worker.ts";

type Dependencies = {
  config: Config;
  db: Database;
  clock: Clock;
  log: Log;
  jobs: Jobs;
  store: InterviewStore;
  recordings: RecordingsService;
  uploadWhole: WholeUploadService;
  addTranscript: (messageId: string, text: string) => Promise<void>;
  addLaterWords: AddLaterWords;
  whenTextChanged: (messageId: string) => Promise<void>;
  namesOf: (personId: string) => Promise<string[]>;
  accountOf: (personId: string) => Promise<string>;
  worker: SoundWorker;
  /** Labels of the services outside the house that people agreed to. */
  agreed: (people: readonly string[]) => Promise<ReadonlySet<string>>;
  paying: PaidCalls;
  /** The built-in one. */
  voice: Voice;
};

const transcribersOf = ({ transcribers }: Config): OfferedTranscriber[] =>
  transcribers.map((each) => ({
    transcriber:
      each.kind === "elevenlabs" ? createElevenLabsTranscriber(each) : createOpenAiTranscriber(each),
    outside: isInHouse(each.baseUrl) ? null : labelOf(each.baseUrl),
  }));

/** Puts together everything that writes speech down. */
export function assembleTranscription(dependencies: Dependencies) {
  const { config, db, clock, log, jobs, store, recordings, whenTextChanged, namesOf } = dependencies;
  const { accountOf, worker, agreed, paying, voice } = dependencies;
  const soundFor = createSoundForTranscribers(worker);
  const transcripts = createTranscriptsRepository(db);
  const offered = transcribersOf(config);
  const hasTranscriber = offered.length > 0;
  const { addTranscript, addLaterWords } = dependencies;
  const whenTranscribed = createAnswerWords({ transcripts, addTranscript, addLaterWords, whenTextChanged });
  const transcription = createTranscriptionService({
    transcripts,
    open: createOpenRecording({
      recordings,
      findInterview: store.interviews.find,
      namesOf,
      allowedFor: createAllowedTranscribers({ offered, agreed, accountOf, paying }),
      soundFor,
    }),
    whenTranscribed,
    clock,
    log,
  });
  const requests = createTranscriptRequests({ transcripts, transcription, hasTranscriber, log });
  const { resume } = createTranscriptionJobs({
    jobs,
    transcripts,
    transcription,
    whenTranscribed,
    hasTranscriber,
    clock,
  });
  return {
    begin: requests.begin,
    tryTranscriber: createTryTranscriber({ offered, voice, soundFor, paying }),
    labels: offered.map(({ transcriber, outside }) => outside ?? transcriber.model),
    routes: transcriptionRoutes({ recordings, uploadWhole: dependencies.uploadWhole, requests }),
    resume,
    close: transcription.close,
  };
}
