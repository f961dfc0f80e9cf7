import type { Settings } from "@saga/contract/vocabulary";
import type { Database } from "#platform/database.ts";

export type SettingsRepository = ReturnType<typeof createSettingsRepository>;

export const createSettingsRepository = (db: Database) => ({
  /** What was chosen; the rest is as usual. */
  find: async (personId: string): Promise<Partial<Settings>> => {
    const row = await db
      .selectFrom("account_settings")
      .select("settings")
      .where("person_id", "=", personId)
      .executeTakeFirst();
    return row ? (JSON.parse(row.settings) as Partial<Settings>) : {};
  },

  save: async (personId: string, chosen: Partial<Settings>, now: string): Promise<void> => {
    const row = { settings: JSON.stringify(chosen), updated_at: now };
    await db
      .insertInto("account_settings")
      .values({ person_id: personId, ...row })
      .onConflict((conflict) => conflict.column("person_id").doUpdateSet(row))
      .execute();
  },
});
