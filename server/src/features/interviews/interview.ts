import type { InterviewsTable, KeptOutTable, MessagesTable } from "#platform/tables.ts";

/** An interview as stored. */
export type StoredInterview = InterviewsTable;

/** A question or an answer as stored. */
export type StoredMessage = MessagesTable;

/** Something that is kept out of stories and prompts, as stored. */
export type StoredKeptOut = KeptOutTable;
