import { sql } from "kysely";
import type { Database } from "#platform/database.ts";
import type { PromptVersionsTable } from "#platform/tables.ts";

export type PromptVersion = PromptVersionsTable;

export const createPromptsRepository = (db: Database) => ({
  last: async (): Promise<PromptVersion | null> =>
    (await db
      .selectFrom("prompt_versions")
      .selectAll()
      .orderBy("version", "desc")
      .limit(1)
      .executeTakeFirst()) ?? null,

  page: async ({ page, limit }: { page: number; limit: number }) => {
    const rows = await db
      .selectFrom("prompt_versions")
      .selectAll()
      .orderBy("version", "desc")
      .limit(limit)
      .offset((page - 1) * limit)
      .execute();
    const { total } = await db
      .selectFrom("prompt_versions")
      .select(sql<number | string>`count(*)`.as("total"))
      .executeTakeFirstOrThrow();
    return { rows, total: Number(total) };
  },

  /** False when that version exists already: somebody else has saved one meanwhile. */
  add: async (version: PromptVersion): Promise<boolean> => {
    const result = await db
      .insertInto("prompt_versions")
      .values(version)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return Number(result.numInsertedOrUpdatedRows ?? 0) > 0;
  },
});

export type PromptsRepository = ReturnType<typeof createPromptsRepository>;
