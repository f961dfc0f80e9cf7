/** By what rows are found: ids of people, of interviews, of what stands in those, or of stories. */
export type FoundBy = "people" | "interviews" | "messages" | "recordings" | "stories";

export type TakenTable = { table: string; column: string; by: FoundBy; key: readonly string[] };

const taken = (table: string, column: string, by: FoundBy, ...key: string[]): TakenTable => ({
  table,
  column,
  by,
  key,
});

/** Every table that holds what people told, wrote or chose. A table that is in neither of these lists fails a test. */
export const takenTables: readonly TakenTable[] = [
  taken("people", "id", "people", "id"),
  taken("account_settings", "person_id", "people", "person_id"),
  taken("model_consents", "person_id", "people", "person_id"),
  taken("ledgers", "person_id", "people", "person_id"),
  taken("interviews", "interviewee_id", "people", "id"),
  taken("messages", "interview_id", "interviews", "interview_id", "position"),
  taken("message_versions", "message_id", "messages", "message_id", "position"),
  taken("notes", "message_id", "messages", "id"),
  taken("worded_questions", "message_id", "messages", "message_id"),
  taken("kept_out", "interview_id", "interviews", "id"),
  taken("recordings", "interview_id", "interviews", "id"),
  taken("recording_chunks", "recording_id", "recordings", "recording_id", "seq"),
  taken("transcripts", "recording_id", "recordings", "recording_id"),
  taken("segments", "interview_id", "interviews", "id"),
  taken("stories", "id", "stories", "id"),
  taken("story_interviews", "story_id", "stories", "story_id", "position"),
  taken("story_versions", "story_id", "stories", "story_id", "position"),
  taken("story_decisions", "interview_id", "interviews", "interview_id", "message_id", "text"),
  taken("story_covers", "story_id", "stories", "story_id"),
  taken("families", "owner_id", "people", "owner_id"),
  taken("family_records", "owner_id", "people", "owner_id", "id"),
  taken("family_changes", "owner_id", "people", "owner_id", "id"),
  taken("media", "owner_id", "people", "id"),
];

/** Tables of this server's own, and why nobody takes them along. */
export const ownTables: Readonly<Record<string, string>> = {
  audit_log: "who came to what, for administrators; ids alone",
  departures: "an account that is to be removed here",
  invitations: "links that sign in here",
  jobs: "work of this server",
  model_calls: "costs of this server; ids alone",
  prompt_versions: "the tone of questions, set by administrators",
  rate_limits: "counts of this server",
  removals: "what is being removed here",
  sessions: "sign-ins here",
  settings: "secrets of this server",
  sign_in_codes: "codes that sign in here",
  story_parts: "stories that are being written",
  story_requests: "stories that are being written",
  story_shares: "links to this server",
  teller_links: "links to this server",
  wording_claims: "questions that are being worded",
};
