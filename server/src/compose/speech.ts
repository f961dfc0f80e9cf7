import { join } from "node:path";
import type { Language, PreferredVoice, Voice as VoiceCode } from "@saga/contract/vocabulary";
import type { ReachInterview } from "#features/interviews/interviews.access.ts";
import type { PaidCalls } from "#features/models/paid-calls.ts";
import { createAllowedVoices, type OfferedVoice } from "#features/speech/allowed-voices.service.ts";
import { createSpeaker } from "#features/speech/speaker.service.ts";
import { speechRoutes } from "#features/speech/speech.routes.ts";
import { createSpeechService, type Listener, type Voices } from "#features/speech/speech.service.ts";
import { createSpeechCache } from "#features/speech/speech-cache.repository.ts";
import { createSpeechOfQuestion } from "#features/speech/speech-of-question.service.ts";
import { createSpokenExample } from "#features/speech/spoken-example.service.ts";
import { createTryVoice } from "#features/speech/try-voice.service.ts";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/config.ts";
import type { Log } from "#platform/log.ts";
import { isInHouse, labelOf } from "#platform/service-address.ts";
import { createElevenLabsVoice } from "#providers/voice/elevenlabs.voice.ts";
import { createEspeakVoice } from "#providers/voice/espeak.voice.ts";
import { createOpenAiVoice } from "#providers/voice/openai.voice.ts";

/** A question of two sentences is some 80 kB. */
const cacheBytes = 500_000_000;

/** OpenAI's own server, where nobody has chosen a voice for all. */
const hasOwnVoices = ({ baseUrl, voice }: { baseUrl: string; voice: string }): boolean =>
  new URL(baseUrl).hostname === "api.openai.com" && voice === "alloy";

const outsideOf = ({ baseUrl }: { baseUrl: string }): string | null =>
  isInHouse(baseUrl) ? null : labelOf(baseUrl);

type Offered = { [name in VoiceCode]: OfferedVoice | null };

const offeredBy = ({ voices: { openai, elevenlabs } }: Config): Offered => ({
  openai: openai && {
    voice: createOpenAiVoice({
      ...openai,
      preferable: hasOwnVoices(openai) ? { female: "nova", male: "onyx" } : undefined,
    }),
    outside: outsideOf(openai),
  },
  elevenlabs: elevenlabs && { voice: createElevenLabsVoice(elevenlabs), outside: outsideOf(elevenlabs) },
});

type Dependencies = {
  config: Config;
  clock: Clock;
  log: Log;
  /** What the interviewer has said in an interview. */
  questionsOf: (interviewId: string) => Promise<string[]>;
  reachInterview: ReachInterview;
  /** Chosen for everyone. */
  voiceForAll: () => Promise<VoiceCode>;
  /** Labels of the services outside the house that people agreed to. */
  agreed: (people: readonly string[]) => Promise<ReadonlySet<string>>;
  paying: PaidCalls;
  /** The voice that a person likes to be asked in. */
  preferredVoiceOf: (personId: string) => Promise<PreferredVoice | null>;
};

/** Puts together everything that speaks. `close` ends all speeches and the built-in voice. */
export function assembleSpeech(dependencies: Dependencies) {
  const { config, clock, log, questionsOf, reachInterview, voiceForAll, agreed, paying } = dependencies;
  const { preferredVoiceOf } = dependencies;
  const builtIn = createEspeakVoice();
  const cache = createSpeechCache({ folder: join(config.dataDir, "speech-cache"), maxBytes: cacheBytes });
  const speaker = createSpeaker({ cache, log });
  const offered = offeredBy(config);
  const voices: Voices = { builtIn, of: createAllowedVoices({ offered, agreed, paying }) };
  const service = createSpeechService({ questionsOf, reachInterview, voices, speaker, clock });
  const speechOf = createSpeechOfQuestion({
    speaker,
    voices: [offered.openai, offered.elevenlabs].flatMap((each) => (each ? [each.voice] : [])),
    builtIn,
    preferredVoiceOf,
  });
  const tryVoice = createTryVoice({ offered, builtIn, voiceForAll, paying });
  const close = async () => {
    await speaker.close();
    await builtIn.close();
  };
  return {
    routes: speechRoutes({
      speak: async (actor, id, { provider, ...words }) =>
        service.speak(actor, id, { ...words, provider: provider ?? (await voiceForAll()) }),
      example: createSpokenExample({ speaker, builtIn, language: "en", clock }),
    }),
    /** A sentence of a story; `listener` null: nobody has agreed to a voice outside the house. */
    narrate: async (
      words: { text: string; language: Language; account: string },
      listener: Listener | null,
    ) => service.narrate(words, listener && { provider: await voiceForAll(), listener }),
    tryVoice,
    /** In the built-in voice. */
    builtIn,
    labels: [offered.openai, offered.elevenlabs].flatMap((each) =>
      each ? [each.outside ?? each.voice.model] : [],
    ),
    foresee: service.foresee,
    foreseeFirst: service.foreseeFirst,
    speechOf,
    forget: speaker.forget,
    close,
  };
}
