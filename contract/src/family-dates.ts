/**
 * Dates as genealogists write them. One is kept as text in the grammar of GEDCOM 7 ("ABT 1938", "BET 1936 AND 1938",
 * "3 MAY 1938"); what nobody can place in a calendar is kept as it was said, in brackets: "(the winter the lake froze)".
 */
type Day = { year: number; month?: number; day?: number };

type DateKind = "exact" | "about" | "before" | "after" | "between" | "span";

type Placed = { kind: DateKind; from: Day; to?: Day };
type FamilyDate = Placed | { kind: "said"; words: string };

/** How dates are said: `{from}` and `{to}` in a form are their days, each as `day` says it. */
export type DateWords = { forms: Record<Exclude<DateKind, "exact">, string>; day: (day: Day) => string };

const months = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"] as const;
const longMonths = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/** 0: none. "JULIAN" before a year is a calendar, and no July. */
const monthOf = (word: string): number =>
  /^julian$/i.test(word) ? 0 : months.indexOf(word.slice(0, 3).toUpperCase() as "JAN") + 1;

const lastDay = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

const isReal = ({ year, month, day }: Day): boolean =>
  year >= 1 &&
  year <= 9999 &&
  (month === undefined || (month >= 1 && month <= 12)) &&
  (day === undefined || (month !== undefined && day >= 1 && day <= lastDay(year, month)));

const dayForms: [RegExp, (found: string[]) => Day][] = [
  [/^(\d{3,4})$/, ([, year]) => ({ year: Number(year) })],
  [
    /^(\d{4})-(\d{1,2})(?:-(\d{1,2}))?$/,
    ([, year, month, day]) => ({
      year: Number(year),
      month: Number(month),
      ...(day ? { day: Number(day) } : {}),
    }),
  ],
  [
    /^(?:(\d{1,2})(?:st|nd|rd|th)?\.?\s+)?([a-z]{3,9})\.?,?\s+(\d{3,4})$/i,
    ([, day, month = "", year]) => ({
      year: Number(year),
      month: monthOf(month),
      ...(day ? { day: Number(day) } : {}),
    }),
  ],
  [
    /^([a-z]{3,9})\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{3,4})$/i,
    ([, month = "", day, year]) => ({ year: Number(year), month: monthOf(month), day: Number(day) }),
  ],
];

function readDay(text: string): Day | null {
  for (const [form, read] of dayForms) {
    const found = form.exec(text.trim());
    if (!found) continue;
    const day = read(found as unknown as string[]);
    return isReal(day) ? day : null;
  }
  return null;
}

const forms: [DateKind, RegExp][] = [
  ["between", /^(?:BET|between)\.?\s+(.+?)\s+(?:AND|and)\s+(.+)$/i],
  ["span", /^(?:FROM)\s+(.+?)\s+(?:TO|until)\s+(.+)$/i],
  ["about", /^(?:ABT|EST|CAL|about|around|circa|ca|c)\.?\s+(.+)$/i],
  ["before", /^(?:BEF|before|TO|until)\.?\s+(.+)$/i],
  ["after", /^(?:AFT|after|FROM|since)\.?\s+(.+)$/i],
  ["exact", /^(.+)$/],
];

/** Reads what a person typed or what is stored; null: nothing was written. What is no date comes back as it was said. */
export function readDate(text: string): FamilyDate | null {
  const written = text.trim();
  if (written === "") return null;
  for (const [kind, form] of forms) {
    const [, first = "", second] = form.exec(written) ?? [];
    const from = first ? readDay(first) : null;
    if (!from) continue;
    if (second === undefined) return { kind, from };
    const to = readDay(second);
    if (to) return orderOf(from) <= orderOf(to) ? { kind, from, to } : { kind, from: to, to: from };
  }
  return { kind: "said", words: written.replace(/^\((.*)\)$/s, "$1") };
}

const written = ({ year, month, day }: Day): string =>
  [day, month === undefined ? undefined : months[month - 1], year]
    .filter((part) => part !== undefined)
    .join(" ");

const said = ({ year, month, day }: Day): string => {
  if (month === undefined) return String(year);
  const name = longMonths[month - 1];
  return day === undefined ? `${name} ${year}` : `${name} ${day}, ${year}`;
};

const worded = ({ kind, from, to }: Placed, { forms, day }: DateWords): string =>
  kind === "exact"
    ? day(from)
    : forms[kind].replace("{from}", () => day(from)).replace("{to}", () => (to ? day(to) : ""));

const gedcom: DateWords = {
  day: written,
  forms: {
    about: "ABT {from}",
    before: "BEF {from}",
    after: "AFT {from}",
    between: "BET {from} AND {to}",
    span: "FROM {from} TO {to}",
  },
};
const english: DateWords = {
  day: said,
  forms: {
    about: "about {from}",
    before: "before {from}",
    after: "after {from}",
    between: "between {from} and {to}",
    span: "from {from} to {to}",
  },
};

/** The form that is stored. */
export function keptDate(text: string): string {
  const date = readDate(text);
  if (!date) return "";
  return date.kind === "said" ? `(${date.words})` : worded(date, gedcom);
}

/** A stored date in words: "about 1938", "May 3, 1938". */
export function sayDate(text: string, words: DateWords = english): string {
  const date = readDate(text);
  if (!date) return "";
  return date.kind === "said" ? date.words : worded(date, words);
}

/** The same, short enough for a card: the year, with a word before it where it is not sure. */
export function sayYear(text: string): string {
  const date = readDate(text);
  if (!date) return "";
  if (date.kind === "said") return "";
  const prefix: Partial<Record<DateKind, string>> = { about: "about ", before: "before ", after: "after " };
  const range = date.to && date.to.year !== date.from.year ? `/${date.to.year}` : "";
  return `${prefix[date.kind] ?? ""}${date.from.year}${range}`;
}

const orderOf = ({ year, month = 0, day = 0 }: Day): number => year * 10_000 + month * 100 + day;

/** A number by which dates sort; those without a year come last. */
export function dateOrder(text: string): number {
  const date = readDate(text);
  return !date || date.kind === "said" ? Number.MAX_SAFE_INTEGER : orderOf(date.from);
}

/** The year that a date begins with; null: it has none. */
export function yearOf(text: string): number | null {
  const date = readDate(text);
  return !date || date.kind === "said" ? null : date.from.year;
}

type Lived = { born: string; died: string; isAlive: boolean };

/** "1924 - 2003", "1975 - Present", or nothing when no birth is known. */
export function yearsLine(
  { born, died, isAlive }: Lived,
  { year, present } = { year: sayYear, present: "Present" },
): string {
  const birth = year(born);
  const death = year(died);
  if (birth === "" && death === "") return "";
  return `${birth || "?"} - ${death || (isAlive ? present : "?")}`;
}
