import { type DateWords, sayDate, yearOf } from "@saga/contract/family-dates";
import type { ArchiveWords } from "#language/archive-words.ts";

export type Wording = { words: ArchiveWords; language: string };

const dayIn =
  (language: string): DateWords["day"] =>
  ({ year, month, day }) => {
    if (month === undefined) return String(year);
    const form: Intl.DateTimeFormatOptions =
      day === undefined ? { year: "numeric", month: "long" } : { dateStyle: "long" };
    const date = new Date(Date.UTC(2000, month - 1, day ?? 1));
    date.setUTCFullYear(year);
    return new Intl.DateTimeFormat(language, { ...form, timeZone: "UTC" }).format(date);
  };

/** A date of a family in words of a language. */
export const dateWords = (text: string, { words, language }: Wording): string =>
  sayDate(text, { forms: words.dates, day: dayIn(language) });

/** Its years alone; empty where it has none. */
export const yearWords = (text: string, { words }: Wording): string =>
  yearOf(text) === null ? "" : sayDate(text, { forms: words.dates, day: ({ year }) => String(year) });
