import type { Language } from "@saga/contract/vocabulary";
import type { InterviewStore } from "#features/interviews/interview-store.repository.ts";
import type { RecordingsService } from "#features/recordings/recordings.service.ts";
import { createAskTranscriptService } from "#features/transcription/ask.service.ts";
import { transcriptionRoutes } from "#features/transcription/transcription.routes.ts";
import { createTranscriptionService, type Spoken } from "#features/transcription/transcription.service.ts";
import { createTranscriptsRepository } from "#features/transcription/transcripts.repository.ts";
import { spentSentence } from "#features/transcription/words-for-people.ts";
import { type Clock, secondsToTomorrow } from "#platform/clock.ts";
import type { Config } from "#platform/config.ts";
import type { Database } from "#platform/database.ts";
import { JobLater, type Jobs } from "#platform/jobs.ts";
import type { Log } from "#platform/log.ts";
import { isInHouse, labelOf } from "#platform/service-address.ts";
import { createElevenLabsTranscriber } from "#providers/transcriber/elevenlabs.transcriber.ts";
import { createOpenAiTranscriber } from "#providers/transcriber/openai.transcriber.ts";
import { accountedTranscriber, type Paying } from "./accounted.ts";

/** A recording's sound in the forms that transcribers take, and whether anybody speaks in it. */
export type SoundWork = (sound: Uint8Array, mediaType: string) => Pick<Spoken, "sound" | "hasSpeech">;

type Parts = {
  config: Config;
  db: Database;
  clock: Clock;
  log: Log;
  jobs: Jobs;
  store: InterviewStore;
  recordings: RecordingsService;
  fillAnswer: (messageId: string, text: string) => Promise<void>;
  /** The names of a person and of the one who interviews them. */
  namesOfPerson: (personId: string) => Promise<string[]>;
  sound: SoundWork;
  /** Labels of the services outside the house that a person agreed to. */
  agreed: (people: readonly string[]) => Promise<ReadonlySet<string>>;
  paying: Paying;
  /** The account that a person's interviews belong to. */
  accountOf: (personId: string) => Promise<string>;
};

/** The kind of job that writes a recording down. Its subject is the recording. */
export const transcriptionJob = "transcribe";

const transcribersOf = ({ transcribers }: Config) =>
  transcribers.map((each) => ({
    transcriber:
      each.kind === "elevenlabs" ? createElevenLabsTranscriber(each) : createOpenAiTranscriber(each),
    /** A service outside the house by its label; null: the sound stays in the house. */
    outside: isInHouse(each.baseUrl) ? null : labelOf(each.baseUrl),
  }));

/** Puts together everything that writes speech down. */
export function assembleTranscription(parts: Parts) {
  const { config, db, clock, log, jobs, store, recordings, fillAnswer, namesOfPerson, sound } = parts;
  const { paying, accountOf } = parts;
  const transcripts = createTranscriptsRepository(db);
  const offered = transcribersOf(config);
  const hasTranscriber = offered.length > 0;

  const allowedFor = async (personId: string, heard: { interviewId: string; seconds: number }) => {
    const agreed = await parts.agreed([personId]);
    const { interviewId, seconds } = heard;
    const cause = { accountId: await accountOf(personId), interviewId };
    return offered.flatMap(({ transcriber, outside }) =>
      outside === null || agreed.has(outside)
        ? [accountedTranscriber(transcriber, { paying, cause, seconds, isPaid: outside !== null })]
        : [],
    );
  };

  const open = async (recordingId: string): Promise<Spoken> => {
    const { recording, bytes, mediaType } = await recordings.read(recordingId);
    const interview = await store.interviews.find(recording.interview_id);
    const language = (interview?.language ?? "en") as Language;
    const names = interview ? await namesOfPerson(interview.interviewee_id) : [];
    // The browser tells how long it is; so many bytes last a second at least, whatever it tells.
    const seconds = Math.max(
      Math.ceil((recording.duration_ms ?? 0) / 1000),
      Math.floor(bytes.length / 32_000),
    );
    const heard = { interviewId: recording.interview_id, seconds };
    const allowed = interview ? await allowedFor(interview.interviewee_id, heard) : [];
    return {
      language,
      names,
      transcribers: allowed,
      isWithheld: allowed.length < offered.length,
      messageId: recording.message_id,
      ...sound(bytes, mediaType),
    };
  };

  /** An answer gets its words when all of its recordings have theirs. */
  const whenHeard = async (messageId: string): Promise<void> => {
    const parts = await transcripts.ofAnswer(messageId);
    if (parts.some(({ state }) => state !== "done" && state !== "silent")) return;
    await fillAnswer(
      messageId,
      parts
        .map(({ text }) => text ?? "")
        .filter(Boolean)
        .join(" "),
    );
  };

  const transcription = createTranscriptionService({
    transcripts,
    open,
    whenHeard,
    clock,
    log,
  });
  jobs.handle(transcriptionJob, async ({ subject }) => {
    await transcription.run(subject);
    const { state, error } = (await transcripts.find(subject)) ?? {};
    if (state === "waiting" && error === spentSentence) throw new JobLater(secondsToTomorrow(clock));
    if (state === "running") throw new JobLater(30);
    if (state === "failed") throw new Error("not transcribed");
  });
  const service = createAskTranscriptService({ transcripts, transcription, hasTranscriber, log });

  /** Everything that waits is written down now that there is somebody who can. */
  const resume = async (): Promise<void> => {
    if (!hasTranscriber) return;
    for (const subject of await transcripts.unwritten())
      await jobs.enqueue({ kind: transcriptionJob, subject, again: true });
    jobs.wake();
  };

  return {
    transcribe: service.transcribe,
    begin: service.begin,
    routes: transcriptionRoutes(service),
    whenHeard,
    resume,
    close: transcription.close,
  };
}
