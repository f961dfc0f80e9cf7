import type { Database } from "#platform/database.ts";

const keys = ["default_model", "default_voice"] as const;
export type DefaultKey = (typeof keys)[number];

/** What administrators chose for everyone. */
export const createDefaultsRepository = (db: Database) => ({
  read: async (): Promise<Partial<Record<DefaultKey, string>>> => {
    const rows = await db
      .selectFrom("settings")
      .selectAll()
      .where("key", "in", [...keys])
      .execute();
    return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
  },

  save: async (key: DefaultKey, value: string): Promise<void> => {
    await db
      .insertInto("settings")
      .values({ key, value })
      .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
      .execute();
  },
});

export type DefaultsRepository = ReturnType<typeof createDefaultsRepository>;
