import type { Actor } from "#http/actor.ts";
import type { Log } from "#platform/log.ts";
import type { TranscriptionService } from "./transcription.service.ts";
import type { StoredTranscript, TranscriptsRepository } from "./transcripts.repository.ts";
import { stillWorking, waitingSentence } from "./words-for-people.ts";

export type TranscriptRequests = ReturnType<typeof createTranscriptRequests>;

export type TranscriptRequestsDependencies = {
  transcripts: TranscriptsRepository;
  transcription: TranscriptionService;
  hasTranscriber: boolean;
  log: Log;
};

/** Milliseconds a person waits at most; the work goes on after that. */
const longestWait = 25_000;
const lookAgain = 250;

/** What is said about a recording: its words, or why they are not there. */
export type Told = {
  recording_id: string;
  transcription?: string;
  error?: string;
  has_transcriber: boolean;
};

const toldOf = (found: StoredTranscript | undefined): Pick<Told, "transcription" | "error"> => {
  if (found?.state === "done" || found?.state === "silent") return { transcription: found.text ?? "" };
  if (found?.state === "failed") return { error: found.error ?? stillWorking };
  return { error: found?.state === "running" ? stillWorking : (found?.error ?? waitingSentence) };
};

const after = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Answers those who wait for the words of a recording, and tells how many answers have none yet. */
export function createTranscriptRequests({
  transcripts,
  transcription,
  hasTranscriber,
  log,
}: TranscriptRequestsDependencies) {
  /** Another process may be transcribing it: its result is polled for. */
  const settled = async (recordingId: string, until: number): Promise<StoredTranscript | undefined> => {
    for (;;) {
      const found = await transcripts.find(recordingId);
      if (found?.state !== "running" || performance.now() >= until) return found;
      await after(lookAgain);
    }
  };

  const begin = (recordingId: string): Promise<void> =>
    transcription.run(recordingId).catch((error: unknown) => {
      log.error({ reason: error instanceof Error ? error.name : "unknown" }, "a transcription failed");
    });

  /** Transcriptions that were started ahead; whoever asks first gets their result. */
  const begun = new Map<string, Promise<void>>();

  return {
    /** Starts ahead of the request that is about to come, which then waits less. */
    begin: (recordingId: string): void => {
      if (!hasTranscriber) return;
      begun.set(recordingId, begin(recordingId));
      setTimeout(() => begun.delete(recordingId), longestWait).unref();
    },

    /** Waits for the transcript, up to 25 seconds. Asking again returns the same one, or tries again after a failure. */
    transcribe: async (recordingId: string): Promise<Told> => {
      const until = performance.now() + longestWait;
      const work = begun.get(recordingId) ?? begin(recordingId);
      begun.delete(recordingId);
      await Promise.race([work, after(longestWait)]);
      const told = toldOf(await settled(recordingId, until));
      return { recording_id: recordingId, has_transcriber: hasTranscriber, ...told };
    },

    /** Spoken answers of the caller's people that have no words yet. */
    waiting: async (actor: Actor) => {
      const counts = await transcripts.countOf(actor.id);
      const sum = (states: string[]) =>
        counts.filter(({ state }) => states.includes(state)).reduce((all, { count }) => all + count, 0);
      return {
        waiting: sum(["none", "waiting", "running"]),
        failed: sum(["failed"]),
        done: sum(["done", "silent"]),
        has_transcriber: hasTranscriber,
      };
    },
  };
}
