import type { Database } from "#platform/database.ts";
import type { StoriesTable } from "#platform/tables.ts";

export type StoredStory = StoriesTable;

type Changes = Partial<Pick<StoredStory, "title" | "story" | "words" | "is_edited" | "updated_at">>;

export type StoriesRepository = ReturnType<typeof createStoriesRepository>;

export const createStoriesRepository = (db: Database) => ({
  find: (id: string): Promise<StoredStory | undefined> =>
    db.selectFrom("stories").selectAll().where("id", "=", id).executeTakeFirst(),

  list: (ownerId: string, page: { offset: number; limit: number }): Promise<StoredStory[]> =>
    db
      .selectFrom("stories")
      .selectAll()
      .where("owner_id", "=", ownerId)
      .orderBy("created_at", "desc")
      .orderBy("id")
      .offset(page.offset)
      .limit(page.limit)
      .execute(),

  count: async (ownerId: string): Promise<number> => {
    const row = await db
      .selectFrom("stories")
      .select((eb) => eb.fn.countAll().as("total"))
      .where("owner_id", "=", ownerId)
      .executeTakeFirst();
    return Number(row?.total ?? 0);
  },

  interviewIds: async (storyIds: string[]): Promise<Map<string, string[]>> => {
    if (storyIds.length === 0) return new Map();
    const rows = await db
      .selectFrom("story_interviews")
      .selectAll()
      .where("story_id", "in", storyIds)
      .orderBy("position")
      .execute();
    const groups = Map.groupBy(rows, (row) => row.story_id);
    return new Map([...groups].map(([id, group]) => [id, group.map((row) => row.interview_id)]));
  },

  /** Adds nothing when the id is taken. */
  add: (story: StoredStory, interviewIds: string[]): Promise<void> =>
    db.transaction().execute(async (trx) => {
      const added = await trx
        .insertInto("stories")
        .values(story)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (Number(added.numInsertedOrUpdatedRows ?? 0) === 0) return;
      const links = interviewIds.map((interview_id, position) => ({
        story_id: story.id,
        interview_id,
        position,
      }));
      await trx.insertInto("story_interviews").values(links).execute();
    }),

  change: (id: string, changes: Changes): Promise<unknown> =>
    db.updateTable("stories").set(changes).where("id", "=", id).execute(),

  remove: (id: string): Promise<unknown> => db.deleteFrom("stories").where("id", "=", id).execute(),
});
