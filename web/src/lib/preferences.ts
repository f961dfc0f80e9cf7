import type { Language, PermissionLevel, Relationship, Role } from "@saga/contract/vocabulary";
import { readStored, readStoredJson, writeStored, writeStoredJson } from "./browser-storage.ts";

export type Preferences = {
  role?: Role;
  permissionLevel?: PermissionLevel;
  language?: Language;
  /** For interviewers: the person named last. */
  intervieweeName?: string;
  relationship?: Relationship;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const storedLevel = (): PermissionLevel => (readStored("permission-level") === "admin" ? "admin" : "user");

/** The stored preferences, with the permission level filled in from where it is kept; null when there are none. */
export function readPreferences(): Preferences | null {
  const stored = readStoredJson("fabula-preferences");
  if (!isRecord(stored)) return null;
  return {
    ...stored,
    permissionLevel: stored.permissionLevel === undefined ? storedLevel() : toLevel(stored),
  };
}

const toLevel = (stored: Record<string, unknown>): PermissionLevel =>
  stored.permissionLevel === "admin" ? "admin" : "user";

/** Stores both items, or removes both with null. */
export function writePreferences(preferences: Preferences | null): void {
  if (!preferences) {
    writeStored("fabula-preferences", null);
    writeStored("permission-level", null);
    return;
  }
  writeStoredJson("fabula-preferences", preferences);
  writeStored("permission-level", preferences.permissionLevel ?? "user");
}
