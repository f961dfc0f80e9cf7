import type { KeptOut } from "#interviewer/interviewer.ts";
import type { InterviewsTable, KeptOutTable, MessagesTable } from "#platform/tables.ts";

/** An interview as stored. */
export type StoredInterview = InterviewsTable;

/** A question or an answer as stored. */
export type StoredMessage = MessagesTable;

/** Something that is kept out of stories and prompts, as stored. */
export type StoredKeptOut = KeptOutTable;

/** Does the row keep out this matter of this answer, whatever for? A matter is known by its stems, however it was named. */
export const isOfMatter = (
  row: StoredKeptOut,
  { message, stems, words }: Pick<KeptOut, "message" | "stems" | "words">,
): boolean =>
  row.message_id === message &&
  row.stems === JSON.stringify(stems) &&
  (stems.length > 0 || row.words === words);

/** Is a whole answer kept out, and not a matter or some of its sentences? */
export const coversAnswer = ({ stems, words }: StoredKeptOut): boolean => stems === "[]" && words === "";
