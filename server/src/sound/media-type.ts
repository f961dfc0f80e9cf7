/** Media types of recordings, as they are recognised by content. */
export type SoundType = "audio/webm" | "audio/ogg" | "audio/mp4" | "audio/wav" | "audio/mpeg";

const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0): boolean =>
  signature.every((value, index) => bytes[at + index] === value);

const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));

const ebml = [0x1a, 0x45, 0xdf, 0xa3];

/** An MPEG audio frame of layer III: eleven set bits, a version, a layer, a bit rate and a sampling rate that exist. */
const isMp3Frame = ([sync, version = 0, rates = 0]: Uint8Array): boolean =>
  sync === 0xff &&
  (version & 0xe0) === 0xe0 &&
  (version & 0x06) === 0x02 &&
  (version & 0x18) !== 0x08 &&
  (rates & 0xf0) !== 0xf0 &&
  (rates & 0x0c) !== 0x0c;

/** So many of its first bytes tell what a file is. A browser may hand out fewer before the first sound is there. */
export const bytesToTell = 12;

/** What the first bytes of a file say it is, whatever it is called; null: no sound we know. */
export function soundTypeOf(bytes: Uint8Array): SoundType | null {
  if (startsWith(bytes, ebml)) return "audio/webm";
  if (startsWith(bytes, ascii("OggS"))) return "audio/ogg";
  if (startsWith(bytes, ascii("ftyp"), 4)) return "audio/mp4";
  if (startsWith(bytes, ascii("RIFF")) && startsWith(bytes, ascii("WAVE"), 8)) return "audio/wav";
  if (startsWith(bytes, ascii("ID3")) || isMp3Frame(bytes)) return "audio/mpeg";
  return null;
}
