import type { Language } from "@saga/contract/vocabulary";

/** A word and where it is heard, in milliseconds of the sound. */
export type HeardWord = { text: string; startMs: number; endMs: number };

/** What was said, as it was heard. `text` is empty when nothing was. */
export type Heard = {
  text: string;
  /** Null: this server does not tell times. */
  words: HeardWord[] | null;
  model: string;
};

export type TranscriptionRequest = {
  sound: Uint8Array;
  /** By content: `audio/mpeg`, `audio/wav`, `audio/webm`, `audio/ogg` or `audio/mp4`. */
  mediaType: string;
  language: Language;
  /** Names of the family and of places, spelled as they should be; the best known first. */
  names: readonly string[];
  signal: AbortSignal;
};

/** Somebody who writes down what is said. */
export type Transcriber = {
  name: "openai" | "elevenlabs" | "compatible";
  /** What listens behind the name. */
  model: string;
  /** Media types it takes; others are turned into the first of these before. */
  takes: readonly string[];
  /** Throws `TranscriberError` and nothing else. */
  transcribe: (request: TranscriptionRequest) => Promise<Heard>;
};

/**
 * Why nothing was heard. `refused`: will not (a wrong key or model); `quota`: no credit left; `busy`: not now;
 * `unreachable`: no answer in time; `broken`: an answer that is no transcript; `unfit`: the sound cannot be read there;
 * `stopped`: we asked to end; `spent`: nobody was asked, since no more may be paid today;
 * `beyond`: nobody, since it costs more than may be paid on any day.
 */
export type TranscriberFailure =
  | "refused"
  | "quota"
  | "busy"
  | "unreachable"
  | "broken"
  | "unfit"
  | "stopped"
  | "spent"
  | "beyond";

export class TranscriberError extends Error {
  readonly reason: TranscriberFailure;

  constructor(reason: TranscriberFailure) {
    super(`the transcriber failed: ${reason}`);
    this.reason = reason;
  }
}
