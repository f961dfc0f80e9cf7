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
/** Whether so many milliseconds of it can be heard. */
export type Listening = { kind: "listen"; bytes: Uint8Array; type: SoundType; leastMs: number };
type Work = Conversion | Alignment | Listening;
export type SoundOrder = { id: number } & Work;
export type Converted = Measured & { sound: Uint8Array };
/** `done` is null when the sound cannot be read. */
export type SoundReport =
  | { id: number; piece: Uint8Array }
  | { id: number; done: Measured | HeardSpan[] | boolean | null };
type Done = Extract<SoundReport, { done: unknown }>["done"];

export type SoundWorker = {
  /**
   * MP3 (one channel, 24 kHz, 64 kbit/s, constant, no header frame: 192 bytes are 24 ms) or WAV, with what was measured.
   * Null: the sound is damaged or in a form that nothing here can decode. Rejects when the server stops meanwhile.
   */
  convert: (bytes: Uint8Array, type: SoundType, into: Conversion["into"]) => Promise<Converted | null>;
  /**
   * The same into MP3, handed on in pieces as it is made: neither thread holds all of it. The bytes are the thread's from
   * then on, and no longer the caller's.
   */
  encode: (order: {
    bytes: Uint8Array;
    type: SoundType;
    take: (piece: Uint8Array) => void;
  }) => Promise<Measured | null>;
  /** Where each sentence is heard; null when the sound cannot be read. */
  align: (order: Omit<Alignment, "kind">) => Promise<HeardSpan[] | null>;
  /** Whether anything is heard in it, read no further than that takes; null when the sound cannot be read. */
  listen: (order: Omit<Listening, "kind">) => Promise<boolean | null>;
  close: () => Promise<void>;
};

type Turn = { order: Work; take: (piece: Uint8Array) => void; isGivenAway: boolean };

const script = new URL("./sound.worker.ts", import.meta.url);

/**
 * Milliseconds for one conversion: five minutes, in which a busy machine decodes six hours of the lowest bit rate, and more than
 * decoding takes for each byte; a quarter of an hour for the largest file.
 */
const timeoutFor = (bytes: number): number => 300_000 + bytes / 300;

/** Limits what a file says about itself, not its sound: a small file can claim billions of packets. */
const resourceLimits = { maxOldGenerationSizeMb: 512 };

/** Decodes and encodes in a thread of its own, one recording after the other. The thread is replaced when it dies. */
export function createSoundWorker(): SoundWorker {
  let worker: Worker | null = null;
  let lastId = 0;
  let queue: Promise<unknown> = Promise.resolve();
  let settle: ((done: Done) => void) | null = null;
  let takePiece: ((piece: Uint8Array) => void) | null = null;
  let isClosed = false;

  const start = (): Worker => {
    const started = new Worker(script, { resourceLimits });
    started.on("message", (report: SoundReport) => {
      if ("piece" in report) takePiece?.(report.piece);
      else settle?.(report.done);
    });
    started.on("error", () => {});
    started.on("exit", () => {
      if (worker === started) worker = null;
      settle?.(null);
    });
    started.unref();
    return started;
  };

  const work = ({ order, take, isGivenAway }: Turn): Promise<Done> =>
    new Promise((resolve, reject) => {
      if (isClosed) return reject(new Error("closed"));
      lastId += 1;
      const running = worker ?? start();
      worker = running;
      running.ref();
      const timer = setTimeout(() => void running.terminate(), timeoutFor(order.bytes.byteLength));
      takePiece = take;
      settle = (done) => {
        settle = null;
        takePiece = null;
        clearTimeout(timer);
        running.unref();
        if (isClosed) reject(new Error("closed"));
        else resolve(done);
      };
      const { buffer, byteLength } = order.bytes;
      const isOwn = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength;
      const given = isGivenAway && isOwn ? [buffer] : [];
      running.postMessage({ id: lastId, ...order } satisfies SoundOrder, given);
    });

  const inTurn = (order: Work, more: Partial<Turn> = {}): Promise<Done> => {
    const turn = queue.then(() => work({ order, take: () => {}, isGivenAway: false, ...more }));
    queue = turn.catch(() => {});
    return turn;
  };

  return {
    convert: async (bytes, type, into) => {
      const pieces: Uint8Array[] = [];
      const take = (piece: Uint8Array) => void pieces.push(piece);
      const order = { kind: "convert", bytes, type, into } as const;
      const measured = (await inTurn(order, { take })) as Measured | null;
      return measured && { sound: Buffer.concat(pieces), ...measured };
    },
    encode: ({ bytes, type, take }) =>
      inTurn(
        { kind: "convert", bytes, type, into: "audio/mpeg" },
        { take, isGivenAway: true },
      ) as Promise<Measured | null>,
    listen: (order) => inTurn({ kind: "listen", ...order }) as Promise<boolean | null>,
    align: (order) => inTurn({ kind: "align", ...order }) as Promise<HeardSpan[] | null>,
    close: async () => {
      isClosed = true;
      await worker?.terminate();
    },
  };
}
