import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { createAnthropicLanguageModel } from "./language-model/anthropic.language-model.ts";
import { createCompatibleLanguageModel } from "./language-model/compatible.language-model.ts";
import type { LanguageModel } from "./language-model/language-model.ts";
import { createOpenAiLanguageModel } from "./language-model/openai.language-model.ts";
import { createElevenLabsTranscriber } from "./transcriber/elevenlabs.transcriber.ts";
import { createOpenAiTranscriber } from "./transcriber/openai.transcriber.ts";
import type { Transcriber } from "./transcriber/transcriber.ts";
import { createElevenLabsVoice } from "./voice/elevenlabs.voice.ts";
import { createOpenAiVoice } from "./voice/openai.voice.ts";
import type { Voice } from "./voice/voice.ts";

const signal = new AbortController().signal;

/** A server that counts what reaches it, and answers as it is told. */
async function listening(location: string | null): Promise<{ url: string; heard: () => number }> {
  let heard = 0;
  const server = createServer((_request, response) => {
    heard += 1;
    if (location === null) response.end("{}");
    else response.writeHead(307, { location }).end();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, heard: () => heard };
}

const write = (model: LanguageModel) =>
  model.write({
    model: "gpt-4o",
    parts: [{ role: "user", content: "x" }],
    schema: null,
    maxOutputTokens: 10,
    cacheKey: "x",
    budgetMs: 5_000,
    signal,
  });

const speak = async (voice: Voice) => {
  for await (const _piece of voice.speak({ text: "x", language: "en", voice: "one", signal }));
};

const transcribe = (transcriber: Transcriber) =>
  transcriber.transcribe({
    sound: Buffer.alloc(64),
    mediaType: "audio/mpeg",
    language: "en",
    names: [],
    signal,
  });

const apiKey = "key-1";
const calls: Record<string, (baseUrl: string) => Promise<unknown>> = {
  "OpenAI's model": (baseUrl) => write(createOpenAiLanguageModel({ baseUrl, apiKey })),
  "Anthropic's model": (baseUrl) => write(createAnthropicLanguageModel({ baseUrl, apiKey })),
  "a compatible model": (baseUrl) => write(createCompatibleLanguageModel({ baseUrl, apiKey, model: null })),
  "OpenAI's voice": (baseUrl) => speak(createOpenAiVoice({ baseUrl, apiKey, model: "tts", voice: "one" })),
  "ElevenLabs' voice": (baseUrl) => speak(createElevenLabsVoice({ baseUrl, apiKey })),
  "OpenAI's transcriber": (baseUrl) =>
    transcribe(createOpenAiTranscriber({ baseUrl, apiKey, model: "whisper-1", kind: "openai" })),
  "ElevenLabs' transcriber": (baseUrl) =>
    transcribe(createElevenLabsTranscriber({ baseUrl, apiKey, model: "scribe", kind: "elevenlabs" })),
};

it.each(Object.entries(calls))("%s takes its key nowhere else when it is sent on", async (_name, call) => {
  const elsewhere = await listening(null);
  const vendor = await listening(`${elsewhere.url}/v1`);
  await expect(call(vendor.url)).rejects.toThrow();
  expect(vendor.heard()).toBeGreaterThan(0);
  expect(elsewhere.heard()).toBe(0);
});
