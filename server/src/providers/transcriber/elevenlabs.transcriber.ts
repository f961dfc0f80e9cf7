import * as z from "zod/mini";
import type { TranscriberConfig } from "#platform/providers-config.ts";
import { type Transcriber, TranscriberError } from "./transcriber.ts";
import { appendSound, requestTranscript } from "./transcript-request.ts";

const answerSchema = z.object({
  text: z.string(),
  words: z.optional(
    z.nullable(
      z.array(
        z.object({
          text: z.string(),
          type: z.optional(z.string()),
          start: z.optional(z.nullable(z.number())),
          end: z.optional(z.nullable(z.number())),
        }),
      ),
    ),
  ),
});

/** Their limit of hints for one call. */
const mostNames = 100;

/** ElevenLabs Scribe. Laughter and other sounds are not written down as words. */
export function createElevenLabsTranscriber({ baseUrl, apiKey, model }: TranscriberConfig): Transcriber {
  return {
    name: "elevenlabs",
    model,
    takes: ["audio/mpeg", "audio/wav", "audio/webm"],
    transcribe: async (request) => {
      const form = new FormData();
      form.append("model_id", model);
      form.append("language_code", request.language);
      form.append("tag_audio_events", "false");
      form.append("timestamps_granularity", "word");
      for (const name of request.names.slice(0, mostNames)) form.append("keyterms", name);
      appendSound(form, request);
      const answer = await requestTranscript({
        url: `${baseUrl}/v1/speech-to-text`,
        headers: apiKey === null ? {} : { "xi-api-key": apiKey },
        form,
        bytes: request.sound.byteLength,
        signal: request.signal,
      });
      const read = answerSchema.safeParse(answer);
      if (!read.success) throw new TranscriberError("broken");
      const words = (read.data.words ?? []).flatMap(({ text, type = "word", start, end }) =>
        type === "word" && typeof start === "number" && typeof end === "number"
          ? [{ text, startMs: Math.round(start * 1000), endMs: Math.round(end * 1000) }]
          : [],
      );
      return { text: read.data.text.trim(), words: words.length > 0 ? words : null, model };
    },
  };
}
