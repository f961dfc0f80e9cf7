import type { InterviewsTable, MessagesTable } from "#platform/tables.ts";

/** An interview as stored. */
export type StoredInterview = InterviewsTable;

/** A question or an answer as stored. */
export type StoredMessage = MessagesTable;
