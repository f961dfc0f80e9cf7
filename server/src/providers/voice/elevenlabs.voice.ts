import { requestAudio, type Timeouts } from "./audio-request.ts";
import type { Voice } from "./voice.ts";

export type ElevenLabsVoiceOptions = {
  /** Without a slash at its end. */
  baseUrl: string;
  apiKey: string | null;
  timeouts?: Timeouts;
};

/** The quick one of the models that know all four languages. */
const model = "eleven_flash_v2_5";
/** Two of the voices that every account has. */
const calmVoices = { female: "EXAVITQu4vr4xnSDxMaL", male: "nPczCjzI2devNBz1zQrb" } as const;

/** ElevenLabs' streaming call: `POST {baseUrl}/v1/text-to-speech/{voice}/stream`. */
export const createElevenLabsVoice = ({ baseUrl, apiKey, timeouts }: ElevenLabsVoiceOptions): Voice => ({
  name: "elevenlabs",
  model,
  voiceFor: (_language, preferred) => calmVoices[preferred ?? "female"],
  speak: ({ text, language, voice, signal }) =>
    requestAudio({
      url: `${baseUrl}/v1/text-to-speech/${encodeURIComponent(voice)}/stream?output_format=mp3_44100_64`,
      headers: apiKey === null ? {} : { "xi-api-key": apiKey },
      body: { text, model_id: model, language_code: language },
      signal,
      timeouts,
    }),
});
