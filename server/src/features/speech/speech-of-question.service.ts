import type { Language, PreferredVoice } from "@saga/contract/vocabulary";
import type { Voice } from "#providers/voice/voice.ts";
import type { Speaker } from "./speaker.service.ts";

/** Words of the interviewer in somebody's interview. */
type Question = { text: string; language: string; personId: string };

type Dependencies = {
  speaker: Speaker;
  /** Whose speech may have been kept, the preferred one first. */
  voices: readonly Voice[];
  builtIn: Voice;
  preferredVoiceOf: (personId: string) => Promise<PreferredVoice | null>;
};

/** A question as it was heard, else as the built-in voice says it: nobody is paid for it twice. Throws `VoiceError`. */
export const createSpeechOfQuestion =
  ({ speaker, voices, builtIn, preferredVoiceOf }: Dependencies) =>
  async ({ text, language, personId }: Question): Promise<Uint8Array> => {
    const words = { text, language: language as Language, preferred: await preferredVoiceOf(personId) };
    for (const voice of voices) {
      const heard = await speaker.heard(voice, words);
      if (heard) return heard;
    }
    const { pieces } = await speaker.speak(builtIn, words);
    return Buffer.concat(await Array.fromAsync(pieces));
  };
