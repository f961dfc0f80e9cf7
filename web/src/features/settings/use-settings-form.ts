import type { User } from "@saga/contract/people";
import type { Settings } from "@saga/contract/vocabulary";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { applyAppearance, readSettings, rememberSettings } from "#lib/account-settings.ts";
import { accountSettingsQuery } from "#lib/account-settings-query.ts";
import { writeStored } from "#lib/browser-storage.ts";
import { errorWords } from "#lib/error-words.ts";
import { givenName } from "#lib/given-name.ts";
import { readPreferences, writePreferences } from "#lib/preferences.ts";
import { sessionQuery } from "#lib/session.ts";
import { m } from "#messages";
import { showToast } from "#ui/toast.ts";
import { type Profile, saveProfile, saveSettings } from "./settings.api.ts";

export type SettingsForm = {
  profile: Profile;
  settings: Settings;
  changeProfile: (changes: Partial<Profile>) => void;
  changeSettings: (changes: Partial<Settings>) => void;
  save: () => void;
  isSaving: boolean;
  /** What is wrong with the name; null: nothing. */
  nameProblem: string | null;
};

/** What this browser keeps of the account besides the session. */
function rememberAccount(user: User): void {
  const { role, language } = user;
  writeStored("user-name", givenName(user));
  writeStored("user-role", role);
  writeStored("current-role", role);
  writePreferences({ ...readPreferences(), language, ...(role ? { role } : {}) });
}

/** What is being chosen. Text size and colours show themselves at once; without saving they go back on leaving. */
export function useSettingsForm(user: User, stored: Settings): SettingsForm {
  const client = useQueryClient();
  const [profile, setProfile] = useState<Profile>({
    name: givenName(user) ?? "",
    bio: user.bio ?? "",
    role: user.role ?? "self",
  });
  const [settings, setSettings] = useState(stored);
  const isNameless = (user.is_named || profile.name !== "") && profile.name.trim() === "";

  useEffect(() => applyAppearance(settings), [settings]);
  useEffect(() => () => applyAppearance(readSettings()), []);

  const { mutate, isPending } = useMutation({
    mutationFn: async () => ({
      user: await saveProfile(user.id, profile),
      settings: await saveSettings(settings),
    }),
    onSuccess: (saved) => {
      client.setQueryData(sessionQuery.queryKey, saved.user);
      client.setQueryData(accountSettingsQuery.queryKey, saved.settings);
      rememberAccount(saved.user);
      rememberSettings(saved.settings);
      writeStored("input-mode", saved.settings.input_mode);
      showToast({
        tone: "success",
        title: m.settings_settings_saved(),
        description: m.settings_your_preferences_have_been_updated_successfully(),
      });
    },
    onError: (error) => {
      const { text, advice } = errorWords(error);
      showToast({ tone: "error", title: text, description: advice });
    },
  });

  return {
    profile,
    settings,
    changeProfile: (changes) => setProfile((before) => ({ ...before, ...changes })),
    changeSettings: (changes) => setSettings((before) => ({ ...before, ...changes })),
    save: () => !isNameless && mutate(),
    isSaving: isPending,
    nameProblem: isNameless ? m.settings_write_a_name_first() : null,
  };
}
