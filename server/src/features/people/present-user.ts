import type { User } from "@saga/contract/people";
import { interviewNumbers } from "@saga/contract/vocabulary";
import type { Person } from "./person.ts";

/** A stored person as the calls show it. */
export const presentUser = (person: Person, isAdmin: boolean): User => ({
  _id: person.id,
  id: person.id,
  name: person.name,
  is_named: person.is_named === 1,
  email: person.email,
  role: person.role as User["role"],
  permissionLevel: isAdmin ? "admin" : "user",
  language: person.language as User["language"],
  relationship: person.relationship as User["relationship"],
  parent: person.parent_id,
  has_logged_in: person.has_logged_in === 1,
  interviewProgress: Math.min(100, Math.max(0, Math.round(person.progress_sum / interviewNumbers.length))),
  created_at: person.created_at,
  custom_relationship: person.custom_relationship,
  birth_year: person.birth_year,
  birth_place: person.birth_place,
  gender: person.gender as User["gender"],
  preferred_voice: person.preferred_voice as User["preferred_voice"],
  bio: person.bio,
});
