import type { User } from "@saga/contract/people";
import { defaultRelationship, type Role } from "@saga/contract/vocabulary";
import { type StorageKey, writeStored } from "#lib/browser-storage.ts";
import { givenName } from "#lib/given-name.ts";
import { type Preferences, writePreferences } from "#lib/preferences.ts";

export type SignedIn = {
  user: User;
  interviewees: readonly User[];
  /** Chosen in the onboarding a moment ago; counts when nobody could be added. */
  chosenRole: Role | null;
};

/** After signing in, whoever has interviewees is an interviewer; everybody else tells their own story. */
export const roleOf = ({ interviewees, chosenRole }: SignedIn): Role =>
  interviewees.length > 0 ? "interviewer" : (chosenRole ?? "self");

/** What this browser keeps about who is signed in; null removes a key. */
export function rememberedKeys(signedIn: SignedIn): Partial<Record<StorageKey, string | null>> {
  const { user, interviewees } = signedIn;
  const role = roleOf(signedIn);
  const summaries = interviewees.map(({ id, name, relationship, language }) => ({
    id,
    name,
    relationship: relationship ?? defaultRelationship,
    language,
  }));
  return {
    "user-id": user.id,
    "user-name": givenName(user),
    "user-role": role,
    "user-language": user.language,
    "current-role": role,
    "saved-interviewees": JSON.stringify(summaries),
    "default-interviewee": summaries[0]?.name ?? null,
    "default-relationship": summaries[0]?.relationship ?? null,
  };
}

export function preferencesOf(signedIn: SignedIn): Preferences {
  const { user, interviewees } = signedIn;
  const person = interviewees[0];
  const preferences: Preferences = {
    role: roleOf(signedIn),
    permissionLevel: user.permissionLevel,
    language: user.language,
  };
  if (!person) return preferences;
  return {
    ...preferences,
    intervieweeName: person.name,
    relationship: person.relationship ?? defaultRelationship,
  };
}

export function rememberUser(signedIn: SignedIn): void {
  for (const [key, value] of Object.entries(rememberedKeys(signedIn)))
    writeStored(key as StorageKey, value ?? null);
  writePreferences(preferencesOf(signedIn));
}
