import { defaultSettings, type Settings } from "@saga/contract/vocabulary";
import { type Clock, isoNow } from "#platform/clock.ts";
import type { SettingsRepository } from "./settings.repository.ts";

export type SettingsService = ReturnType<typeof createSettingsService>;

/** What an account has chosen for itself. */
export function createSettingsService(parts: { repository: SettingsRepository; clock: Clock }) {
  const { repository, clock } = parts;
  const of = async (personId: string): Promise<Settings> => ({
    ...defaultSettings,
    ...(await repository.find(personId)),
  });
  return {
    of,
    save: async (personId: string, changes: Partial<Settings>): Promise<Settings> => {
      await repository.save(personId, { ...(await repository.find(personId)), ...changes }, isoNow(clock));
      return of(personId);
    },
  };
}
