import { readDate } from "@saga/contract/family-dates";
import type { ArchiveWords } from "#language/archive-words.ts";

type Day = { year: number; month?: number; day?: number };
export type Wording = { words: ArchiveWords; language: string };

const sayDay = ({ year, month, day }: Day, language: string): string => {
  if (month === undefined) return String(year);
  const form: Intl.DateTimeFormatOptions =
    day === undefined ? { year: "numeric", month: "long" } : { dateStyle: "long" };
  const date = new Date(Date.UTC(2000, month - 1, day ?? 1));
  date.setUTCFullYear(year);
  return new Intl.DateTimeFormat(language, { ...form, timeZone: "UTC" }).format(date);
};

/** A date of a family in words of a language. `isShort`: its years alone. */
export function dateWords(
  text: string,
  { words, language, isShort = false }: Wording & { isShort?: boolean },
): string {
  const date = readDate(text);
  if (!date) return "";
  if (date.kind === "said") return isShort ? "" : date.words;
  const say = (day: Day): string => (isShort ? String(day.year) : sayDay(day, language));
  const from = say(date.from);
  if (date.kind === "exact") return from;
  const form = words.dates[date.kind];
  return form.replace("{from}", () => from).replace("{to}", () => (date.to ? say(date.to) : ""));
}
