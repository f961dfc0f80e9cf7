import type { Database } from "#platform/database.ts";
import { readSettings, saveSetting } from "#platform/settings.ts";

const keys = ["default_model", "default_voice"] as const;
export type DefaultKey = (typeof keys)[number];

/** What administrators chose for everyone. */
export const createDefaultsRepository = (db: Database) => ({
  read: async (): Promise<Partial<Record<DefaultKey, string>>> =>
    Object.fromEntries(await readSettings(db, keys)),

  save: (key: DefaultKey, value: string): Promise<void> => saveSetting(db, { key, value }),
});

export type DefaultsRepository = ReturnType<typeof createDefaultsRepository>;
