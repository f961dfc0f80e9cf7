/** Sides of a photograph that no page is printed from. */
const mostPixels = 8_000;

/** Begins the part that holds the sizes: SOF0 to SOF15, without those that mean something else. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Of each pixel: one value for grey, three for colours. */
export type JpegFrame = { width: number; height: number; components: number };

function frameOf(bytes: Uint8Array): JpegFrame | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 4 || view.getUint16(0) !== 0xffd8) return null;
  let at = 2;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    if (isFrame(bytes[at + 1] ?? 0))
      return {
        height: view.getUint16(at + 5),
        width: view.getUint16(at + 7),
        components: bytes[at + 9] ?? 0,
      };
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

/** Width and height of a JPEG; null: it is none, is broken off before its sizes, or is too large to be set. */
export function jpegSize(bytes: Uint8Array): { width: number; height: number } | null {
  const frame = frameOf(bytes);
  if (!frame) return null;
  const { width, height } = frame;
  const isUsable = width > 0 && height > 0 && width <= mostPixels && height <= mostPixels;
  return isUsable ? { width, height } : null;
}

/** A JPEG that is whole and can be printed as it is, grey or in colours; null: it is not. */
export function printableJpeg(bytes: Uint8Array): JpegFrame | null {
  const frame = jpegSize(bytes) && frameOf(bytes);
  if (!frame || (frame.components !== 1 && frame.components !== 3)) return null;
  // Cameras may write zeros behind the end.
  const end = bytes.findLastIndex((byte) => byte !== 0);
  const isWhole = bytes[end] === 0xd9 && bytes[end - 1] === 0xff;
  return isWhole ? frame : null;
}
