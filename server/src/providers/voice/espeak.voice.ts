import { Worker } from "node:worker_threads";
import type { Language, PreferredVoice } from "@saga/contract/vocabulary";
import { createFairQueue } from "#platform/fair-queue.ts";
import { type SpeechRequest, type Voice, VoiceError } from "./voice.ts";

/** `rate` is what espeak-ng takes for words a minute. */
export type WorkerOrder = { id: number; text: string; voice: string; rate: number };
export type WorkerReport =
  | { id: number; bytes: Uint8Array }
  | { id: number; done: true }
  | { id: number; failed: "refused" };

export type EspeakVoice = Voice & { close: () => Promise<void> };

const script = new URL("./espeak.worker.ts", import.meta.url);
const voices: Record<Language, string> = { en: "en", sv: "sv", it: "it", pl: "pl" };
/** Timbres that go with every language. */
const timbres: Record<PreferredVoice, string> = { female: "+f2", male: "+m3" };
/**
 * What gives 120 words a minute in each language: calm, for people who hear less well than they used to. espeak-ng counts
 * words of a length of its own, and they are another length in every language.
 */
const rates: Record<Language, number> = { en: 95, sv: 115, it: 109, pl: 135 };

/** Milliseconds without a sign of life after which the synthesiser counts as hung. Loading it takes up to a second. */
const usualTimeoutMs = 20_000;

type Stream = ReadableStreamDefaultController<Uint8Array>;
/** `end` lets the next one begin. */
type Speech = { stream: Stream; end: () => void };

type Options = {
  /** Another worker, for tests. */
  script?: URL;
  timeoutMs?: number;
};

/**
 * The built-in voice: espeak-ng in a thread of its own, since it works synchronously. It needs no key and no network. The
 * thread starts with the first words and is replaced when it dies or hangs; speeches are made one after the other, and accounts
 * take turns.
 */
export function createEspeakVoice(options: Options = {}): EspeakVoice {
  const inTurn = createFairQueue();
  /** The one that is being spoken, or none. */
  const speeches = new Map<number, Speech>();
  let worker: Worker | null = null;
  let lastId = 0;
  let watchdog: NodeJS.Timeout | undefined;

  /** While somebody waits, the thread keeps the process alive and must give a sign of life. */
  const watch = (): void => {
    clearTimeout(watchdog);
    if (speeches.size === 0) return void worker?.unref();
    worker?.ref();
    watchdog = setTimeout(() => void worker?.terminate(), options.timeoutMs ?? usualTimeoutMs);
  };
  const end = (id: number): void => {
    const speech = speeches.get(id);
    speeches.delete(id);
    speech?.end();
  };
  const take = (message: WorkerReport): void => {
    const { stream } = speeches.get(message.id) ?? {};
    if ("bytes" in message) stream?.enqueue(message.bytes);
    else end(message.id);
    if ("done" in message) stream?.close();
    if ("failed" in message) stream?.error(new VoiceError(message.failed));
    watch();
  };
  const start = (): Worker => {
    const started = new Worker(options.script ?? script);
    started.on("message", take);
    // Its end follows, and everybody who waits is told there.
    started.on("error", () => {});
    started.on("exit", () => {
      if (worker === started) worker = null;
      for (const [id, { stream }] of speeches) {
        stream.error(new VoiceError("broken"));
        end(id);
      }
      watch();
    });
    return started;
  };

  const begin = (id: number, stream: Stream, { text, language, voice }: SpeechRequest): Promise<void> =>
    new Promise((resolve) => {
      speeches.set(id, { stream, end: resolve });
      worker ??= start();
      worker.postMessage({ id, text, voice, rate: rates[language] } satisfies WorkerOrder);
      watch();
    });

  const speak = (request: SpeechRequest): ReadableStream<Uint8Array> => {
    const { signal, account = "" } = request;
    lastId += 1;
    const id = lastId;
    let isAsked = false;
    let isOver = false;
    return new ReadableStream<Uint8Array>(
      {
        pull: (stream) => {
          if (isAsked) return;
          isAsked = true;
          const stop = (): void => {
            if (!isOver) stream.error(new VoiceError("stopped"));
            isOver = true;
            end(id);
          };
          if (signal.aborted) return stop();
          signal.addEventListener("abort", stop, { once: true });
          void inTurn(account, async () => {
            if (!isOver) await begin(id, stream, request);
            isOver = true;
          });
        },
        cancel: () => {
          isOver = true;
          end(id);
        },
      },
      { highWaterMark: 0 },
    );
  };

  return {
    name: "espeak",
    model: "espeak-ng 0.3.5 at 120",
    voiceFor: (language, preferred) => `${voices[language]}${preferred ? timbres[preferred] : ""}`,
    speak,
    close: async () => void (await worker?.terminate()),
  };
}
