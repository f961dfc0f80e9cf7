import type { ServiceTrial } from "@saga/contract/administration";
import type { Voice as VoiceCode } from "@saga/contract/vocabulary";
import { accountedVoice, type PaidCalls } from "#features/models/paid-calls.ts";
import type { Actor } from "#http/actor.ts";
import { type Voice, VoiceError } from "#providers/voice/voice.ts";
import type { OfferedVoice } from "./allowed-voices.service.ts";

const sentence = "Good day. This is how Saga asks its questions.";
const longestMs = 20_000;

type Dependencies = {
  offered: { [provider in VoiceCode]: OfferedVoice | null };
  builtIn: Voice;
  /** Chosen for everyone. */
  voiceForAll: () => Promise<VoiceCode>;
  paying: PaidCalls;
};

/** Lets the voice that is configured speak, and no other in its place. */
export const createTryVoice =
  ({ offered, builtIn, voiceForAll, paying }: Dependencies) =>
  async (actor: Actor): Promise<ServiceTrial> => {
    const found = offered[await voiceForAll()];
    const cause = { accountId: actor.id, interviewId: null };
    const voice = found
      ? accountedVoice(found.voice, { paying, cause, isPaid: found.outside !== null })
      : builtIn;
    const by = found ? (found.outside ?? voice.model) : null;
    try {
      const pieces: Uint8Array[] = [];
      const spoken = voice.speak({
        text: sentence,
        language: "en",
        voice: voice.voiceFor("en"),
        signal: AbortSignal.timeout(longestMs),
      });
      for await (const piece of spoken) pieces.push(piece);
      return { by, said: sentence, failure: null, sound: Buffer.concat(pieces).toString("base64") };
    } catch (error) {
      return { by, said: null, failure: error instanceof VoiceError ? error.reason : "broken", sound: null };
    }
  };
