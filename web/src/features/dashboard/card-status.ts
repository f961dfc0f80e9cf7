import { completeProgress, type InterviewNumber, interviewNumbers } from "@saga/contract/vocabulary";
import { isBegun } from "#lib/is-begun.ts";
import { m } from "#messages";

/** What the dashboard knows of an interview; progress is 0 to 100. */
export type InterviewRecord = {
  _id: string;
  interviewee: string;
  title: string;
  /** 1 to 3, and more for those about one thing. */
  number: number;
  progress: number;
  /** Of both sides. */
  message_count: number;
  last_opened: string;
  created_at: string;
};

export type CardStatus = "available" | "ongoing" | "completed" | "disabled";

/** The words for each state, as the specification has them. */
export const statusLabels: Record<CardStatus, () => string> = {
  disabled: m.dashboard_complete_previous_interviews,
  ongoing: m.dashboard_resume_interview,
  completed: m.dashboard_completed,
  available: m.dashboard_start_now,
};

type CardKey = { interviewee: string; number: InterviewNumber };

/** Newest first, by when it was last opened, else created. */
export const sortedByDate = <R extends InterviewRecord>(records: readonly R[]): R[] =>
  [...records].sort((a, b) => (b.last_opened || b.created_at).localeCompare(a.last_opened || a.created_at));

/** The record of a person's interview with this number, the newest one if there are more. */
export const recordAt = <R extends InterviewRecord>(records: readonly R[], place: CardKey): R | undefined =>
  sortedByDate(records).find(
    (record) => record.interviewee === place.interviewee && record.number === place.number,
  );

/** Is it none of the three, but about one thing? */
export const isAboutOne = ({ number }: Pick<InterviewRecord, "number">): boolean =>
  !interviewNumbers.some((one) => one === number);

/** Where a person's interview stands: each one opens when the one before it is complete. */
export function cardStatus(records: readonly InterviewRecord[], place: CardKey): CardStatus {
  const record = recordAt(records, place);
  if (record && record.progress >= completeProgress) return "completed";
  if (record && isBegun(record)) return "ongoing";
  if (record || place.number === 1) return "available";
  const previous = recordAt(records, { ...place, number: place.number === 3 ? 2 : 1 });
  return previous && previous.progress >= completeProgress ? "available" : "disabled";
}
