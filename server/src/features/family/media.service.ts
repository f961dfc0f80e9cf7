import type { Received } from "@saga/contract/endpoint";
import type { familyMedia as calls } from "@saga/contract/family-media";
import { limits } from "@saga/contract/vocabulary";
import type { Actor } from "#http/actor.ts";
import { Failure } from "#http/failure.ts";
import { readPieces, type UploadRequest } from "#http/upload.ts";
import { type Clock, isoNow } from "#platform/clock.ts";
import type { MediaTable } from "#platform/family-tables.ts";
import { allOf, keyOf } from "#platform/media-keys.ts";
import type { Quotas } from "#platform/quotas.ts";
import type { AudioStore } from "#providers/audio-store/audio-store.ts";
import { putPieces } from "#providers/audio-store/put-pieces.ts";
import type { Access } from "../people/people.access.ts";
import { withoutLocation } from "./location-data.ts";
import type { About, MediaRepository } from "./media.repository.ts";
import { mediaTypeOf } from "./media-type.ts";
import { storing } from "./storing.ts";

type Sent = Received<typeof calls.putMedia>;
type Named = { id: string; query: Sent["query"] };
type Changes = Received<typeof calls.changeMedia>["body"];

export type MediaService = ReturnType<typeof createMediaService>;

export type MediaServiceDependencies = {
  media: MediaRepository;
  store: AudioStore;
  access: Access;
  clock: Clock;
  quotas: Pick<Quotas, "mediaBytes">;
};

/** A file of a GEDZIP archive: the people in it, the one it shows first. */
type Brought = { id: string; name: string; caption: string; people: readonly string[] };

/** Bytes that say what a file is. */
const headBytes = 4_096;
const dayMs = 24 * 60 * 60 * 1000;

/** Photographs, documents, sound and films of a family. */
export function createMediaService({ media, store, access, clock, quotas }: MediaServiceDependencies) {
  const aboutOf = async (actor: Actor, query: Partial<Sent["query"]>): Promise<About> => {
    if (query.reads) {
      const { life_id, subject, person } = await own(actor, query.reads);
      return { life_id, subject, person };
    }
    if (query.person) return { life_id: null, subject: null, person: query.person };
    const { id } = await access.person(actor, query.life ?? actor.id);
    return { life_id: id, subject: query.subject ?? null, person: null };
  };

  const own = async (actor: Pick<Actor, "id">, id: string): Promise<MediaTable> => {
    const found = await media.find(id);
    if (!found || found.owner_id !== actor.id) throw new Failure("media.not_found");
    return found;
  };

  /** The bytes as they are kept. Photographs are read whole, to take out where they were taken, unless that is to stay. */
  const pieces = (all: AsyncIterator<Uint8Array>, head: Buffer, isPlaceTakenOut: boolean) =>
    isPlaceTakenOut
      ? photograph(all, head)
      : (async function* () {
          yield head;
          yield* rest(all);
        })();

  /**
   * Keeps the file that arrives, in the form its bytes say; null where files of that kind are not kept. `length`: its bytes, where they are
   * known; `isPlaceKept`: where a photograph was made stays in it.
   */
  const stored = async (
    actor: Actor,
    given: Pick<MediaTable, "id" | "name" | "life_id" | "subject" | "person" | "reads"> & Partial<MediaTable>,
    all: AsyncGenerator<Uint8Array>,
    { length, isPlaceKept = false }: { length?: number | undefined; isPlaceKept?: boolean } = {},
  ): Promise<MediaTable | null> => {
    const head = await begin(all);
    const type = mediaTypeOf(head, given.name);
    if (!type) {
      await all.return(undefined);
      return null;
    }
    const row: MediaTable = {
      owner_id: actor.id,
      kind: type.kind,
      media_type: type.mediaType,
      bytes: 0,
      caption: "",
      date: "",
      people: "[]",
      rotation: 0,
      created_at: isoNow(clock),
      deleted_at: null,
      ...given,
    };
    const isPlaceTakenOut = type.kind === "photo" && !isPlaceKept;
    const { bytes } = await storing(
      putPieces(store, [keyOf(row), pieces(all, head, isPlaceTakenOut), length]),
    );
    await media.add({ ...row, bytes });
    return own(actor, row.id);
  };

  /** Bytes that the account may still keep. */
  const room = async (actor: Actor): Promise<number> => quotas.mediaBytes - (await media.bytesOf(actor.id));

  /** A file that is sent again; one that was deleted meanwhile is wanted back. */
  const standing = async (row: MediaTable): Promise<MediaTable> => {
    if (row.deleted_at !== null) await media.change(row.id, { deleted_at: null });
    return { ...row, deleted_at: null };
  };

  const keep = async (
    actor: Actor,
    { id, query, bytes }: Named & { bytes?: number },
    content: AsyncGenerator<Uint8Array>,
  ): Promise<MediaTable> => {
    const about = await aboutOf(actor, query);
    const known = await media.find(id);
    if (known && known.owner_id !== actor.id) throw new Failure("media.id_taken");
    if (known) return standing(known);
    const { name, reads = null, location } = query;
    const given = { id, ...about, name, reads };
    const row = await stored(actor, given, content, { length: bytes, isPlaceKept: location === "kept" });
    if (!row) throw new Failure("media.unknown_type");
    return row;
  };

  return {
    /** Throws `media.not_found` for anything that is not the caller's. */
    find: own,

    has: async (actor: Actor, id: string): Promise<boolean> => (await media.find(id))?.owner_id === actor.id,

    /** What a file is to be about. Throws `people.not_found` and `media.not_found` where that is not the caller's. */
    about: aboutOf,

    all: (actor: Actor): Promise<MediaTable[]> => media.ofOwner(actor.id),

    list: async (actor: Actor, query: Partial<Sent["query"]>): Promise<MediaTable[]> =>
      media.list(actor.id, await aboutOf(actor, query)),

    /** Keeps a file of the caller's that has `bytes` bytes, where that is known; one whose id is known already is not read. */
    keep,

    put: async (actor: Actor, { id, query }: Named, request: UploadRequest): Promise<MediaTable> => {
      const read = async function* () {
        const left = await room(actor);
        const announced = Number(request.headers.get("content-length") ?? 0);
        if (left <= 0 || announced > left) throw new Failure("media.account_full");
        yield* readPieces(request, { maxBytes: limits.mediaBytes, tooLarge: "media.too_large" });
      };
      return keep(actor, { id, query }, read());
    },

    /** Keeps a file that came with an imported family; null where files of that kind are not kept. A second file with the same id changes nothing. */
    bring: async (actor: Actor, { id, name, ...about }: Brought, content: AsyncGenerator<Uint8Array>) => {
      const known = await media.find(id);
      if (known?.owner_id === actor.id) return standing(known);
      const { people, caption } = about;
      const [person = null] = people;
      const others = JSON.stringify(people.slice(1));
      const nowhere = { life_id: null, subject: null, person };
      return stored(actor, { id, ...nowhere, name, caption, people: others, reads: null }, content);
    },

    room,

    change: async (actor: Actor, id: string, { is_deleted, people, ...changes }: Changes) => {
      const found = await own(actor, id);
      const values = {
        ...(changes.caption === undefined ? {} : { caption: changes.caption }),
        ...(changes.date === undefined ? {} : { date: changes.date }),
        ...(changes.rotation === undefined ? {} : { rotation: changes.rotation }),
        ...(people === undefined ? {} : { people: JSON.stringify(people) }),
        ...(is_deleted === undefined ? {} : { deleted_at: is_deleted ? isoNow(clock) : null }),
      };
      if (Object.keys(values).length > 0) await media.change(id, values);
      return { ...found, ...values };
    },

    open: async (actor: Actor, id: string) => {
      const found = await own(actor, id);
      const size = await storing(store.size(keyOf(found)));
      if (size === null || found.deleted_at !== null) throw new Failure("media.not_found");
      return {
        row: found,
        size,
        read: (range: { start: number; end: number }) => store.read(keyOf(found), range),
      };
    },

    /** Removes for good what was deleted a day ago: until then it can be taken back. */
    sweep: async (): Promise<number> => {
      const before = new Date(clock.now().getTime() - dayMs).toISOString();
      let gone = 0;
      for (const row of await media.deletedBefore(before)) {
        if (!(await media.removeDeletedBefore(row.id, before))) continue;
        try {
          for (const key of allOf(row)) await storing(store.remove(key));
        } catch (error) {
          // Bytes that could not be removed are tried again.
          await media.add(row);
          throw error;
        }
        gone += 1;
      }
      return gone;
    },
  };
}

async function* rest(all: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  for (let next = await all.next(); !next.done; next = await all.next()) yield next.value;
}

async function* photograph(all: AsyncIterator<Uint8Array>, head: Buffer): AsyncGenerator<Uint8Array> {
  yield withoutLocation(Buffer.concat([head, ...(await Array.fromAsync(rest(all)))]));
}

/** The first bytes, enough to tell what kind of file it is. */
async function begin(all: AsyncIterator<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for (let length = 0; length < headBytes; ) {
    const { value, done } = await all.next();
    if (done) break;
    pieces.push(value);
    length += value.byteLength;
  }
  return Buffer.concat(pieces);
}
