import type { Database } from "#platform/database.ts";
import type { StorySharesTable } from "#platform/story-tables.ts";

export type StoredShare = StorySharesTable;

/** Links by which stories are read without an account. */
export const createSharesRepository = (db: Database) => ({
  add: (share: StoredShare): Promise<unknown> => db.insertInto("story_shares").values(share).execute(),

  ofStory: (storyId: string, now: string): Promise<StoredShare[]> =>
    db
      .selectFrom("story_shares")
      .selectAll()
      .where("story_id", "=", storyId)
      .where("expires_at", ">", now)
      .orderBy("created_at", "desc")
      .orderBy("id")
      .execute(),

  bySecret: (secretHash: string, now: string): Promise<StoredShare | undefined> =>
    db
      .selectFrom("story_shares")
      .selectAll()
      .where("secret_hash", "=", secretHash)
      .where("expires_at", ">", now)
      .executeTakeFirst(),

  /** Of these links the ones that have not ended. */
  alive: async (ids: readonly string[], now: string): Promise<string[]> => {
    if (ids.length === 0) return [];
    const rows = await db
      .selectFrom("story_shares")
      .select("id")
      .where("id", "in", ids)
      .where("expires_at", ">", now)
      .execute();
    return rows.map(({ id }) => id);
  },

  remove: (storyId: string, id: string): Promise<unknown> =>
    db.deleteFrom("story_shares").where("story_id", "=", storyId).where("id", "=", id).execute(),
});

export type SharesRepository = ReturnType<typeof createSharesRepository>;
