import type { Answer, Received } from "@saga/contract/endpoint";
import type { familyMedia as calls } from "@saga/contract/family-media";
import { limits } from "@saga/contract/vocabulary";
import type { Actor } from "#http/actor.ts";
import { Failure } from "#http/failure.ts";
import { type Clock, isoAfter, isoNow } from "#platform/clock.ts";
import type { MediaTable } from "#platform/family-tables.ts";
import { piecesOf } from "#platform/media-keys.ts";
import type { AudioStore } from "#providers/audio-store/audio-store.ts";
import type { MediaService } from "./media.service.ts";
import type { MediaPiecesRepository } from "./media-pieces.repository.ts";
import { mediaTypeOf } from "./media-type.ts";
import { storing } from "./storing.ts";

type Arrived = Answer<typeof calls.arrivedMedia>;
type Joining = { id: string; query: Received<typeof calls.joinMedia>["query"]; bytes: number };

export type MediaPiecesService = ReturnType<typeof createMediaPiecesService>;

export type MediaPiecesDependencies = {
  pieces: MediaPiecesRepository;
  media: Pick<MediaService, "about" | "has" | "keep" | "room">;
  store: AudioStore;
  clock: Clock;
};

/** Seconds after which a file of which no more comes is given up: thirty days. */
const graceSeconds = 30 * 24 * 60 * 60;

const pieceOf = (owner_id: string, [id, seq]: [id: string, seq: number]): string =>
  `${piecesOf({ owner_id, id })}${String(seq).padStart(6, "0")}`;

const isOffice = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 2)).toString() === "PK";

/** Files that come in pieces, each durable before it is acknowledged: what breaks off goes on where it stopped. */
export function createMediaPiecesService({ pieces, media, store, clock }: MediaPiecesDependencies) {
  const arrived = async (actor: Actor, id: string): Promise<Arrived> => {
    if (await media.has(actor, id)) return { pieces: 0, bytes: 0, is_kept: true };
    const all = await pieces.of(actor.id, id);
    const row = all.filter(({ seq }, index) => seq === index);
    return { pieces: row.length, bytes: row.reduce((sum, { bytes }) => sum + bytes, 0), is_kept: false };
  };

  const forget = async (owner_id: string, id: string): Promise<void> => {
    await storing(store.remove(piecesOf({ owner_id, id })));
    await pieces.remove(owner_id, id);
  };

  return {
    arrived,

    put: async (
      actor: Actor,
      { id, seq }: { id: string; seq: number },
      bytes: Uint8Array,
    ): Promise<Arrived> => {
      const all = await pieces.of(actor.id, id);
      if (all.some((piece) => piece.seq === seq) || bytes.byteLength === 0) return arrived(actor, id);
      // Which kind of document an archive is only its name says, and that comes with the join.
      if (seq === 0 && !isOffice(bytes) && !mediaTypeOf(Buffer.from(bytes), "a.txt"))
        throw new Failure("media.unknown_type");
      const sum = all.reduce((before, piece) => before + piece.bytes, bytes.byteLength);
      if (sum > limits.mediaBytes) throw new Failure("media.too_large");
      if ((await media.room(actor)) < bytes.byteLength) throw new Failure("media.account_full");
      await storing(store.put(pieceOf(actor.id, [id, seq]), [bytes], bytes.byteLength));
      const row = { owner_id: actor.id, id, seq, bytes: bytes.byteLength, created_at: isoNow(clock) };
      await pieces.add(row);
      return arrived(actor, id);
    },

    /** Forgets the pieces of a file that nobody wants to send any more: they took room. */
    drop: async (actor: Actor, id: string): Promise<Arrived> => {
      await forget(actor.id, id);
      return arrived(actor, id);
    },

    /** Throws `media.incomplete` while pieces are missing. */
    join: async (actor: Actor, { id, query, bytes }: Joining): Promise<MediaTable> => {
      await media.about(actor, query);
      const here = await arrived(actor, id);
      if (!here.is_kept && here.bytes !== bytes) throw new Failure("media.incomplete");
      const content = async function* () {
        for (let seq = 0; seq < here.pieces; seq += 1) yield* store.read(pieceOf(actor.id, [id, seq]));
      };
      const kept = await storing(media.keep(actor, { id, query, bytes }, content()));
      await forget(actor.id, id);
      return kept;
    },

    /** Removes pieces of files that are whole, and of those that nobody goes on with. */
    sweep: async (): Promise<void> => {
      for (const { owner_id, id } of await pieces.leftOver(isoAfter(clock, -graceSeconds)))
        await forget(owner_id, id);
    },
  };
}
