import type { InterviewsTable, KeptOutTable, MessagesTable } from "#platform/tables.ts";

/** An interview as stored. */
export type StoredInterview = InterviewsTable;

/** A question or an answer as stored. */
export type StoredMessage = MessagesTable;

/** Something that is kept out of stories and prompts, as stored. */
export type StoredKeptOut = KeptOutTable;

/** Is a whole answer kept out, and not a matter or some of its sentences? */
export const coversAnswer = ({ stems, words }: StoredKeptOut): boolean => stems === "[]" && words === "";
