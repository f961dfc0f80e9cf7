import { parentPort } from "node:worker_threads";
import { createMp3Encoder } from "wasm-media-encoders";
import { align, type HeardSpan } from "./align.ts";
import { decode } from "./decode.ts";
import { createMeasure, type Measured } from "./measure.ts";
import { asInt16, wavOf } from "./pcm.ts";
import type { Alignment, Conversion, Listening, SoundOrder, SoundReport } from "./sound-worker.ts";

/** Constant bit rate: a place in time is a place in the file. 192 bytes are 24 ms. */
const encoded = { channels: 1, outputSampleRate: 24_000, bitrate: 64 } as const;

const encoder = await createMp3Encoder();
// The Opus decoder writes a line for each damaged packet; the report says that the recording is damaged.
console.warn = () => {};
console.error = () => {};

/** Bytes that are handed on at a time: half a minute of sound. */
const handedOn = 256 * 1024;

/** Collects what is encoded and hands it on in pieces of a size that is worth it. */
function createOutlet(id: number) {
  let held: Uint8Array[] = [];
  let bytes = 0;
  const flush = (): void => {
    const piece = new Uint8Array(bytes);
    let at = 0;
    for (const part of held) {
      piece.set(part, at);
      at += part.length;
    }
    held = [];
    bytes = 0;
    parentPort?.postMessage({ id, piece } satisfies SoundReport, [piece.buffer]);
  };
  const put = (part: Uint8Array): void => {
    held.push(part);
    bytes += part.length;
    if (bytes >= handedOn) flush();
  };
  return { put, flush };
}

async function toMp3(id: number, { bytes, type }: Conversion): Promise<Measured> {
  const { rate, pieces } = await decode(bytes, type);
  const measure = createMeasure(rate);
  encoder.configure({ ...encoded, sampleRate: rate });
  const outlet = createOutlet(id);
  for await (const piece of pieces) {
    measure.take(piece);
    outlet.put(encoder.encode([piece]).slice());
  }
  outlet.put(encoder.finalize().slice());
  outlet.flush();
  return measure.end();
}

/** Enough for speech, and what recognisers work with: a third less to decode and to send while somebody waits. */
const spokenRate = 16_000;
/** Samples of the longest WAV that is made, which is all in memory: an hour at that rate. What is longer stays in its form. */
const mostSamples = 60 * 60 * spokenRate;

async function toWav(id: number, { bytes, type }: Conversion): Promise<Measured | null> {
  const { rate, pieces } = await decode(bytes, type, spokenRate);
  const measure = createMeasure(rate);
  const all: Int16Array[] = [];
  let samples = 0;
  for await (const piece of pieces) {
    measure.take(piece);
    all.push(asInt16(piece));
    samples += piece.length;
    if (samples > mostSamples) return null;
  }
  const piece = wavOf(all, rate);
  parentPort?.postMessage({ id, piece } satisfies SoundReport, [piece.buffer]);
  return measure.end();
}

async function listen({ bytes, type, leastMs }: Listening): Promise<boolean> {
  const { rate, pieces } = await decode(bytes, type);
  const measure = createMeasure(rate);
  for await (const piece of pieces) {
    measure.take(piece);
    if (measure.audibleMs() >= leastMs) return true;
  }
  return false;
}

/** Ten minutes: beyond that two hundred million cells would be compared. */
const longestAligned = 10 * 60;

async function alignIn({ bytes, sentences, voice }: Alignment): Promise<HeardSpan[] | null> {
  const { rate, pieces } = await decode(bytes, "audio/mpeg");
  const all: Float32Array[] = [];
  let length = 0;
  for await (const piece of pieces) {
    all.push(piece.slice());
    length += piece.length;
    if (length > longestAligned * rate) return null;
  }
  const samples = new Float32Array(length);
  let at = 0;
  for (const piece of all) {
    samples.set(piece, at);
    at += piece.length;
  }
  return align({ samples, rate }, { sentences, voice });
}

const workOn = (order: SoundOrder): Promise<Measured | HeardSpan[] | boolean | null> => {
  if (order.kind === "align") return alignIn(order);
  if (order.kind === "listen") return listen(order);
  return order.into === "audio/mpeg" ? toMp3(order.id, order) : toWav(order.id, order);
};

parentPort?.on("message", async (order: SoundOrder) => {
  const report = await workOn(order).then(
    (done): SoundReport => ({ id: order.id, done }),
    (): SoundReport => ({ id: order.id, done: null }),
  );
  parentPort?.postMessage(report);
});
