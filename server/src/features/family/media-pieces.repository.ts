import type { Database } from "#platform/database.ts";
import type { Tables } from "#platform/tables.ts";

type Piece = Tables["media_pieces"];

export type MediaPiecesRepository = ReturnType<typeof createMediaPiecesRepository>;

export const createMediaPiecesRepository = (db: Database) => ({
  /** In their order. */
  of: (ownerId: string, id: string): Promise<Piece[]> =>
    db
      .selectFrom("media_pieces")
      .selectAll()
      .where("owner_id", "=", ownerId)
      .where("id", "=", id)
      .orderBy("seq")
      .execute(),

  /** Adds nothing when there is a piece with that number. */
  add: (piece: Piece): Promise<unknown> =>
    db
      .insertInto("media_pieces")
      .values(piece)
      .onConflict((conflict) => conflict.columns(["owner_id", "id", "seq"]).doNothing())
      .execute(),

  remove: (ownerId: string, id: string): Promise<unknown> =>
    db.deleteFrom("media_pieces").where("owner_id", "=", ownerId).where("id", "=", id).execute(),

  /** Files whose last piece came before this time, and files that are kept whole. */
  leftOver: (time: string): Promise<Pick<Piece, "owner_id" | "id">[]> =>
    db
      .selectFrom("media_pieces")
      .leftJoin("media", "media.id", "media_pieces.id")
      .select(["media_pieces.owner_id", "media_pieces.id"])
      .groupBy(["media_pieces.owner_id", "media_pieces.id"])
      .having((eb) =>
        eb.or([eb(eb.fn.max("media_pieces.created_at"), "<", time), eb(eb.fn.count("media.id"), ">", 0)]),
      )
      .limit(100)
      .execute(),
});
