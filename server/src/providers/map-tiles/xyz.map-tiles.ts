import type { MapTiles, Tile, TileAt } from "./map-tiles.ts";

/** Tiles have some 20 kB, of aerial photographs 100. */
const mostBytes = 1024 * 1024;
const waitMs = 10_000;

const startsWith = (bytes: Buffer, hex: string, at = 0): boolean =>
  bytes.subarray(at, at + hex.length / 2).toString("hex") === hex;

/** By its bytes: a drawing in text, which could hold a script, is none. */
function mediaTypeOf(bytes: Buffer): string | null {
  if (startsWith(bytes, "89504e470d0a1a0a")) return "image/png";
  if (startsWith(bytes, "ffd8ff")) return "image/jpeg";
  return startsWith(bytes, "52494646") && startsWith(bytes, "57454250", 8) ? "image/webp" : null;
}

async function whole(body: AsyncIterable<Uint8Array>): Promise<Buffer | null> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of body) {
    bytes += piece.byteLength;
    if (bytes > mostBytes) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

const filled = (template: string, { z, x, y }: TileAt): string =>
  template.replace("{z}", String(z)).replace("{x}", String(x)).replace("{y}", String(y));

/**
 * A service whose pictures have addresses such as `https://tiles.example.org/{z}/{x}/{y}.png`. It is told what is looked at, and by which server;
 * no redirect is followed, so that nobody else can be asked through it.
 */
export const createXyzMapTiles = (template: string): MapTiles => ({
  service: new URL(filled(template, { z: 0, x: 0, y: 0 })).hostname,
  read: async (at): Promise<Tile | null> => {
    try {
      const answer = await fetch(filled(template, at), {
        redirect: "error",
        signal: AbortSignal.timeout(waitMs),
        headers: { accept: "image/png,image/jpeg,image/webp", "user-agent": "Saga" },
      });
      const body = answer.ok ? await whole(answer.body ?? new ReadableStream()) : null;
      if (!body) await answer.body?.cancel().catch(() => {});
      const mediaType = body && mediaTypeOf(body);
      return body && mediaType ? { bytes: new Uint8Array(body), mediaType } : null;
    } catch {
      return null;
    }
  },
});
