/** Enough for speech; the other where a browser decodes to nothing lower. Hz. */
const rates = [16_000, 44_100];
const headerBytes = 44;

async function decoded(sound: ArrayBuffer): Promise<AudioBuffer> {
  let failure: unknown;
  for (const rate of rates) {
    try {
      return await new OfflineAudioContext(1, 1, rate).decodeAudioData(sound.slice(0));
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

function mixed(buffer: AudioBuffer): Float32Array {
  const samples = new Float32Array(buffer.length);
  for (let channel = 0; channel < buffer.numberOfChannels; channel += 1) {
    for (const [at, sample] of buffer.getChannelData(channel).entries())
      samples[at] = (samples[at] ?? 0) + sample / buffer.numberOfChannels;
  }
  return samples;
}

/** A WAV file of one channel, 16 bits; samples are between -1 and 1. */
export function wavOf(samples: Float32Array, rate: number): ArrayBuffer {
  const bytes = new ArrayBuffer(headerBytes + samples.length * 2);
  const view = new DataView(bytes);
  const ascii = (at: number, text: string) => {
    for (const [index, letter] of [...text].entries()) view.setUint8(at + index, letter.charCodeAt(0));
  };
  ascii(0, "RIFF");
  view.setUint32(4, 36 + samples.length * 2, true);
  ascii(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  ascii(36, "data");
  view.setUint32(40, samples.length * 2, true);
  for (const [at, sample] of samples.entries())
    view.setInt16(headerBytes + at * 2, Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), true);
  return bytes;
}

/** Sound of any form that this browser can play, as WAV of one channel. Rejects when it cannot. */
export async function readableCopy(sound: ArrayBuffer): Promise<ArrayBuffer> {
  const buffer = await decoded(sound);
  return wavOf(mixed(buffer), buffer.sampleRate);
}
