import type { ArchiveTable } from "./archive-rows.ts";

/** By what rows are found: ids of people, of interviews, of what stands in those, or of stories. `lives`: people whose it is or whom it is about; `arriving`: recordings that are not whole. */
export type FoundBy = "people" | "lives" | "interviews" | "messages" | "recordings" | "arriving" | "stories";

export type TakenTable = { table: ArchiveTable; column: string; by: FoundBy; key: readonly string[] };

/** What of a row says something about this server alone, and what stands for it in an archive. */
export const leftHere: { [T in ArchiveTable]?: (row: Record<string, unknown>) => Record<string, unknown> } = {
  // It is set again from what it is to be like: its pages, its work and its links are this server's.
  books: ({ story_id, wish, updated_at }) => ({
    story_id,
    ticket: story_id,
    wish,
    state: "cancelled",
    step: "waiting",
    tries: 0,
    error: null,
    made: null,
    links: "{}",
    updated_at,
  }),
};

const taken = (table: ArchiveTable, column: string, by: FoundBy, ...key: string[]): TakenTable => ({
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
  taken("recording_chunks", "recording_id", "arriving", "recording_id", "seq"),
  taken("transcripts", "recording_id", "recordings", "recording_id"),
  taken("segments", "interview_id", "interviews", "id"),
  taken("stories", "id", "stories", "id"),
  taken("story_interviews", "story_id", "stories", "story_id", "position"),
  taken("story_versions", "story_id", "stories", "story_id", "position"),
  taken("story_decisions", "interview_id", "interviews", "interview_id", "message_id", "text"),
  taken("story_covers", "story_id", "stories", "story_id"),
  taken("books", "story_id", "stories", "story_id"),
  taken("families", "owner_id", "people", "owner_id"),
  taken("family_records", "owner_id", "people", "owner_id", "id"),
  taken("family_changes", "owner_id", "people", "owner_id", "id"),
  taken("media", "owner_id", "lives", "id"),
];
