import type { Language } from "@saga/contract/vocabulary";
import type { InterviewStore } from "#features/interviews/interview-store.repository.ts";
import type { ReachInterview } from "#features/interviews/interviews.access.ts";
import type { RecordingsService } from "#features/recordings/recordings.service.ts";
import { createAlign } from "#features/sound/align.service.ts";
import { createInterviewSound } from "#features/sound/interview-sound.service.ts";
import { createPrepareService } from "#features/sound/prepare.service.ts";
import { createSegmentsRepository } from "#features/sound/segments.repository.ts";
import { soundRoutes } from "#features/sound/sound.routes.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database.ts";
import { JobLater, type Jobs } from "#platform/jobs.ts";
import type { AudioStore } from "#providers/audio-store/audio-store.ts";
import type { SoundType } from "#sound/media-type.ts";
import type { Converted, SoundWorker } from "#sound/sound-worker.ts";
import type { SoundWork } from "./transcription.ts";

/** Prepares a recording; its subject is the recording. */
export const recordingJob = "prepare-recording";
/** Prepares the question before an answer; its subject is the answer. */
export const questionJob = "prepare-question";

/** Finds the sentences of an answer in its sound; its subject is the answer. */
export const alignJob = "align-answer";

type Parts = {
  db: Database;
  clock: Clock;
  jobs: Jobs;
  store: InterviewStore;
  audioStore: AudioStore;
  recordings: RecordingsService;
  reachInterview: ReachInterview;
  worker: SoundWorker;
  /** The words of the interviewer as they were heard, or as the built-in voice says them. */
  speechOf: (words: { text: string; language: string; personId: string }) => Promise<Uint8Array>;
};

/** Below this much audible sound nobody has spoken. Milliseconds. */
const leastSpeech = 200;

/** What the transcribers need of a recording's sound. It is decoded whole only for those who need that. */
export const soundWork =
  (worker: SoundWorker): SoundWork =>
  (sound, mediaType) => {
    const type = mediaType as SoundType;
    let wav: Promise<Converted | null> | null = null;
    const asWav = () => {
      wav ??= worker.convert(sound, type, "audio/wav");
      return wav;
    };
    const formFor = (takes: readonly string[]) =>
      takes.find((each) => each === type || each === "audio/mpeg" || each === "audio/wav");
    return {
      sound: async (takes) => {
        const into = formFor(takes);
        if (into === undefined || into === type) return { sound, mediaType };
        const made = await (into === "audio/mpeg" ? worker.convert(sound, type, into) : asWav());
        // A form that cannot be decoded here may still be known to the service.
        return made ? { sound: made.sound, mediaType: into } : { sound, mediaType };
      },
      // What cannot be read here may have words in it.
      hasSpeech: async (takes) => {
        if (type === "audio/wav" || formFor(takes) !== "audio/wav")
          return (await worker.listen({ bytes: sound, type, leastMs: leastSpeech })) ?? true;
        const made = await asWav();
        return made === null || made.audibleMs >= leastSpeech;
      },
    };
  };

/** Puts together the sound of interviews. */
export function assembleSound(parts: Parts) {
  const { db, clock, jobs, store, audioStore, recordings, reachInterview, worker, speechOf } = parts;
  const segments = createSegmentsRepository(db);
  const prepare = createPrepareService({ segments, recordings, store: audioStore, worker, clock });
  const messagesOf = (interviewId: string) => store.messages.list(interviewId);
  const service = createInterviewSound({ segments, store: audioStore, reachInterview, messagesOf });

  jobs.handle(recordingJob, async ({ subject }) => {
    const answer = await prepare.recording(subject);
    if (answer !== null) await jobs.enqueue({ kind: alignJob, subject: answer, again: true });
  });
  jobs.handle(questionJob, async ({ subject }) => {
    const answer = await store.messages.find(subject);
    const interview = answer && (await store.interviews.find(answer.interview_id));
    if (!answer || !interview) return;
    const told = await store.messages.list(interview.id, Math.max(0, answer.position - 1));
    const question = told.find(({ position }) => position === answer.position - 1);
    if (question?.role !== "assistant") return;
    const speech = () =>
      speechOf({
        text: question.content,
        language: interview.language,
        personId: interview.interviewee_id,
      });
    await prepare.question({ messageId: question.id, interviewId: interview.id, speech });
  });

  const align = createAlign({ segments, store: audioStore, worker });
  jobs.handle(alignJob, async ({ subject }) => {
    const answer = await store.messages.find(subject);
    const interview = answer && (await store.interviews.find(answer.interview_id));
    if (!answer?.recordings || !interview) return;
    const recordingIds = JSON.parse(answer.recordings) as string[];
    const language = interview.language as Language;
    if (!(await align({ content: answer.content, language, recordingIds }))) throw new JobLater(3);
  });

  return {
    service,
    routes: soundRoutes(service),
    /** Recordings that were kept before they could be prepared. */
    resume: async (): Promise<void> => {
      for (const subject of await segments.unprepared()) await jobs.enqueue({ kind: recordingJob, subject });
    },
  };
}
