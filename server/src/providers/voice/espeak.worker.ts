import { parentPort } from "node:worker_threads";
import loadEspeak from "@echogarden/espeak-ng-emscripten";
import { createMp3Encoder } from "wasm-media-encoders";
import type { WorkerOrder, WorkerReport } from "./espeak.voice.ts";

/** What espeak-ng makes, in Hz. */
const synthesised = 22_050;
/** The form of all audio that Saga encodes itself: constant bit rate, so that a place in time is a place in the file. */
const encoded = { channels: 1, sampleRate: synthesised, outputSampleRate: 24_000, bitrate: 64 } as const;

const [{ eSpeakNGWorker }, encoder] = await Promise.all([loadEspeak(), createMp3Encoder()]);
const espeak = new eSpeakNGWorker();

const report = (message: WorkerReport): void => parentPort?.postMessage(message);

/** Both libraries hand out views into memory that they use again. */
const sendCopy = (id: number, bytes: Uint8Array): void => {
  if (bytes.length > 0) report({ id, bytes: bytes.slice() });
};

function toFloats(samples: Int16Array): Float32Array {
  const floats = new Float32Array(samples);
  for (let at = 0; at < floats.length; at += 1) floats[at] = (floats[at] ?? 0) / 32_768;
  return floats;
}

function speak({ id, text, voice, rate }: WorkerOrder): void {
  if (espeak.set_voice(voice) !== 0) {
    report({ id, failed: "refused" });
    return;
  }
  espeak.set_rate(rate);
  encoder.configure(encoded);
  espeak.synthesize(text, (samples) => {
    if (samples) sendCopy(id, encoder.encode([toFloats(samples)]));
    return false;
  });
  sendCopy(id, encoder.finalize());
  report({ id, done: true });
}

parentPort?.on("message", speak);
