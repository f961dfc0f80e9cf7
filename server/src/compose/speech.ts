import { join } from "node:path";
import type { Language, PreferredVoice, Voice as VoiceCode } from "@saga/contract/vocabulary";
import type { ReachInterview } from "#features/interviews/interviews.access.ts";
import { createSpeaker } from "#features/speech/speaker.service.ts";
import { speechRoutes } from "#features/speech/speech.routes.ts";
import { createSpeechService, type Listener, type Voices } from "#features/speech/speech.service.ts";
import { createSpeechCache } from "#features/speech/speech-cache.repository.ts";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/config.ts";
import type { Log } from "#platform/log.ts";
import { isInHouse, labelOf } from "#platform/service-address.ts";
import { createElevenLabsVoice } from "#providers/voice/elevenlabs.voice.ts";
import { createEspeakVoice } from "#providers/voice/espeak.voice.ts";
import { createOpenAiVoice } from "#providers/voice/openai.voice.ts";
import type { Voice } from "#providers/voice/voice.ts";
import { accountedVoice, type Paying } from "./accounted.ts";

/** A question of two sentences is some 80 kB. */
const cacheBytes = 500_000_000;

/** OpenAI's own server, where nobody has chosen a voice for all. */
const hasOwnVoices = ({ baseUrl, voice }: { baseUrl: string; voice: string }): boolean =>
  new URL(baseUrl).hostname === "api.openai.com" && voice === "alloy";

type Cloud = { [name in VoiceCode]: Voice | null };

const cloudVoices = ({ voices: { openai, elevenlabs } }: Config): Cloud => ({
  openai:
    openai &&
    createOpenAiVoice({
      ...openai,
      preferable: hasOwnVoices(openai) ? { female: "nova", male: "onyx" } : undefined,
    }),
  elevenlabs: elevenlabs && createElevenLabsVoice(elevenlabs),
});

/** A question quotes what was told: a voice outside the house speaks only to those who agreed to its service. */
const allowedVoices =
  ({
    config,
    cloud,
    agreed,
    paying,
  }: Pick<Parts, "config" | "agreed" | "paying"> & { cloud: Cloud }): Voices["of"] =>
  async (provider, { personId, ...cause }) => {
    const server = config.voices[provider];
    const voice = cloud[provider];
    if (!server || !voice) return null;
    const isPaid = !isInHouse(server.baseUrl);
    const mayHear = !isPaid || (await agreed([personId])).has(labelOf(server.baseUrl));
    return mayHear ? accountedVoice(voice, { paying, cause, isPaid }) : null;
  };

type Parts = {
  config: Config;
  clock: Clock;
  log: Log;
  /** The messages of an interview. */
  messagesOf: (interviewId: string) => Promise<{ role: string; content: string }[]>;
  reachInterview: ReachInterview;
  /** Chosen for everyone. */
  voiceForAll: () => Promise<VoiceCode>;
  /** Labels of the services outside the house that people agreed to. */
  agreed: (people: readonly string[]) => Promise<ReadonlySet<string>>;
  paying: Paying;
  /** The voice that a person likes to be asked in. */
  preferredVoiceOf: (personId: string) => Promise<PreferredVoice | null>;
};

/** Words of the interviewer in somebody's interview. */
type Spoken = { text: string; language: string; personId: string };

/** Puts together everything that speaks. `close` ends all speeches and the built-in voice. */
export function assembleSpeech(parts: Parts) {
  const { config, clock, log, messagesOf, reachInterview, voiceForAll, agreed, paying } = parts;
  const { preferredVoiceOf } = parts;
  const builtIn = createEspeakVoice();
  const cache = createSpeechCache({ folder: join(config.dataDir, "speech-cache"), maxBytes: cacheBytes });
  const speaker = createSpeaker({ cache, log });
  const cloud = cloudVoices(config);
  const voices: Voices = { builtIn, of: allowedVoices({ config, cloud, agreed, paying }) };
  const questionsOf = async (interviewId: string) => {
    const stored = await messagesOf(interviewId);
    return stored.filter(({ role }) => role === "assistant").map(({ content }) => content);
  };
  const service = createSpeechService({ questionsOf, reachInterview, voices, speaker, clock });
  /** As it was heard, else as the built-in voice says it. Throws `VoiceError`. */
  const speechOf = async ({ text, language, personId }: Spoken): Promise<Uint8Array> => {
    const preferred = await preferredVoiceOf(personId);
    const words = { text, language: language as Language, preferred };
    for (const voice of [cloud.openai, cloud.elevenlabs]) {
      if (!voice) continue;
      const heard = await speaker.heard(voice, words);
      if (heard) return heard;
    }
    const { pieces } = await speaker.speak(builtIn, words);
    return Buffer.concat(await Array.fromAsync(pieces));
  };
  const close = async () => {
    await speaker.close();
    await builtIn.close();
  };
  return {
    routes: speechRoutes(async (actor, id, { provider, ...words }) =>
      service.speak(actor, id, { ...words, provider: provider ?? (await voiceForAll()) }),
    ),
    /** A sentence of a story; `listener` null: nobody has agreed to a voice outside the house. */
    narrate: async (
      words: { text: string; language: Language; account: string },
      listener: Listener | null,
    ) => service.narrate(words, listener && { provider: await voiceForAll(), listener }),
    foresee: service.foresee,
    foreseeFirst: service.foreseeFirst,
    speechOf,
    forget: speaker.forget,
    close,
  };
}
