import type { FamilyMap } from "@saga/contract/family-places";
import type { Actor } from "#http/actor.ts";
import { Failure } from "#http/failure.ts";
import { createFairQueue } from "#platform/fair-queue.ts";
import type { MapAttribution } from "#platform/map-config.ts";
import type { RateLimiter } from "#platform/rate-limit.ts";
import type { MapTiles, Tile, TileAt } from "#providers/map-tiles/map-tiles.ts";

export type MapService = ReturnType<typeof createMapService>;

export type MapDependencies = {
  /** Null: there is the outline alone, and nobody is asked. */
  map: { tiles: MapTiles; attribution: MapAttribution } | null;
  limiter: RateLimiter;
};

/** Pictures that the service is asked for on behalf of one account: nobody copies its map through this server. */
const askedByAccount = { name: "map-tile", max: 3_000, seconds: 60 * 60 };
/** Calls to the service at a time. */
const atOnce = 6;
/** Bytes that are kept in memory, the ones looked at last. */
const mostKept = 32 * 1024 * 1024;

/** A map drawn by somebody else, fetched by this server: the service sees what is looked at, and never who looks. */
export function createMapService({ map, limiter }: MapDependencies) {
  const kept = new Map<string, Tile>();
  const underWay = new Map<string, Promise<Tile | null>>();
  const inTurn = createFairQueue(atOnce);
  let keptBytes = 0;

  const keep = (key: string, tile: Tile): void => {
    keptBytes -= kept.get(key)?.bytes.byteLength ?? 0;
    kept.set(key, tile);
    keptBytes += tile.bytes.byteLength;
    for (const [oldest, { bytes }] of kept) {
      if (keptBytes <= mostKept) return;
      kept.delete(oldest);
      keptBytes -= bytes.byteLength;
    }
  };

  /** One that is kept; it stands last again: what is looked at stays longest. */
  const standing = (key: string): Tile | undefined => {
    const known = kept.get(key);
    if (!known) return undefined;
    kept.delete(key);
    kept.set(key, known);
    return known;
  };

  const fetched = async (tiles: MapTiles, key: string, at: TileAt): Promise<Tile | null> => {
    const tile = await tiles.read(at);
    if (tile) keep(key, tile);
    return tile;
  };

  return {
    describe: (): FamilyMap => ({
      tiles: map && {
        service: map.tiles.service,
        attribution: map.attribution.attribution,
        link: map.attribution.link,
      },
    }),

    /** Throws `map.no_tile`, and `request.rate_limited` for who asks for very many. */
    tile: async (actor: Actor, at: TileAt): Promise<Tile> => {
      const size = 2 ** at.z;
      if (!map || at.x >= size || at.y >= size) throw new Failure("map.no_tile");
      const key = `${at.z}/${at.x}/${at.y}`;
      const known = standing(key);
      if (known) return known;
      const wait = await limiter.count(askedByAccount, actor.id);
      if (wait > 0) throw new Failure("request.rate_limited", { retryAfter: wait });
      // It may have come for somebody else meanwhile.
      const come = standing(key);
      if (come) return come;
      const { tiles } = map;
      const work =
        underWay.get(key) ??
        inTurn(actor.id, () => fetched(tiles, key, at)).finally(() => underWay.delete(key));
      underWay.set(key, work);
      const tile = await work;
      if (!tile) throw new Failure("map.no_tile");
      return tile;
    },
  };
}
