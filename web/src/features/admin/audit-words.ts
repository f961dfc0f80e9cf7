import type { AuditAction, AuditEntry } from "@saga/contract/audit";

/** What was done, as a person reads it. */
const words: Record<AuditAction, string> = {
  "interview.read": "Read an interview",
  "interview.changed": "Changed an interview",
  "interview.removed": "Removed an interview",
  "previews.read": "Saw first words of interviews",
  "story.read": "Read a story",
  "story.changed": "Changed a story",
  "story.exported": "Took a story along as a file",
  "story.shared": "Shared a story by a link",
  "story.share_ended": "Ended the link of a story",
  "story.removed": "Removed a story",
  "person.added": "Added a person",
  "person.changed": "Changed a person",
  "person.handed_over": "Handed a person over",
  "person.merged": "Made one of two people",
  "person.exported": "Exported everything of a person",
  "archive.imported": "Imported an archive",
  "person.removed": "Removed a person",
  "person.invited": "Invited somebody",
  "person.link_made": "Made a link for a teller",
  "person.link_ended": "Ended the link of a teller",
  "consent.changed": "Changed where words may be sent",
  "models.defaults_changed": "Changed model or voice for everyone",
  "prompts.saved": "Saved prompts",
  "sign_in.by_code": "Signed in with a code",
  "sign_in.by_provider": "Signed in with a provider",
  "sign_in.by_invitation": "Signed in with an invitation",
  "sign_in.by_link": "Opened the link of a teller",
  "sign_in.wrong_code": "Entered a wrong code",
  "sign_in.refused": "Was refused: no such account",
  "token.issued": "Issued a token for a program",
  "session.ended": "Ended a session",
  "sessions.ended": "Ended all sessions",
  "call.refused": "Was refused: for administrators only",
};

export const actionWords = (action: AuditAction): string => words[action] ?? action;

/** Who did it. An account that is gone is known by its id alone. */
export const actorWords = ({ actor_email, actor_id }: AuditEntry): string =>
  actor_email ?? (actor_id === null ? "Nobody who was signed in" : `Account ${actor_id}`);

/** Whom or what it concerns: by name while they are here, else by the id alone. */
export const concernedWords = ({ person_name, subject_id, person_id }: AuditEntry): string | null =>
  person_name ?? subject_id ?? person_id;

export const timeWords = (iso: string): string =>
  new Date(iso).toLocaleString("en-US", { dateStyle: "medium", timeStyle: "medium" });
