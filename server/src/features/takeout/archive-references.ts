import type { Tables } from "#platform/tables.ts";
import type { ArchiveTable } from "./archive-rows.ts";

type References = { [T in ArchiveTable]?: { [C in keyof Tables[T]]?: ArchiveTable } };

/** Which row of the same archive a column names: nothing is taken in that hangs on what somebody else has. */
export const references: Partial<Record<ArchiveTable, Readonly<Record<string, ArchiveTable>>>> = {
  model_consents: { person_id: "people" },
  ledgers: { person_id: "people" },
  interviews: { interviewee_id: "people" },
  messages: { interview_id: "interviews" },
  message_versions: { message_id: "messages" },
  notes: { message_id: "messages" },
  worded_questions: { message_id: "messages" },
  kept_out: { interview_id: "interviews", message_id: "messages" },
  recordings: { interview_id: "interviews", message_id: "messages" },
  recording_chunks: { recording_id: "recordings" },
  transcripts: { recording_id: "recordings" },
  segments: { interview_id: "interviews", message_id: "messages", recording_id: "recordings" },
  story_interviews: { story_id: "stories" },
  story_versions: { story_id: "stories" },
  story_decisions: { interview_id: "interviews" },
  story_covers: { story_id: "stories" },
  books: { story_id: "stories", ticket: "stories" },
} satisfies References;
