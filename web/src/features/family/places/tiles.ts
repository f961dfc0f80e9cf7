import { deepestTile } from "@saga/contract/vocabulary";
import { breadthOf, type MapView, northOf } from "./map-view.ts";

/** A picture of a part of the map, and where it stands, in percent of the map. */
export type TilePlace = {
  at: { z: number; x: number; y: number };
  left: number;
  top: number;
  width: number;
  height: number;
};

/** Pixels at which the words on a picture have the size they were drawn for; they are shown that large or larger. */
const drawnFor = 256;

const upTo = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/** The pictures that a map of so many pixels is laid out of. */
export function tilesOf(view: MapView, pixels: number): TilePlace[] {
  const breadth = breadthOf(view);
  if (pixels < 1) return [];
  const fitting = Math.floor(Math.log2((360 * pixels) / (drawnFor * breadth)));
  const z = Math.min(deepestTile, Math.max(0, fitting));
  const count = 2 ** z;
  const size = 360 / count;
  const west = view.lon + 180 - breadth / 2;
  const above = 180 - northOf(view.lat) - view.span / 2;
  const columns = upTo(Math.floor(west / size), Math.floor((west + breadth) / size));
  const rows = upTo(
    Math.max(0, Math.floor(above / size)),
    Math.min(count - 1, Math.floor((above + view.span) / size)),
  );
  return rows.flatMap((y) =>
    columns.map((column) => ({
      // Beyond the date line the world begins again.
      at: { z, x: ((column % count) + count) % count, y },
      left: ((column * size - west) / breadth) * 100,
      top: ((y * size - above) / view.span) * 100,
      width: (size / breadth) * 100,
      height: (size / view.span) * 100,
    })),
  );
}
