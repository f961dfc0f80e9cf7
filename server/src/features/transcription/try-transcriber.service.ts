import type { ServiceTrial } from "@saga/contract/administration";
import { accountedTranscriber, type PaidCalls } from "#features/models/paid-calls.ts";
import type { Actor } from "#http/actor.ts";
import { TranscriberError } from "#providers/transcriber/transcriber.ts";
import type { Voice } from "#providers/voice/voice.ts";
import type { OfferedTranscriber } from "./allowed-transcribers.service.ts";
import type { SoundForTranscribers } from "./sound-for-transcribers.ts";

const sentence = "We lived above the bakery, and my aunt kept hens in the yard.";
/** The sentence takes the built-in voice no longer than this: what the call is paid for. */
const seconds = 8;
const longestMs = 30_000;

type Dependencies = {
  offered: readonly OfferedTranscriber[];
  /** The built-in voice, which speaks the test sentence. */
  voice: Voice;
  soundFor: SoundForTranscribers;
  paying: PaidCalls;
};

/** Lets the first transcriber transcribe a sentence of the built-in voice. */
export const createTryTranscriber =
  ({ offered, voice, soundFor, paying }: Dependencies) =>
  async (actor: Actor): Promise<ServiceTrial> => {
    const [first] = offered;
    const none = { by: null, said: null, failure: null, sound: null };
    if (!first) return none;
    const by = first.outside ?? first.transcriber.model;
    const signal = AbortSignal.timeout(longestMs);
    const cause = { accountId: actor.id, interviewId: null };
    const transcriber = accountedTranscriber(first.transcriber, {
      paying,
      cause,
      seconds,
      isPaid: first.outside !== null,
    });
    try {
      const pieces: Uint8Array[] = [];
      const spoken = voice.speak({ text: sentence, language: "en", voice: voice.voiceFor("en"), signal });
      for await (const piece of spoken) pieces.push(piece);
      const taken = await soundFor(Buffer.concat(pieces), "audio/mpeg").sound(transcriber.takes);
      const { text } = await transcriber.transcribe({ ...taken, language: "en", names: [], signal });
      return { ...none, by, said: text };
    } catch (error) {
      return { ...none, by, failure: error instanceof TranscriberError ? error.reason : "broken" };
    }
  };
