const headerBytes = 44;
const pieceSamples = 48_000;

type Format = { kind: number; channels: number; rate: number; bits: number };

/** The chunks of a RIFF file that matter: how the samples are written, and where. */
function chunksOf(view: DataView): { format: Format; start: number; end: number } {
  let format: Format | null = null;
  for (let at = 12; at + 8 <= view.byteLength; ) {
    const name = view.getUint32(at);
    const size = view.getUint32(at + 4, true);
    const body = at + 8;
    if (name === 0x666d7420 && body + 16 <= view.byteLength) {
      const kind = view.getUint16(body, true);
      const extended = kind === 0xfffe && size >= 26 ? view.getUint16(body + 24, true) : kind;
      format = {
        kind: extended,
        channels: view.getUint16(body + 2, true),
        rate: view.getUint32(body + 4, true),
        bits: view.getUint16(body + 14, true),
      };
    }
    // A recording that broke off says more than it holds.
    if (name === 0x64617461 && format)
      return { format, start: body, end: Math.min(body + size, view.byteLength) };
    at = body + size + (size % 2);
  }
  throw new Error("This is no WAV file.");
}

const readers: Record<string, (view: DataView, at: number) => number> = {
  "1/8": (view, at) => (view.getUint8(at) - 128) / 128,
  "1/16": (view, at) => view.getInt16(at, true) / 32_768,
  "1/24": (view, at) => (view.getInt16(at + 1, true) * 256 + view.getUint8(at)) / 8_388_608,
  "1/32": (view, at) => view.getInt32(at, true) / 2_147_483_648,
  "3/32": (view, at) => view.getFloat32(at, true),
};

/** Samples of a WAV file, its channels mixed to one. Throws when it is none, or in a form that is not PCM. */
export function readPcm(bytes: Uint8Array): { rate: number; pieces: AsyncIterable<Float32Array> } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { format, start, end } = chunksOf(view);
  const { channels, rate, bits, kind } = format;
  const read = readers[`${kind}/${bits}`];
  if (!read || channels < 1 || channels > 8 || rate < 4_000 || rate > 192_000)
    throw new Error("This is no PCM.");
  const step = bits / 8;
  const frames = Math.floor((end - start) / (step * channels));
  async function* pieces(): AsyncGenerator<Float32Array> {
    for (let from = 0; from < frames; from += pieceSamples) {
      const piece = new Float32Array(Math.min(pieceSamples, frames - from));
      for (let frame = 0; frame < piece.length; frame += 1) {
        let sum = 0;
        const at = start + (from + frame) * channels * step;
        for (let channel = 0; channel < channels; channel += 1) sum += read?.(view, at + channel * step) ?? 0;
        piece[frame] = sum / channels;
      }
      yield piece;
    }
  }
  return { rate, pieces: pieces() };
}

/** Samples between -1 and 1 as WAV has them. */
export const asInt16 = (piece: Float32Array): Int16Array =>
  Int16Array.from(piece, (sample) => Math.round(Math.max(-1, Math.min(1, sample)) * 32_767));

/** A WAV file of one channel, 16 bits. */
export function wavOf(pieces: readonly Int16Array[], rate: number): Uint8Array<ArrayBuffer> {
  const count = pieces.reduce((sum, { length }) => sum + length, 0);
  const bytes = new Uint8Array(headerBytes + count * 2);
  const view = new DataView(bytes.buffer);
  const ascii = (at: number, text: string) => {
    for (const [index, letter] of [...text].entries()) view.setUint8(at + index, letter.charCodeAt(0));
  };
  ascii(0, "RIFF");
  view.setUint32(4, 36 + count * 2, true);
  ascii(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  ascii(36, "data");
  view.setUint32(40, count * 2, true);
  // Little-endian, as every machine is that this runs on.
  const written = new Int16Array(bytes.buffer, headerBytes);
  let at = 0;
  for (const piece of pieces) {
    written.set(piece, at);
    at += piece.length;
  }
  return bytes;
}

/** The same of samples between -1 and 1. */
export const writePcm = (samples: readonly Float32Array[], rate: number): Uint8Array<ArrayBuffer> =>
  wavOf(samples.map(asInt16), rate);
