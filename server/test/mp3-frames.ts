export type Mp3Frame = {
  /** Hz */
  sampleRate: number;
  /** kbit/s */
  bitrate: number;
  channels: 1 | 2;
  seconds: number;
  /** Nothing is coded in it. */
  isSilent: boolean;
};

const bitrates = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const sampleRates = [22_050, 24_000, 16_000];
const samples = 576;

/**
 * Reads MPEG-2 layer III, the form in which Saga encodes speech, frame by frame. Throws where a frame does not begin on the
 * byte after the one before it, or is cut off.
 */
export function readMp3(bytes: Uint8Array): Mp3Frame[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const frames: Mp3Frame[] = [];
  for (let at = 0; at < bytes.length; ) {
    const header = view.getUint32(at);
    if (header >>> 17 !== 0b1111_1111_1111_001) throw new Error(`no frame at byte ${at} of ${bytes.length}`);
    const bitrate = bitrates[(header >>> 12) & 15] ?? 0;
    const sampleRate = sampleRates[(header >>> 10) & 3] ?? 0;
    const length = Math.floor((72_000 * bitrate) / sampleRate) + ((header >>> 9) & 1);
    if (length < 24 || at + length > bytes.length) throw new Error(`the frame at byte ${at} is cut off`);
    const channels = ((header >>> 6) & 3) === 3 ? 1 : 2;
    const dataAt = at + ((header >>> 16) & 1 ? 4 : 6);
    // After 8 bits of main_data_begin and the private bits: the bits that code the first channel.
    const codedBits = (view.getUint32(dataAt) >>> (channels === 1 ? 11 : 10)) & 0xfff;
    frames.push({ sampleRate, bitrate, channels, seconds: samples / sampleRate, isSilent: codedBits < 60 });
    at += length;
  }
  return frames;
}
