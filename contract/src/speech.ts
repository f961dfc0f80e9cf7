import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { idSchema, languageSchema } from "./fields.ts";
import { limits } from "./vocabulary.ts";

/** Response header that says who spoke: `openai`, `elevenlabs`, or `espeak`, the built-in voice. */
export const voiceHeader = "x-saga-voice";

export const speech = {
  generateSpeech: endpoint({
    method: "POST",
    path: "/interviews/{id}/generate-speech",
    access: "teller",
    summary:
      "Speaks what the interviewer said: MP3, streamed; the built-in voice answers when the provider cannot",
    params: z.object({ id: idSchema }),
    body: z.object({
      text: z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.spokenCharacters)),
      /** The voice that administrators chose for everyone when absent. */
      provider: z.optional(z.enum(["openai", "elevenlabs"])),
      /** The interview's own when absent. */
      language: z.optional(languageSchema),
    }),
    media: "audio/mpeg",
    errors: ["interviews.not_found", "speech.not_said", "speech.failed"],
  }),
  hearExample: endpoint({
    method: "GET",
    path: "/speech/example",
    access: "public",
    summary:
      "The question of the landing page in the built-in voice, for whoever does not know Saga yet: MP3, in parts too",
    media: "audio/mpeg",
    errors: ["speech.failed"],
  }),
};
