import type { PictureSize } from "@saga/contract/family-media";
import { undrawnType } from "@saga/contract/vocabulary";
import type { Actor } from "#http/actor.ts";
import { Failure } from "#http/failure.ts";
import type { MediaTable } from "#platform/family-tables.ts";
import { keyOf, picturesOf } from "#platform/media-keys.ts";
import type { AudioStore, ByteRange } from "#providers/audio-store/audio-store.ts";
import type { MediaService } from "./media.service.ts";
import type { PictureWorker } from "./picture-worker.ts";
import { storing } from "./storing.ts";

export type PicturesService = ReturnType<typeof createPicturesService>;

export type PicturesDependencies = {
  media: Pick<MediaService, "find">;
  store: AudioStore;
  draw: PictureWorker;
};

/** `seen`: by a model. */
type Drawn = PictureSize | "seen";

/** Pixels of the longer side: in a list, on a screen, across a page of a book, and for what is plainly to be seen. */
const longest: Record<Drawn, number> = { small: 384, seen: 768, large: 1600, print: 2400 };

/** Pictures of photographs, as small as they are shown and turned as somebody turned them. They are drawn when they are first asked for. */
export function createPicturesService({ media, store, draw }: PicturesDependencies) {
  const underWay = new Map<string, Promise<void>>();

  const make = async (row: MediaTable, [key, size]: [key: string, size: Drawn]): Promise<void> => {
    const drawn = await draw(row.owner_id, async () => {
      const bytes = Buffer.concat(await storing(Array.fromAsync(store.read(keyOf(row)))));
      return { bytes, longest: longest[size], rotation: row.rotation };
    });
    if (!drawn) throw new Failure("media.no_picture");
    await storing(store.put(key, [drawn], drawn.byteLength));
  };

  return {
    /** A JPEG. Throws `media.not_found`, and `media.no_picture` for what is no photograph or cannot be drawn. */
    open: async (actor: Pick<Actor, "id">, id: string, size: Drawn) => {
      const row = await media.find(actor, id);
      if (row.deleted_at !== null) throw new Failure("media.not_found");
      if (row.kind !== "photo" || row.media_type === undrawnType) throw new Failure("media.no_picture");
      const name = `${size}-${row.rotation}`;
      const key = `${picturesOf(row)}${name}.jpg`;
      if ((await storing(store.size(key))) === null) {
        const work = underWay.get(key) ?? make(row, [key, size]).finally(() => underWay.delete(key));
        underWay.set(key, work);
        await work;
        // Somebody may have removed the account meanwhile, and all that was kept for it.
        await media.find(actor, id).catch(async (error: unknown) => {
          await storing(store.remove(picturesOf(row)));
          throw error;
        });
      }
      return {
        name,
        size: (await storing(store.size(key))) ?? 0,
        read: (range: ByteRange) => store.read(key, range),
      };
    },
  };
}
