import type { Database } from "#platform/database.ts";
import type { StoryCoversTable } from "#platform/story-tables.ts";

export type CoversRepository = ReturnType<typeof createCoversRepository>;

/** Photographs on the covers of stories. They go with their stories. */
export const createCoversRepository = (db: Database) => ({
  find: (storyId: string): Promise<StoryCoversTable | undefined> =>
    db.selectFrom("story_covers").selectAll().where("story_id", "=", storyId).executeTakeFirst(),

  put: ({ story_id, ...cover }: StoryCoversTable): Promise<unknown> =>
    db
      .insertInto("story_covers")
      .values({ story_id, ...cover })
      .onConflict((conflict) => conflict.column("story_id").doUpdateSet(cover))
      .execute(),

  remove: (storyId: string): Promise<unknown> =>
    db.deleteFrom("story_covers").where("story_id", "=", storyId).execute(),
});
