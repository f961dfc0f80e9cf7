import * as z from "zod/mini";
import type { TranscriberConfig } from "#platform/providers-config.ts";
import { type Heard, type Transcriber, TranscriberError, type TranscriptionRequest } from "./transcriber.ts";
import { appendSound, requestTranscript } from "./transcript-request.ts";

const answerSchema = z.object({
  text: z.string(),
  words: z.optional(z.nullable(z.array(z.object({ word: z.string(), start: z.number(), end: z.number() })))),
});

/**
 * How a server wants to be asked. `keywords`: gpt-transcribe, which takes languages and keywords and tells no times.
 * `prompt`: gpt-4o-transcribe, text only. `times`: Whisper and servers like it, which tell when each word is heard.
 */
type Dialect = "keywords" | "prompt" | "times";

const dialectOf = ({ kind, model }: TranscriberConfig): Dialect => {
  if (kind === "compatible" || model.startsWith("whisper")) return "times";
  return model.startsWith("gpt-4o") ? "prompt" : "keywords";
};

const formOf = (request: TranscriptionRequest, { dialect, model }: { dialect: Dialect; model: string }) => {
  const form = new FormData();
  form.append("model", model);
  if (dialect === "keywords") {
    form.append("languages[]", request.language);
    for (const name of request.names) form.append("keywords[]", name);
  } else {
    form.append("language", request.language);
    if (request.names.length > 0) form.append("prompt", request.names.join(", "));
  }
  form.append("response_format", dialect === "times" ? "verbose_json" : "json");
  if (dialect === "times") form.append("timestamp_granularities[]", "word");
  appendSound(form, request);
  return form;
};

const milliseconds = (seconds: number): number => Math.round(seconds * 1000);

const heardIn = (answer: unknown, model: string): Heard => {
  const read = answerSchema.safeParse(answer);
  if (!read.success) throw new TranscriberError("broken");
  const { text, words } = read.data;
  const times = words?.map(({ word, start, end }) => ({
    text: word.trim(),
    startMs: milliseconds(start),
    endMs: milliseconds(end),
  }));
  return { text: text.trim(), words: times?.length ? times : null, model };
};

/** OpenAI's transcription, or any server that takes the same call. */
export function createOpenAiTranscriber(config: TranscriberConfig): Transcriber {
  const { baseUrl, apiKey, model, kind } = config;
  let dialect = dialectOf(config);
  const ask = (request: TranscriptionRequest): Promise<unknown> =>
    requestTranscript({
      url: `${baseUrl}/audio/transcriptions`,
      headers: apiKey === null ? {} : { authorization: `Bearer ${apiKey}` },
      form: formOf(request, { dialect, model }),
      bytes: request.sound.byteLength,
      signal: request.signal,
    });

  return {
    name: kind === "openai" ? "openai" : "compatible",
    model,
    takes: kind === "openai" ? ["audio/mpeg", "audio/wav", "audio/webm"] : ["audio/wav"],
    transcribe: async (request) => {
      try {
        return heardIn(await ask(request), model);
      } catch (error) {
        const mayBeDialect =
          error instanceof TranscriberError && error.reason === "unfit" && dialect === "times";
        if (!mayBeDialect) throw error;
        dialect = "prompt";
        return heardIn(await ask(request), model);
      }
    },
  };
}
