import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input, type InputAudioTrack } from "mediabunny";
import { MPEGDecoder } from "mpg123-decoder";
import { OpusDecoder } from "opus-decoder";
import type { SoundType } from "./media-type.ts";
import { readPcm } from "./pcm.ts";

/** Samples of one channel between -1 and 1, in order, and their rate in Hz. Pieces are valid until the next one. */
export type Decoded = { rate: number; pieces: AsyncIterable<Float32Array> };

/** The sound cannot be read: it is damaged, or in a form that nothing here can decode. */
class UnreadableSound extends Error {}

/** Rates that Opus is decoded at. */
export type OpusRate = 16_000 | 24_000;
/** A hole in the timestamps up to which sound simply goes on, and the longest that is filled with silence. Seconds. */
const smallestHole = 0.1;
const longestHole = 60;

const mixed = (channels: readonly Float32Array[]): Float32Array => {
  const [first = new Float32Array(), ...others] = channels;
  if (others.length === 0) return first;
  return first.map(
    (sample, at) => others.reduce((sum, other) => sum + (other[at] ?? 0), sample) / channels.length,
  );
};

/** One clock: what the microphone missed is silence, so that later sound stays in its place. */
async function* opusPieces(track: InputAudioTrack, rate: OpusRate): AsyncGenerator<Float32Array> {
  const decoder = new OpusDecoder({ channels: track.numberOfChannels, sampleRate: rate });
  await decoder.ready;
  try {
    let written = 0;
    let first: number | null = null;
    for await (const packet of new EncodedPacketSink(track).packets()) {
      first ??= packet.timestamp;
      const hole = packet.timestamp - first - written / rate;
      if (hole > smallestHole) {
        const silence = new Float32Array(Math.round(Math.min(hole, longestHole) * rate));
        written += silence.length;
        yield silence;
      }
      const { channelData, samplesDecoded } = decoder.decodeFrame(packet.data);
      if (samplesDecoded === 0) continue;
      written += samplesDecoded;
      yield mixed(channelData);
    }
  } finally {
    decoder.free();
  }
}

async function decodeContainer(bytes: Uint8Array, rate: OpusRate): Promise<Decoded> {
  const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(bytes) });
  const track = await input.getPrimaryAudioTrack();
  if (track?.codec !== "opus") throw new UnreadableSound();
  return { rate, pieces: opusPieces(track, rate) };
}

/** Fed whole, so that the encoder's own padding is left out. */
async function decodeMp3(bytes: Uint8Array): Promise<Decoded> {
  const decoder = new MPEGDecoder({ enableGapless: true });
  await decoder.ready;
  try {
    const { channelData, sampleRate, samplesDecoded } = decoder.decode(bytes);
    if (samplesDecoded === 0) throw new UnreadableSound();
    const samples = mixed(channelData);
    return {
      rate: sampleRate,
      pieces: (async function* () {
        yield samples;
      })(),
    };
  } finally {
    decoder.free();
  }
}

/**
 * Opens sound of a known form; `rate` is that of Opus, which has none of its own, other forms keep theirs. Throws
 * `UnreadableSound`, also while its pieces are read.
 */
export async function decode(bytes: Uint8Array, type: SoundType, rate: OpusRate = 24_000): Promise<Decoded> {
  try {
    if (type === "audio/mpeg") return await decodeMp3(bytes);
    if (type === "audio/wav") return readPcm(bytes);
    return await decodeContainer(bytes, rate);
  } catch {
    throw new UnreadableSound();
  }
}
