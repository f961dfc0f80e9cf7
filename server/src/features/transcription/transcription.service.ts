import type { Language } from "@saga/contract/vocabulary";
import { type Clock, isoAfter, isoNow } from "#platform/clock.ts";
import type { Log } from "#platform/log.ts";
import {
  type Heard,
  type Transcriber,
  TranscriberError,
  type TranscriberFailure,
} from "#providers/transcriber/transcriber.ts";
import type { StoredTranscript, TranscriptsRepository } from "./transcripts.repository.ts";
import { sentenceFor, withheldSentence } from "./words-for-people.ts";

/** A kept recording as a transcriber needs it. */
export type Spoken = {
  language: Language;
  names: string[];
  /** Transcribers that may hear it, the preferred one first; empty: the recording waits. */
  transcribers: readonly Transcriber[];
  /** There is a transcriber, but the teller has not agreed to it. */
  isWithheld: boolean;
  messageId: string | null;
  /** The sound in the first of these media types that it is in, or can be turned into. */
  sound: (takes: readonly string[]) => Promise<{ sound: Uint8Array; mediaType: string }>;
  /** False only when nobody speaks in it. `takes`: the forms it will be asked for in next. */
  hasSpeech: (takes: readonly string[]) => Promise<boolean>;
};

export type TranscriptionService = ReturnType<typeof createTranscriptionService>;

export type TranscriptionServiceDependencies = {
  transcripts: TranscriptsRepository;
  open: (recordingId: string) => Promise<Spoken>;
  /** Told when a recording of an answer has got its words. */
  whenTranscribed: (messageId: string) => Promise<void>;
  clock: Clock;
  log: Log;
};

/** Seconds after which an unfinished claim counts as abandoned, and milliseconds between its renewals. */
const lease = 60;
const signOfLife = 20_000;

/** Writes recordings down, each once: the first transcript is never changed. */
export function createTranscriptionService(dependencies: TranscriptionServiceDependencies) {
  const { transcripts, open, whenTranscribed, clock, log } = dependencies;
  const closing = new AbortController();
  const running = new Map<string, Promise<void>>();

  /** Each transcriber in turn, until one has heard something. */
  const hear = async (spoken: Spoken): Promise<{ heard: Heard; engine: string } | TranscriberFailure> => {
    let failure: TranscriberFailure = "unreachable";
    for (const transcriber of spoken.transcribers) {
      try {
        const sound = await spoken.sound(transcriber.takes);
        const { language, names } = spoken;
        const heard = await transcriber.transcribe({ ...sound, language, names, signal: closing.signal });
        return { heard, engine: transcriber.name };
      } catch (error) {
        if (!(error instanceof TranscriberError)) throw error;
        failure = error.reason;
        log.warn({ transcriber: transcriber.name, reason: failure }, "a recording was not transcribed");
        if (failure === "stopped") break;
      }
    }
    return failure;
  };

  const outcomeOf = async (spoken: Spoken): Promise<Partial<StoredTranscript>> => {
    if (spoken.transcribers.length === 0)
      return { state: "waiting", error: spoken.isWithheld ? withheldSentence : null };
    if (!(await spoken.hasSpeech(spoken.transcribers[0]?.takes ?? []))) return { state: "silent", text: "" };
    const result = await hear(spoken);
    if (typeof result === "string") {
      const error = sentenceFor(result);
      return { state: result === "stopped" || result === "spent" ? "waiting" : "failed", error };
    }
    const { heard, engine } = result;
    if (heard.text === "") return { state: "silent", text: "", engine, model: heard.model };
    const words = heard.words && JSON.stringify(heard.words);
    return { state: "done", text: heard.text, words, engine, model: heard.model };
  };

  const write = async (recordingId: string): Promise<void> => {
    const now = isoNow(clock);
    if (!(await transcripts.claim(recordingId, { now, abandoned: isoAfter(clock, -lease) }))) return;
    const alive = setInterval(() => {
      transcripts.settle(recordingId, { updated_at: isoNow(clock) }).catch(() => {});
    }, signOfLife);
    try {
      const spoken = await open(recordingId);
      const outcome = await outcomeOf(spoken);
      await transcripts.settle(recordingId, { ...outcome, updated_at: isoNow(clock) });
      if (spoken.messageId !== null && outcome.state === "done") await whenTranscribed(spoken.messageId);
    } catch (error) {
      await transcripts.settle(recordingId, { state: "failed", error: sentenceFor("unfit") });
      throw error;
    } finally {
      clearInterval(alive);
    }
  };

  /** Transcribes a recording, or waits for the transcription that is running; an existing transcript stays. */
  const run = (recordingId: string): Promise<void> => {
    const known = running.get(recordingId);
    if (known) return known;
    const work = write(recordingId).finally(() => running.delete(recordingId));
    running.set(recordingId, work);
    return work;
  };

  return {
    run,
    close: async (): Promise<void> => {
      closing.abort();
      await Promise.allSettled(running.values());
    },
  };
}
