import { Worker } from "node:worker_threads";
import type { HeardSpan } from "./align.ts";
import type { Measured } from "./measure.ts";
import type { SoundType } from "./media-type.ts";

export type Conversion = {
  kind: "convert";
  bytes: Uint8Array;
  type: SoundType;
  into: "audio/mpeg" | "audio/wav";
};
/** Sentences to be found in MP3; `voice` is the built-in voice of their language. */
export type Alignment = { kind: "align"; bytes: Uint8Array; sentences: readonly string[]; voice: string };
/** Whether there is this much audible sound. Milliseconds. */
export type Listening = { kind: "listen"; bytes: Uint8Array; type: SoundType; leastMs: number };
type Work = Conversion | Alignment | Listening;
export type SoundOrder = { id: number } & Work;
export type Converted = Measured & { sound: Uint8Array };
/** `done` is null when the sound cannot be read. */
export type SoundReport = { id: number; done: Converted | HeardSpan[] | boolean | null };

export type SoundWorker = {
  /**
   * MP3 (one channel, 24 kHz, 64 kbit/s, constant, no header frame: 192 bytes are 24 ms) or WAV, with what was measured.
   * Null: the sound is damaged or in a form that nothing here can decode. Rejects when the server stops meanwhile.
   */
  convert: (bytes: Uint8Array, type: SoundType, into: Conversion["into"]) => Promise<Converted | null>;
  /** Where each sentence is heard; null when the sound cannot be read. */
  align: (order: Omit<Alignment, "kind">) => Promise<HeardSpan[] | null>;
  /** Whether anything is heard in it, read no further than that takes; null when the sound cannot be read. */
  listen: (order: Omit<Listening, "kind">) => Promise<boolean | null>;
  close: () => Promise<void>;
};

const script = new URL("./sound.worker.ts", import.meta.url);

/** Milliseconds for one conversion: a minute, and far more than decoding takes for each byte. */
const patienceFor = (bytes: number): number => 60_000 + bytes / 20;

/** Decodes and encodes in a thread of its own, one recording after the other. The thread is replaced when it dies. */
export function createSoundWorker(): SoundWorker {
  let worker: Worker | null = null;
  let lastId = 0;
  let queue: Promise<unknown> = Promise.resolve();
  let settle: ((done: SoundReport["done"]) => void) | null = null;
  let isClosed = false;

  const start = (): Worker => {
    const started = new Worker(script);
    started.on("message", ({ done }: SoundReport) => settle?.(done));
    started.on("error", () => {});
    started.on("exit", () => {
      if (worker === started) worker = null;
      settle?.(null);
    });
    started.unref();
    return started;
  };

  const work = (order: Work): Promise<SoundReport["done"]> =>
    new Promise((resolve, reject) => {
      if (isClosed) return reject(new Error("closed"));
      lastId += 1;
      const running = worker ?? start();
      worker = running;
      running.ref();
      const timer = setTimeout(() => void running.terminate(), patienceFor(order.bytes.byteLength));
      settle = (done) => {
        settle = null;
        clearTimeout(timer);
        running.unref();
        if (isClosed) reject(new Error("closed"));
        else resolve(done);
      };
      running.postMessage({ id: lastId, ...order } satisfies SoundOrder);
    });

  const inTurn = (order: Work): Promise<SoundReport["done"]> => {
    const turn = queue.then(() => work(order));
    queue = turn.catch(() => {});
    return turn;
  };

  return {
    convert: (bytes, type, into) =>
      inTurn({ kind: "convert", bytes, type, into }) as Promise<Converted | null>,
    listen: (order) => inTurn({ kind: "listen", ...order }) as Promise<boolean | null>,
    align: (order) => inTurn({ kind: "align", ...order }) as Promise<HeardSpan[] | null>,
    close: async () => {
      isClosed = true;
      await worker?.terminate();
    },
  };
}
