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
/** Seconds of silence that holes may add up to: a small file can name many hours of them. */
const mostSilence = 60 * 60;
/** Seconds after which sound is cut: nobody speaks for so long without a pause. */
const longest = 6 * 60 * 60;
/** Bytes of MP3 that are decoded at once: a minute at most. */
const fedAtOnce = 16 * 1024;

const mixed = (channels: readonly Float32Array[]): Float32Array => {
  const [first = new Float32Array(), ...others] = channels;
  if (others.length === 0) return first;
  return first.map(
    (sample, at) => others.reduce((sum, other) => sum + (other[at] ?? 0), sample) / channels.length,
  );
};

/** Silence in pieces of a second at most. */
function* silence(samples: number, rate: number): Generator<Float32Array> {
  const second = new Float32Array(Math.min(samples, rate));
  for (let left = samples; left > 0; left -= second.length) yield second.subarray(0, Math.min(left, rate));
}

/** One clock: what the microphone missed is silence, so that later sound stays in its place. */
async function* opusPieces(track: InputAudioTrack, rate: OpusRate): AsyncGenerator<Float32Array> {
  const decoder = new OpusDecoder({ channels: track.numberOfChannels, sampleRate: rate });
  await decoder.ready;
  try {
    let written = 0;
    let filled = 0;
    let first: number | null = null;
    for await (const packet of new EncodedPacketSink(track).packets()) {
      first ??= packet.timestamp;
      const hole = packet.timestamp - first - written / rate;
      if (hole > smallestHole && filled < mostSilence * rate) {
        const samples = Math.round(Math.min(hole, longestHole) * rate);
        written += samples;
        filled += samples;
        yield* silence(samples, rate);
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

type Mp3Piece = { samples: Float32Array; rate: number };

/** The decoder holds no more than a minute of what it made. */
async function* mp3Pieces(bytes: Uint8Array): AsyncGenerator<Mp3Piece> {
  const decoder = new MPEGDecoder({ enableGapless: true });
  await decoder.ready;
  try {
    for (let at = 0; at < bytes.length; at += fedAtOnce) {
      const made = decoder.decode(bytes.subarray(at, at + fedAtOnce));
      if (made.samplesDecoded > 0) yield { samples: mixed(made.channelData), rate: made.sampleRate };
    }
  } finally {
    decoder.free();
  }
}

/** Its first frame tells the rate; sound of another rate further on is not read. */
async function decodeMp3(bytes: Uint8Array): Promise<Decoded> {
  const all = mp3Pieces(bytes);
  const first = await all.next();
  if (first.done) throw new UnreadableSound();
  const { rate, samples } = first.value;
  async function* pieces(): AsyncGenerator<Float32Array> {
    yield samples;
    for await (const piece of all) {
      if (piece.rate !== rate) return;
      yield piece.samples;
    }
  }
  return { rate, pieces: pieces() };
}

/** The sound until it has lasted `longest`. */
async function* cut({ rate, pieces }: Decoded): AsyncGenerator<Float32Array> {
  let samples = 0;
  for await (const piece of pieces) {
    yield piece;
    samples += piece.length;
    if (samples > longest * rate) return;
  }
}

const opened = async (bytes: Uint8Array, type: SoundType, rate: OpusRate): Promise<Decoded> => {
  if (type === "audio/mpeg") return decodeMp3(bytes);
  if (type === "audio/wav") return readPcm(bytes);
  return decodeContainer(bytes, rate);
};

/**
 * Opens sound of a known form, of which no more than some seconds are in memory at a time; `rate` is that of Opus, which has none of its own, other forms keep theirs. Throws
 * `UnreadableSound`, also while its pieces are read.
 */
export async function decode(bytes: Uint8Array, type: SoundType, rate: OpusRate = 24_000): Promise<Decoded> {
  try {
    const sound = await opened(bytes, type, rate);
    return { rate: sound.rate, pieces: cut(sound) };
  } catch {
    throw new UnreadableSound();
  }
}
