import { sql } from "kysely";
import type { Database, Queries } from "#platform/database.ts";
import type { StoriesTable } from "#platform/story-tables.ts";

export type StoredStory = StoriesTable;

/** Characters of a story that lists read: of a hundred stories, whole ones are 40 MB. */
export const beginningCharacters = 2_000;

/** What lists show of a story. */
export type ListedStory = Pick<
  StoredStory,
  "id" | "title" | "words" | "language" | "style" | "period" | "created_at" | "updated_at"
> & { beginning: string };

type Changes = Partial<Omit<StoredStory, "id" | "owner_id" | "created_at">>;

const linkInterviews = async (storyId: string, interviewIds: string[], trx: Queries): Promise<void> => {
  const links = interviewIds.map((interview_id, position) => ({ story_id: storyId, interview_id, position }));
  await trx.insertInto("story_interviews").values(links).execute();
};

export const createStoriesRepository = (db: Database) => ({
  find: (id: string, queries: Queries = db): Promise<StoredStory | undefined> =>
    queries.selectFrom("stories").selectAll().where("id", "=", id).executeTakeFirst(),

  /** Holds a story until the transaction ends: whoever wants to change it waits. */
  lock: (id: string, trx: Queries): Promise<StoredStory | undefined> =>
    trx
      .updateTable("stories")
      .set((eb) => ({ updated_at: eb.ref("updated_at") }))
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirst(),

  list: (ownerId: string, page: { offset: number; limit: number }): Promise<ListedStory[]> =>
    db
      .selectFrom("stories")
      .select(["id", "title", "words", "language", "style", "period", "created_at", "updated_at"])
      .select(sql<string>`substr(story, 1, ${sql.lit(beginningCharacters)})`.as("beginning"))
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

  /** Adds nothing when the id is taken; answers whether it was added. */
  add: async (story: StoredStory, interviewIds: string[], trx: Queries): Promise<boolean> => {
    const added = await trx
      .insertInto("stories")
      .values(story)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (Number(added.numInsertedOrUpdatedRows ?? 0) === 0) return false;
    await linkInterviews(story.id, interviewIds, trx);
    return true;
  },

  change: (id: string, changes: Changes, queries: Queries = db): Promise<unknown> =>
    queries.updateTable("stories").set(changes).where("id", "=", id).execute(),

  setInterviews: async (id: string, interviewIds: string[], trx: Queries): Promise<void> => {
    await trx.deleteFrom("story_interviews").where("story_id", "=", id).execute();
    await linkInterviews(id, interviewIds, trx);
  },

  remove: (id: string, queries: Queries = db): Promise<unknown> =>
    queries.deleteFrom("stories").where("id", "=", id).execute(),
});
