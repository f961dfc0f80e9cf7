import type { PreferredVoice } from "@saga/contract/vocabulary";
import { requestAudio, type Timeouts } from "./audio-request.ts";
import type { Voice } from "./voice.ts";

export type OpenAiVoiceOptions = {
  /** Up to and with `/v1`, without a slash at its end. */
  baseUrl: string;
  apiKey: string | null;
  model: string;
  voice: string;
  /** Others, where it is known that the server has them. */
  preferable?: Record<PreferredVoice, string> | undefined;
  timeouts?: Timeouts;
};

/**
 * OpenAI's speech call, which Speaches, LocalAI, vLLM and others take as well: `POST {baseUrl}/audio/speech`. It knows no
 * language: the words tell.
 */
export const createOpenAiVoice = ({ baseUrl, apiKey, model, ...more }: OpenAiVoiceOptions): Voice => ({
  name: "openai",
  model,
  voiceFor: (_language, preferred) => (preferred && more.preferable?.[preferred]) || more.voice,
  speak: ({ text, voice, signal }) =>
    requestAudio({
      url: `${baseUrl}/audio/speech`,
      headers: apiKey === null ? {} : { authorization: `Bearer ${apiKey}` },
      body: { model, input: text, voice, response_format: "mp3" },
      signal,
      timeouts: more.timeouts,
    }),
});
