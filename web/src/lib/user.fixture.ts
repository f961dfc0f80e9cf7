import type { User } from "@saga/contract/people";

/** Somebody of whom nothing is known but the name. */
export const aUser = (known: Partial<User> & Pick<User, "id" | "name">): User => ({
  _id: known.id,
  is_named: true,
  email: null,
  role: null,
  permissionLevel: "user",
  language: "en",
  relationship: null,
  parent: null,
  has_logged_in: false,
  interviewProgress: 0,
  created_at: "2026-11-01T12:00:00.000Z",
  custom_relationship: null,
  birth_year: null,
  birth_place: null,
  gender: null,
  preferred_voice: null,
  bio: null,
  ...known,
});
