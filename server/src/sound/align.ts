import loadEspeak from "@echogarden/espeak-ng-emscripten";
import { featureRate, featuresOf, resample } from "./mfcc.ts";
import { warp } from "./warp.ts";

/** What espeak-ng makes, in Hz. */
const synthesised = 22_050;

export type HeardSpan = { startMs: number; endMs: number };

async function synthesise(
  sentences: readonly string[],
  voice: string,
): Promise<{ samples: Float32Array; ends: number[] }> {
  const { eSpeakNGWorker } = await loadEspeak();
  const espeak = new eSpeakNGWorker();
  if (espeak.set_voice(voice) !== 0) throw new Error(`There is no voice ${voice}.`);
  const pieces: Float32Array[] = [];
  const ends: number[] = [];
  let length = 0;
  for (const sentence of sentences) {
    espeak.synthesize(sentence, (samples) => {
      if (samples) {
        pieces.push(Float32Array.from(samples, (sample) => sample / 32_768));
        length += samples.length;
      }
      return false;
    });
    ends.push((length * 1000) / synthesised);
  }
  const samples = new Float32Array(length);
  let at = 0;
  for (const piece of pieces) {
    samples.set(piece, at);
    at += piece.length;
  }
  return { samples, ends };
}

/**
 * Where each sentence is heard in a recording, without any model: the text is spoken by the built-in voice, and the two
 * are laid one along the other by how they sound.
 */
export async function align(
  recording: { samples: Float32Array; rate: number },
  { sentences, voice }: { sentences: readonly string[]; voice: string },
): Promise<HeardSpan[]> {
  const spoken = await synthesise(sentences, voice);
  const said = featuresOf(resample(spoken.samples, { from: synthesised, to: featureRate }));
  const heard = featuresOf(resample(recording.samples, { from: recording.rate, to: featureRate }));
  const path = warp(said.rows, heard.rows);
  const spans: HeardSpan[] = [];
  let row = 0;
  for (const end of spoken.ends) {
    const first = row;
    while (row < said.times.length && (said.times[row] ?? 0) < end) row += 1;
    const timeOf = (place: number): number => heard.times[path[place] ?? 0] ?? 0;
    const last = Math.max(first, row - 1);
    spans.push({ startMs: Math.round(timeOf(first)), endMs: Math.round(timeOf(last) + 20) });
  }
  return spans;
}
