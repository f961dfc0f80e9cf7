/** A part of a map: the world in 2^z by 2^z squares, x from the west, y from the north. */
export type TileAt = { z: number; x: number; y: number };

export type Tile = { bytes: Uint8Array<ArrayBuffer>; mediaType: string };

/** Whoever draws maps. */
export type MapTiles = {
  /** As people know the service: the host of its address. */
  service: string;
  /** Null: there is no such picture, or it cannot be had now. */
  read: (at: TileAt) => Promise<Tile | null>;
};
