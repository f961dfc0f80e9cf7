import { sql } from "kysely";
import type { Database } from "#platform/database.ts";
import type { MediaTable } from "#platform/family-tables.ts";

/** What a file is about. */
export type About = Pick<MediaTable, "life_id" | "subject" | "person">;

export type MediaChanges = Partial<
  Pick<MediaTable, "caption" | "date" | "people" | "rotation" | "deleted_at">
>;

/** The ids of who is in it are JSON; an id may hold `_`, which stands for any character in a pattern. */
const isIn = (person: string) =>
  sql<boolean>`people like ${`%"${person.replaceAll("_", "\\_")}"%`} escape '\\'`;

export type MediaRepository = ReturnType<typeof createMediaRepository>;

export const createMediaRepository = (db: Database) => ({
  find: (id: string): Promise<MediaTable | undefined> =>
    db.selectFrom("media").selectAll().where("id", "=", id).executeTakeFirst(),

  list: (ownerId: string, { life_id, subject, person }: About): Promise<MediaTable[]> =>
    db
      .selectFrom("media")
      .selectAll()
      .where("owner_id", "=", ownerId)
      .where("deleted_at", "is", null)
      .$if(person !== null, (query) =>
        query.where((or) => or.or([or("person", "=", person), isIn(person ?? "")])),
      )
      .$if(person === null, (query) => query.where("life_id", "=", life_id))
      .$if(subject !== null, (query) => query.where("subject", "=", subject))
      .orderBy("created_at", "desc")
      .orderBy("id")
      .execute(),

  /** Everything that is kept for an account, oldest first. */
  ofOwner: (ownerId: string): Promise<MediaTable[]> =>
    db
      .selectFrom("media")
      .selectAll()
      .where("owner_id", "=", ownerId)
      .where("deleted_at", "is", null)
      .orderBy("created_at")
      .orderBy("id")
      .execute(),

  /** Bytes of all that is kept for an account, with what is on its way. */
  bytesOf: async (ownerId: string): Promise<number> => {
    const of = async (table: "media" | "media_pieces"): Promise<number> => {
      const row = await db
        .selectFrom(table)
        .select((eb) => eb.fn.sum("bytes").as("bytes"))
        .where("owner_id", "=", ownerId)
        .executeTakeFirst();
      return Number(row?.bytes ?? 0);
    };
    return (await of("media")) + (await of("media_pieces"));
  },

  /** Adds nothing when the id is taken. */
  add: (row: MediaTable): Promise<unknown> =>
    db
      .insertInto("media")
      .values(row)
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute(),

  change: (id: string, changes: MediaChanges): Promise<unknown> =>
    db.updateTable("media").set(changes).where("id", "=", id).execute(),

  /** Files that were deleted before this time. */
  deletedBefore: (time: string): Promise<MediaTable[]> =>
    db.selectFrom("media").selectAll().where("deleted_at", "<", time).limit(100).execute(),

  /** False: somebody took it back meanwhile, or it is gone already. */
  removeDeletedBefore: async (id: string, time: string): Promise<boolean> => {
    const { numDeletedRows } = await db
      .deleteFrom("media")
      .where("id", "=", id)
      .where("deleted_at", "<", time)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },
});
