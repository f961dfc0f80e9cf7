import type { Interview } from "@saga/contract/interviews";
import { formatLongDate } from "#lib/format.ts";
import { m } from "#messages";

/** When an interview was last opened, or else begun, in the long form. */
export const dateWords = ({
  last_opened,
  created_at,
}: Pick<Interview, "last_opened" | "created_at">): string =>
  formatLongDate(last_opened) ?? formatLongDate(created_at) ?? m.transcript_date_not_available();

export const countWords = (count: number): string => m.transcript_count_messages({ count });

export const intervieweeWords = (name: string): string => name.trim() || m.transcript_interviewee();

/** Where a message stands on the page. */
export const messageAnchor = (id: string): string => `message-${id}`;

/** Name of the file that holds the sound of an interview: the person, the day, what it is. */
export const downloadName = ({ name, date }: { name: string; date: string }): string =>
  `${name.replace(/[^a-zA-Z0-9]/g, "_").toLowerCase()}_${date.slice(0, 10)}_interview_audio.mp3`;
