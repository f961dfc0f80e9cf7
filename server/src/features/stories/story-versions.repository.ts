import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Database, Queries } from "#platform/database.ts";
import type { StoryVersionsTable } from "#platform/story-tables.ts";
import { beginningCharacters, type StoredStory } from "./stories.repository.ts";

type StoredVersion = StoryVersionsTable;

/** What lists show of a version. */
export type ListedVersion = Pick<
  StoredVersion,
  "id" | "title" | "words" | "is_edited" | "writer" | "written_at"
> & { beginning: string };

/** Versions of one story; the oldest go first. */
const mostVersions = 50;

export const createStoryVersionsRepository = (db: Database) => ({
  list: (storyId: string): Promise<ListedVersion[]> =>
    db
      .selectFrom("story_versions")
      .select(["id", "title", "words", "is_edited", "writer", "written_at"])
      .select(sql<string>`substr(story, 1, ${sql.lit(beginningCharacters)})`.as("beginning"))
      .where("story_id", "=", storyId)
      .orderBy("position", "desc")
      .execute(),

  find: (storyId: string, id: string, queries: Queries = db): Promise<StoredVersion | undefined> =>
    queries
      .selectFrom("story_versions")
      .selectAll()
      .where("story_id", "=", storyId)
      .where("id", "=", id)
      .executeTakeFirst(),

  /** Keeps what a story is. The caller holds the story locked. */
  keep: async (story: StoredStory, now: string, queries: Queries): Promise<void> => {
    const { id: story_id, owner_id: _, created_at: __, updated_at: written_at, ...content } = story;
    const last = await queries
      .selectFrom("story_versions")
      .select((eb) => eb.fn.max("position").as("position"))
      .where("story_id", "=", story_id)
      .executeTakeFirst();
    const position = Number(last?.position ?? -1) + 1;
    await queries
      .insertInto("story_versions")
      .values({ ...content, id: randomUUID(), story_id, written_at, kept_at: now, position })
      .execute();
    await queries
      .deleteFrom("story_versions")
      .where("story_id", "=", story_id)
      .where("position", "<=", position - mostVersions)
      .execute();
  },
});
