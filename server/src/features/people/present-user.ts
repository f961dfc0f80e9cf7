import type { User } from "@saga/contract/people";
import type { Person } from "./person.ts";

/** A stored person as the calls show it. */
export const presentUser = (person: Person, isAdmin: boolean): User => ({
  _id: person.id,
  id: person.id,
  name: person.name,
  email: person.email,
  role: person.role as User["role"],
  permissionLevel: isAdmin ? "admin" : "user",
  language: person.language as User["language"],
  relationship: person.relationship as User["relationship"],
  parent: person.parent_id,
  has_logged_in: person.has_logged_in === 1,
});
