import { defaultSettings, type Settings } from "@saga/contract/vocabulary";
import { readStored, readStoredJson, writeStored, writeStoredJson } from "./browser-storage.ts";

/** What this browser remembers of the account's settings, and whose they are. */
type Remembered = Settings & { of?: string };

const key = "saga-settings";

const remembered = (): Remembered => {
  const stored = readStoredJson(key);
  return typeof stored === "object" ? { ...defaultSettings, ...stored } : defaultSettings;
};

/** The settings as this browser knows them, at once; as usual where it knows none. */
export const readSettings = (): Settings => remembered();

/** This browser knows the settings of the account that it remembers. */
export const knowsSettings = (): boolean => {
  const { of } = remembered();
  return of !== undefined && of === readStored("user-id");
};

/** Text size and colours of the whole app. */
export function applyAppearance({ text_size, theme }: Pick<Settings, "text_size" | "theme">): void {
  const { dataset } = document.documentElement;
  dataset.text = text_size;
  dataset.theme = theme;
}

/** Keeps what the server says and lets it hold at once. */
export function rememberSettings(settings: Settings): void {
  writeStoredJson(key, { ...settings, of: readStored("user-id") ?? undefined } satisfies Remembered);
  applyAppearance(settings);
  if (readStored("input-mode") === null) writeStored("input-mode", settings.input_mode);
}

/** Nobody is signed in any more. The eyes before this screen stay the same. */
export function forgetSettings(): void {
  const { text_size, theme } = remembered();
  writeStoredJson(key, { text_size, theme });
}
