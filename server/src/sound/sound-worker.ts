import { Worker } from "node:worker_threads";
import type { Measured } from "./measure.ts";
import type { SoundType } from "./media-type.ts";

export type SoundOrder = { id: number; bytes: Uint8Array; type: SoundType; into: "audio/mpeg" | "audio/wav" };
export type Converted = Measured & { sound: Uint8Array };
/** `done` is null when the sound cannot be read. */
export type SoundReport = { id: number; done: Converted | null };

export type SoundWorker = {
  /**
   * MP3 (one channel, 24 kHz, 64 kbit/s, constant, no header frame: 192 bytes are 24 ms) or WAV, with what was measured.
   * Null: the sound is damaged or in a form that nothing here can decode. Rejects when the server stops meanwhile.
   */
  convert: (bytes: Uint8Array, type: SoundType, into: SoundOrder["into"]) => Promise<Converted | null>;
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
  let settle: ((done: Converted | null) => void) | null = null;
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

  const work = (order: Omit<SoundOrder, "id">): Promise<Converted | null> =>
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

  return {
    convert: (bytes, type, into) => {
      const turn = queue.then(() => work({ bytes, type, into }));
      queue = turn.catch(() => {});
      return turn;
    },
    close: async () => {
      isClosed = true;
      await worker?.terminate();
    },
  };
}
