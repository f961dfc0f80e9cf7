import type { User } from "@saga/contract/people";
import { type Language, type Relationship, relationships } from "@saga/contract/vocabulary";
import { relationshipWords } from "#lib/relationship-words.ts";
import { m } from "#messages";

/** Somebody whose life is being told. */
export type Person = {
  id: string;
  /** Empty: the viewer, who has not said it. */
  name: string;
  relationship: Relationship;
  /** In the interviewer's own words, where the relationship is `other`. */
  customRelationship?: string | null;
  language: Language;
};

/** Whoever looks at the dashboard. */
export type Viewer = { id: string; name: string | null; language: Language; isInterviewer: boolean };

const toPerson = (user: User): Person => ({
  id: user.id,
  name: user.name,
  relationship: user.relationship ?? "friend",
  customRelationship: user.custom_relationship,
  language: user.language,
});

/** An interviewer is whoever has interviewees or said so; everybody else tells their own life. */
export const isInterviewer = (role: string | null, interviewees: readonly unknown[]): boolean =>
  role === "interviewer" || interviewees.length > 0;

/** The people on the dashboard: an interviewer's interviewees by name, else the viewer alone. */
export function peopleOf(viewer: Viewer, interviewees: readonly User[]): Person[] {
  if (viewer.isInterviewer) {
    return interviewees.map(toPerson).sort((a, b) => a.name.localeCompare(b.name));
  }
  return [{ id: viewer.id, name: viewer.name ?? "", relationship: "self", language: viewer.language }];
}

/** The word for a relationship, as a person reads it. */
export const relationshipLabel = (relationship: Relationship): string =>
  relationship === "self" ? m.dashboard_you() : relationshipWords(relationship);

/** Every relationship as a choice of a list. */
export const relationshipOptions = () =>
  relationships.map((value) => ({ value, label: relationshipWords(value) }));
