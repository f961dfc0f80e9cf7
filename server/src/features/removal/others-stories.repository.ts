import type { ExpressionBuilder } from "kysely";
import type { Queries } from "#platform/database.ts";
import type { StoriesTable, StoryVersionsTable } from "#platform/story-tables.ts";
import type { Tables } from "#platform/tables.ts";

type Owners = {
  removed: { interviewIds: readonly string[] };
  people: readonly string[];
  alsoOf: readonly string[];
};

const ofOthers = ({ removed, people, alsoOf }: Owners) => {
  return (eb: ExpressionBuilder<Tables, "stories">) => {
    const linked = eb
      .selectFrom("story_interviews")
      .select("story_id")
      .where("interview_id", "in", [...removed.interviewIds, ""]);
    return eb.and([
      eb.or([eb("id", "in", linked), eb("owner_id", "in", [...alsoOf, ""])]),
      eb("owner_id", "not in", [...people, ""]),
    ]);
  };
};

export type CutContent = Pick<
  StoriesTable,
  "title" | "story" | "sections" | "spent" | "words" | "note" | "read_through"
>;

/** Stories that others have made of interviews that are removed. */
export const othersStories = {
  /**
   * `people` are removed themselves, and their own stories with them; `alsoOf` may have versions of stories that were made of
   * these interviews once.
   */
  find: async (owners: Owners, queries: Queries): Promise<StoriesTable[]> => {
    if (owners.removed.interviewIds.length === 0) return [];
    return queries.selectFrom("stories").selectAll().where(ofOthers(owners)).execute();
  },

  /** Whoever wants to change one waits until the transaction ends. */
  lock: async (owners: Owners, trx: Queries): Promise<void> => {
    if (owners.removed.interviewIds.length === 0) return;
    await trx
      .updateTable("stories")
      .set((eb) => ({ updated_at: eb.ref("updated_at") }))
      .where(ofOthers(owners))
      .execute();
  },

  versions: (storyId: string, trx: Queries): Promise<StoryVersionsTable[]> =>
    trx.selectFrom("story_versions").selectAll().where("story_id", "=", storyId).execute(),

  change: (id: string, content: CutContent & { updated_at: string }, trx: Queries): Promise<unknown> =>
    trx.updateTable("stories").set(content).where("id", "=", id).execute(),

  changeVersion: (id: string, content: CutContent, trx: Queries): Promise<unknown> =>
    trx.updateTable("story_versions").set(content).where("id", "=", id).execute(),

  drop: (id: string, trx: Queries): Promise<unknown> =>
    trx.deleteFrom("stories").where("id", "=", id).execute(),

  dropVersion: (id: string, trx: Queries): Promise<unknown> =>
    trx.deleteFrom("story_versions").where("id", "=", id).execute(),

  /**
   * Requests for stories of these interviews, with what is written of them. `isPart`: only some answers go; what is done stays known,
   * without its drafts.
   */
  dropRequests: async (
    { interviews, isPart }: { interviews: readonly string[]; isPart: boolean },
    owners: readonly string[],
    trx: Queries,
  ) => {
    const rows = await trx
      .selectFrom("story_requests")
      .select(["id", "wish", "state"])
      .where("owner_id", "in", [...owners, ""])
      .execute();
    const of = rows.filter(({ wish }) => interviews.some((id) => wish.includes(id)));
    const isKnown = ({ state }: { state: string }): boolean => isPart && state === "done";
    const gone = of.filter((row) => !isKnown(row)).map(({ id }) => id);
    const known = of.filter(isKnown).map(({ id }) => id);
    if (gone.length > 0) await trx.deleteFrom("story_requests").where("id", "in", gone).execute();
    if (known.length === 0) return;
    await trx.deleteFrom("story_parts").where("request_id", "in", known).execute();
    await trx.updateTable("story_requests").set({ plan: null }).where("id", "in", known).execute();
  },
};
