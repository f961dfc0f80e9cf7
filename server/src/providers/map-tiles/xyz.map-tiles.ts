import type { Log } from "#platform/log.ts";
import { pictureTypeOf } from "#platform/picture-type.ts";
import type { MapTiles, Tile, TileAt } from "./map-tiles.ts";

/** Tiles have some 20 kB, of aerial photographs 100. */
const mostBytes = 1024 * 1024;
const waitMs = 10_000;

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
 * no redirect is followed, so that nobody else can be asked through it. What goes wrong is logged by its host alone: an address may hold a key.
 */
export function createXyzMapTiles(template: string, log: Pick<Log, "warn">): MapTiles {
  const service = new URL(filled(template, { z: 0, x: 0, y: 0 })).hostname;
  let failing = "";

  /** Once for every part of the map in a row that does not come for this reason. */
  const fail = (why: string): null => {
    if (failing !== why) log.warn({ service, why }, "a part of the map did not come");
    failing = why;
    return null;
  };

  return {
    service,
    read: async (at): Promise<Tile | null> => {
      try {
        const answer = await fetch(filled(template, at), {
          redirect: "error",
          signal: AbortSignal.timeout(waitMs),
          headers: { accept: "image/png,image/jpeg,image/webp", "user-agent": "Saga" },
        });
        // An answer without a body, such as 204, is no picture.
        const body = answer.ok && answer.body ? await whole(answer.body) : null;
        if (!body) {
          await answer.body?.cancel().catch(() => {});
          return fail(answer.ok ? "no picture" : `status ${answer.status}`);
        }
        const mediaType = pictureTypeOf(body);
        if (!mediaType) return fail("no picture");
        failing = "";
        return { bytes: new Uint8Array(body), mediaType };
      } catch (error) {
        return fail(error instanceof Error ? error.name : "error");
      }
    },
  };
}
