/** Everything this app keeps in `localStorage`, by the specification's names. */
export const storageKeys = [
  "user-id",
  "user-name",
  "user-role",
  "user-language",
  "authToken",
  "current-role",
  "saved-interviewees",
  "interview-messages",
  "interview-progress",
  "current-interview-id",
  "current-interviewee",
  "current-interviewee-id",
  "current-interviewee-bio",
  "current-language",
  "current-interview-number",
  "current-relationship",
  "input-mode",
  "selected-model",
  "selected-voice",
  "microphone-blocked",
  "microphone-permission",
  "permission-level",
  "preferences",
  "fabula-preferences",
  "default-interviewee",
  "default-relationship",
  "QUESTION_ANALYZE_TEMPLATE",
  "QUESTION_CONNECT_TEMPLATE",
] as const;

/** A key of the specification, or one of our own (drafts and answers that wait to be sent), which begins with `saga-`. */
export type StorageKey = (typeof storageKeys)[number] | `saga-${string}`;

/** The text under a key; null when there is none or when the browser refuses storage. */
export function readStored(key: StorageKey): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text, or removes the key with null. Answers whether it was kept: storage can be blocked or full. */
export function writeStored(key: StorageKey, value: string | null): boolean {
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** The value kept as JSON under a key; null when there is none or it cannot be read. */
export function readStoredJson(key: StorageKey): unknown {
  const text = readStored(key);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export const writeStoredJson = (key: StorageKey, value: unknown): boolean =>
  writeStored(key, JSON.stringify(value));

/** Keys that belong to the interview in progress; cleared when it ends or cannot be resumed. */
export const currentInterviewKeys = [
  "interview-messages",
  "interview-progress",
  "current-interview-id",
  "current-interviewee",
  "current-interviewee-id",
  "current-interviewee-bio",
  "current-language",
  "current-interview-number",
  "current-relationship",
] as const satisfies readonly StorageKey[];

export const clearStored = (keys: readonly StorageKey[]): void => {
  for (const key of keys) writeStored(key, null);
};
