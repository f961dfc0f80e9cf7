import type { Database, Queries } from "#platform/database.ts";
import type { HeldPassage, Settled } from "#storyteller/story.ts";

/** What was decided about lines of stories, by the answers they were made from. */
export const createStoryDecisionsRepository = (db: Database) => ({
  ofInterviews: async (ids: readonly string[]): Promise<Settled[]> => {
    if (ids.length === 0) return [];
    const rows = await db
      .selectFrom("story_decisions")
      .select(["message_id", "text", "decision", "wording"])
      .where("interview_id", "in", ids)
      .execute();
    return rows.map((row) => ({ ...row, decision: row.decision as Settled["decision"] }));
  },

  keep: async ({ lines, decision }: HeldPassage, now: string, queries: Queries): Promise<void> => {
    for (const line of lines)
      for (const { interview_id, message_id } of line.sources) {
        const content = {
          decision: line.decision ?? decision ?? "keep",
          wording: line.now,
          decided_at: now,
        };
        await queries
          .insertInto("story_decisions")
          .values({ interview_id, message_id, text: line.text, ...content })
          .onConflict((conflict) =>
            conflict.columns(["interview_id", "message_id", "text"]).doUpdateSet(content),
          )
          .execute();
      }
  },
});
