import { crc32 } from "node:zlib";

/**
 * Takes the place where a photograph was made out of its file, and leaves everything else as it is: the directory of
 * GPS values that TIFF tag 0x8825 names is emptied where it stands (Exif 2.32, 4.6.6). It looks the same in JPEG, PNG,
 * WebP, HEIC and TIFF. XMP text that repeats the place is overwritten with blanks. The length stays the same.
 */
export function withoutLocation(file: Buffer): Buffer {
  const bytes = Buffer.from(file);
  for (const order of ["II*\0", "MM\0*"]) {
    const sign = Buffer.from(order, "latin1");
    for (let at = bytes.indexOf(sign); at >= 0; at = bytes.indexOf(sign, at + 1)) {
      emptyGps(bytes.subarray(at), order === "II*\0");
    }
  }
  blankXmp(bytes);
  return isPng(bytes) ? withSums(bytes) : bytes;
}

const gpsPointer = 0x8825;
const maxEntries = 512;
/** Bytes of one value by its type. */
const sizes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];

function emptyGps(tiff: Buffer, isLittle: boolean): void {
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const entries = (at: number): number[] => {
    if (at < 8 || at + 2 > tiff.length) return [];
    const count = short(at);
    if (count === 0 || count > maxEntries || at + 2 + count * 12 > tiff.length) return [];
    return Array.from({ length: count }, (_, index) => at + 2 + index * 12);
  };
  if (tiff.length < 16) return;
  const pointer = entries(long(4)).find((at) => short(at) === gpsPointer && short(at + 2) === 4);
  if (pointer === undefined) return;
  const directory = long(pointer + 8);
  for (const at of entries(directory)) {
    const length = (sizes[short(at + 2)] ?? 0) * long(at + 4);
    const value = long(at + 8);
    if (length > 4 && value + length <= tiff.length) tiff.fill(0, value, value + length);
    tiff.fill(0, at, at + 12);
  }
  if (directory + 2 <= tiff.length && directory >= 8) tiff.fill(0, directory, directory + 2);
}

/** Attributes and elements of the Exif name space in XMP (XMP specification, part 2). */
const xmpPlaces = [/exif:GPS\w+="([^"]{0,200})"/g, /<exif:GPS\w+>([^<]{0,200})</g];

function blankXmp(bytes: Buffer): void {
  const start = bytes.indexOf("<x:xmpmeta");
  const end = start < 0 ? -1 : bytes.indexOf("</x:xmpmeta", start);
  if (end < 0) return;
  const text = bytes.toString("latin1", start, end);
  for (const form of xmpPlaces) {
    for (const found of text.matchAll(form)) {
      const value = found[1] ?? "";
      const at = start + found.index + found[0].indexOf(value, found[0].search(/["<>]/));
      bytes.fill(0x20, at, at + value.length);
    }
  }
}

const isPng = (bytes: Buffer): boolean => bytes.subarray(1, 4).equals(Buffer.from("PNG"));

/** The check sums of a PNG's chunks, which the changes above have made wrong. */
function withSums(bytes: Buffer): Buffer {
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const end = at + 8 + length;
    if (end + 4 > bytes.length) break;
    const type = bytes.toString("latin1", at + 4, at + 8);
    if (type === "eXIf" || type === "iTXt") bytes.writeUInt32BE(crc32(bytes.subarray(at + 4, end)), end);
    at = end + 4;
  }
  return bytes;
}
