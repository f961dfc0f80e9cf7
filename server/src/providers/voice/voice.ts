import type { Language, PreferredVoice } from "@saga/contract/vocabulary";

export type VoiceName = "espeak" | "openai" | "elevenlabs";

/** Words to speak. An aborted `signal` ends the speech with a `VoiceError`. Where accounts share a voice, they take turns. */
export type SpeechRequest = {
  text: string;
  language: Language;
  voice: string;
  signal: AbortSignal;
  account?: string;
};

/** Somebody who can speak: a vendor, or the built-in synthesiser. */
export type Voice = {
  name: VoiceName;
  /** What speaks behind the name: audio of two models is not the same. */
  model: string;
  /** Name of the voice that speaks a language, as the vendor calls it; the one that is preferred, where there is a choice. */
  voiceFor: (language: Language, preferred?: PreferredVoice | null) => string;
  /**
   * MP3 as it is made, in pieces of any size, never an empty whole. Throws `VoiceError`, before the first piece or in the
   * middle of the speech. Nothing begins before the first piece is asked for.
   */
  speak: (request: SpeechRequest) => AsyncIterable<Uint8Array>;
};

/**
 * Why somebody did not speak. `refused`: will not (a wrong key or voice); `busy`: not now (too many calls);
 * `unreachable`: no answer in time; `broken`: an answer that is no speech, or that ended in the middle; `stopped`: we
 * asked to end; `spent`: it was not asked, since no more may be paid today.
 */
export type VoiceFailure = "refused" | "busy" | "unreachable" | "broken" | "stopped" | "spent";

export class VoiceError extends Error {
  readonly reason: VoiceFailure;

  constructor(reason: VoiceFailure) {
    super(`the voice failed: ${reason}`);
    this.reason = reason;
  }
}
