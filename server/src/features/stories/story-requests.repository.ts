import type { Database, Queries } from "#platform/database.ts";
import type { StoryRequestsTable } from "#platform/story-tables.ts";
import type { PartDone } from "#storyteller/written/work.ts";

export type StoredRequest = StoryRequestsTable;

type Changes = Partial<
  Pick<StoredRequest, "state" | "step" | "done" | "total" | "attempts" | "plan" | "error">
>;

const open = ["waiting", "writing"];

/** Is the story still to be written? */
export const isOpen = ({ state }: Pick<StoredRequest, "state">): boolean => open.includes(state);

export const createStoryRequestsRepository = (db: Database) => ({
  find: (id: string, queries: Queries = db): Promise<StoredRequest | undefined> =>
    queries.selectFrom("story_requests").selectAll().where("id", "=", id).executeTakeFirst(),

  /** Answers whether it was added: not when the id is taken. */
  add: async (request: StoredRequest, queries: Queries = db): Promise<boolean> => {
    const added = await queries
      .insertInto("story_requests")
      .values(request)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return Number(added.numInsertedOrUpdatedRows ?? 0) > 0;
  },

  /** Changes a request that has not come to its end; answers whether it did. */
  change: async (id: string, changes: Changes, queries: Queries = db): Promise<boolean> => {
    const changed = await queries
      .updateTable("story_requests")
      .set(changes)
      .where("id", "=", id)
      .where("state", "in", open)
      .executeTakeFirst();
    return Number(changed.numUpdatedRows) > 0;
  },

  removeOfStory: (storyId: string, queries: Queries = db): Promise<unknown> =>
    queries.deleteFrom("story_requests").where("story_id", "=", storyId).execute(),

  part: async (id: string, position: number): Promise<PartDone | null> => {
    const row = await db
      .selectFrom("story_parts")
      .selectAll()
      .where("request_id", "=", id)
      .where("position", "=", position)
      .executeTakeFirst();
    if (!row) return null;
    return {
      sentences: JSON.parse(row.sentences) as PartDone["sentences"],
      by: row.written_by as PartDone["by"],
    };
  },

  keepPart: async (id: string, position: number, { sentences, by }: PartDone): Promise<void> => {
    const content = { sentences: JSON.stringify(sentences), written_by: by };
    await db
      .insertInto("story_parts")
      .values({ request_id: id, position, ...content })
      .onConflict((conflict) => conflict.columns(["request_id", "position"]).doUpdateSet(content))
      .execute();
  },

  dropParts: (id: string, queries: Queries = db): Promise<unknown> =>
    queries.deleteFrom("story_parts").where("request_id", "=", id).execute(),
});
