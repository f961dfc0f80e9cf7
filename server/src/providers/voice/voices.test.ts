import { languageCodes } from "@saga/contract/vocabulary";
import { describe, expect, it, onTestFinished } from "vitest";
import { longQuestion, wordsAMinute } from "../../../test/long-question.ts";
import { readMp3 } from "../../../test/mp3-frames.ts";
import { type SpeechVendor, startSpeechVendor, type VendorFault } from "../../../test/speech-vendor.ts";
import { createElevenLabsVoice } from "./elevenlabs.voice.ts";
import { createEspeakVoice } from "./espeak.voice.ts";
import { createOpenAiVoice } from "./openai.voice.ts";
import { demandVoice, failureOf, listen, questions } from "./voice.test-suite.ts";
import type { Voice, VoiceFailure } from "./voice.ts";

const timeouts = { first: 1_500, next: 1_500 };

const openai = ({ url }: SpeechVendor): Voice =>
  createOpenAiVoice({ baseUrl: `${url}/v1`, apiKey: "key-1", model: "tts-small", voice: "alloy", timeouts });
const elevenlabs = ({ url }: SpeechVendor): Voice =>
  createElevenLabsVoice({ baseUrl: url, apiKey: "key-2", timeouts });

function espeak(options?: Parameters<typeof createEspeakVoice>[0]) {
  const voice = createEspeakVoice(options);
  onTestFinished(voice.close);
  return voice;
}

/** A thread that says back whatever it is to speak. */
const parrot = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from "node:worker_threads";
    parentPort.on("message", ({ id, text }) => {
      parentPort.postMessage({ id, bytes: new TextEncoder().encode(text) });
      parentPort.postMessage({ id, done: true });
    });`)}`,
);

it("the built-in voice lets accounts take turns, and does not speak what was given up meanwhile", async () => {
  const voice = espeak({ script: parrot });
  const spoken: string[] = [];
  const speak = async (account: string, text: string, signal = new AbortController().signal) => {
    for await (const piece of voice.speak({ text, language: "en", voice: "en", signal, account }))
      spoken.push(Buffer.from(piece).toString());
  };
  const many = [0, 1, 2, 3].map((at) => speak("anna", `anna ${at}`));
  const gone = new AbortController();
  const givenUp = speak("bo", "bo gone", gone.signal);
  const other = speak("bo", "bo 0");
  gone.abort();
  await expect(givenUp).rejects.toThrow();
  await Promise.all([...many, other]);
  expect(spoken).toEqual(["anna 0", "anna 1", "bo 0", "anna 2", "anna 3"]);
});

const faults: [VendorFault, VoiceFailure][] = [
  [401, "refused"],
  [404, "refused"],
  [429, "busy"],
  [500, "broken"],
  ["hang", "unreachable"],
  ["reset", "unreachable"],
  ["html", "broken"],
  ["wav", "broken"],
  ["empty", "broken"],
  ["cut", "broken"],
  ["stall", "broken"],
];

describe.each([
  ["OpenAI", openai],
  ["ElevenLabs", elevenlabs],
])("the voice of %s", (_name, create) => {
  demandVoice(async () => create(await startSpeechVendor()));

  it.each(faults)("turns the vendor's %s into %s", async (fault, failure) => {
    const vendor = await startSpeechVendor();
    vendor.fault = fault;
    expect(await failureOf(listen(create(vendor)))).toBe(failure);
  });

  it("is unreachable when nobody is there", async () => {
    const nobody = { ...(await startSpeechVendor()), url: "http://127.0.0.1:1" };
    expect(await failureOf(listen(create(nobody)))).toBe("unreachable");
  });

  it("asks for nothing before the first piece is wanted", async () => {
    const vendor = await startSpeechVendor();
    const voice = create(vendor);
    const { signal } = new AbortController();
    voice.speak({ text: "Hello.", language: "en", voice: voice.voiceFor("en"), signal });
    expect(vendor.calls).toEqual([]);
  });
});

describe("the wire", () => {
  it("of OpenAI asks for MP3 with the key", async () => {
    const vendor = await startSpeechVendor();
    await listen(openai(vendor), { text: "Hello." });
    const [call] = vendor.calls;
    expect(call?.path).toBe("/v1/audio/speech");
    expect(call?.headers.authorization).toBe("Bearer key-1");
    expect(call?.body).toEqual({
      model: "tts-small",
      input: "Hello.",
      voice: "alloy",
      response_format: "mp3",
    });
  });

  it("of a compatible server without a key sends none", async () => {
    const vendor = await startSpeechVendor();
    const baseUrl = vendor.url;
    await listen(createOpenAiVoice({ baseUrl, apiKey: null, model: "m", voice: "v" }), { text: "Hello." });
    expect(vendor.calls[0]?.headers.authorization).toBeUndefined();
  });

  it("of ElevenLabs names voice, form and language", async () => {
    const vendor = await startSpeechVendor();
    const voice = elevenlabs(vendor);
    await listen(voice, { text: "Hej.", language: "sv" });
    const [call] = vendor.calls;
    expect(call?.path).toBe(`/v1/text-to-speech/${voice.voiceFor("sv")}/stream`);
    expect(call?.query.get("output_format")).toBe("mp3_44100_64");
    expect(call?.headers["xi-api-key"]).toBe("key-2");
    expect(call?.body).toEqual({ text: "Hej.", model_id: voice.model, language_code: "sv" });
  });
});

describe("the built-in voice", () => {
  demandVoice(async () => espeak());

  it.each(languageCodes)(
    "speaks %s as one stream of equal frames, and is not mostly silent",
    async (language) => {
      const frames = readMp3(Buffer.concat(await listen(espeak(), { language })));
      const forms = new Set(
        frames.map(({ bitrate, sampleRate, channels }) => [bitrate, sampleRate, channels].join()),
      );
      expect([...forms]).toEqual(["64,24000,1"]);
      const silent = frames.filter((frame) => frame.isSilent).length / frames.length;
      expect(silent).toBeLessThan(0.3);
    },
  );

  it.each(languageCodes)("speaks %s calmly: some 120 words a minute", async (language) => {
    const text = longQuestion[language];
    const frames = readMp3(Buffer.concat(await listen(espeak(), { text, language })));
    const pace = wordsAMinute(text, frames.length * 0.024);
    expect(pace).toBeGreaterThan(114);
    expect(pace).toBeLessThan(126);
  });

  it("speaks each language with its own sounds", async () => {
    const voice = espeak();
    const lengths = new Set<number>();
    for (const language of languageCodes) {
      lengths.add(Buffer.concat(await listen(voice, { text: questions.pl, language })).length);
    }
    expect(lengths.size).toBe(4);
  });

  it("refuses a voice that it does not have, instead of taking the one before", async () => {
    const voice = espeak();
    expect(await failureOf(listen(voice, { voice: "nobody" }))).toBe("refused");
    expect((await listen(voice)).length).toBeGreaterThan(0);
  });
});

/** A worker that dies of one word, hangs at another and otherwise says a byte. */
const frail = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from "node:worker_threads";
    parentPort.on("message", ({ id, text }) => {
      if (text === "die") process.exit(1);
      if (text === "throw") throw new Error("out of memory");
      if (text === "hang") while (true);
      parentPort.postMessage({ id, bytes: Uint8Array.of(255) });
      parentPort.postMessage({ id, done: true });
    });
  `)}`,
);

describe("the built-in voice whose thread fails", () => {
  it.each(["die", "throw", "hang"])(
    "tells whose speech it was, and speaks on for who waits: %s",
    async (text) => {
      const voice = espeak({ script: frail, timeoutMs: 1_500 });
      expect(await listen(voice)).toHaveLength(1);
      const failures = await Promise.all(
        [text, "waiting"].map((each) => failureOf(listen(voice, { text: each }))),
      );
      expect(failures).toEqual(["broken", null]);
      expect(await listen(voice)).toHaveLength(1);
    },
  );
});
