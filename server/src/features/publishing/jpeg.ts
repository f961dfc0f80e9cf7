/** Sides of a photograph that no page is printed from. */
const mostPixels = 8_000;

/** Begins the part that holds the sizes: SOF0 to SOF15, without those that mean something else. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Width and height of a JPEG; null: it is none, is broken off before its sizes, or is too large to be set. */
export function jpegSize(bytes: Uint8Array): { width: number; height: number } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 4 || view.getUint16(0) !== 0xffd8) return null;
  let at = 2;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (isFrame(marker)) {
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
      const isUsable = width > 0 && height > 0 && width <= mostPixels && height <= mostPixels;
      return isUsable ? { width, height } : null;
    }
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}
