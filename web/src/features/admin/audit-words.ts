import type { AuditAction, AuditEntry } from "@saga/contract/audit";
import { m } from "#messages";

/** What was done, in words. */
const words: Record<AuditAction, () => string> = {
  "interview.read": m.admin_read_an_interview,
  "interview.changed": m.admin_changed_an_interview,
  "interview.removed": m.admin_removed_an_interview,
  "answer.removed": m.admin_deleted_an_answer_for_good,
  "previews.read": m.admin_saw_first_words_of_interviews,
  "story.read": m.admin_read_a_story,
  "story.changed": m.admin_changed_a_story,
  "story.exported": m.admin_took_a_story_along_as_a,
  "story.shared": m.admin_shared_a_story_by_a_link,
  "story.share_ended": m.admin_ended_the_link_of_a_story,
  "story.removed": m.admin_removed_a_story,
  "person.added": m.admin_added_a_person,
  "person.changed": m.admin_changed_a_person,
  "person.handed_over": m.admin_handed_a_person_over,
  "person.merged": m.admin_made_one_of_two_people,
  "person.exported": m.admin_exported_everything_of_a_person,
  "archive.imported": m.admin_imported_an_archive,
  "person.removed": m.admin_removed_a_person,
  "person.invited": m.admin_invited_somebody,
  "person.link_made": m.admin_made_a_link_for_a_teller,
  "person.link_ended": m.admin_ended_the_link_of_a_teller,
  "consent.changed": m.admin_changed_where_words_may_be_sent,
  "models.defaults_changed": m.admin_changed_model_or_voice_for_everyone,
  "prompts.saved": m.admin_saved_prompts,
  "sign_in.by_code": m.admin_signed_in_with_a_code,
  "sign_in.by_provider": m.admin_signed_in_with_a_provider,
  "sign_in.by_invitation": m.admin_signed_in_with_an_invitation,
  "sign_in.by_link": m.admin_opened_the_link_of_a_teller,
  "sign_in.wrong_code": m.admin_entered_a_wrong_code,
  "sign_in.refused": m.admin_was_refused_no_such_account,
  "token.issued": m.admin_issued_a_token_for_a_program,
  "session.ended": m.admin_ended_a_session,
  "sessions.ended": m.admin_ended_all_sessions,
  "call.refused": m.admin_was_refused_for_administrators_only,
};

export const actionWords = (action: AuditAction): string => words[action]?.() ?? action;

/** Who did it. An account that is gone is known by its id alone. */
export const actorWords = ({ actor_email, actor_id }: AuditEntry): string =>
  actor_email ??
  (actor_id === null ? m.admin_nobody_who_was_signed_in() : m.admin_account_actor_id({ actor_id }));

/** Whom or what it concerns: by name while they exist, else by id. */
export const concernedWords = ({ person_name, subject_id, person_id }: AuditEntry): string | null =>
  person_name ?? subject_id ?? person_id;

export const timeWords = (iso: string): string =>
  new Date(iso).toLocaleString("en-US", { dateStyle: "medium", timeStyle: "medium" });
