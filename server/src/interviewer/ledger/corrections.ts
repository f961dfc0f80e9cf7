import type { Heard } from "../moves.ts";

/** An answer as it was heard, with what was told before it. */
type Answered = { id: string; heard: Heard; told: readonly { id: string; text: string }[]; text: string };

/** A year in figures, or its last two after an apostrophe: "1962", "'62". */
const years = /(?<![\p{L}\p{N}])(?:(?<whole>(?:18|19|20)\d{2})|['’](?<short>\d{2}))(?![\p{L}\p{N}])/gu;

/** Years after an apostrophe are of the last century. */
const yearsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(years)].map(({ groups }) => groups?.whole ?? `19${groups?.short ?? ""}`)),
];

const hasFigures = (words: string): boolean => /\p{N}/u.test(words);

/** The one year of an earlier answer that this one names beside another: "I said 1960 for the wedding. That was '62." */
const yearOf = ({ id, told, text }: Answered): { from: string; to: string } | null => {
  const before = told.filter((one) => one.id !== id).flatMap((one) => yearsIn(one.text));
  const named = yearsIn(text);
  const [from, ...others] = named.filter((year) => text.includes(year) && before.includes(year));
  const [to, ...more] = named.filter((year) => year !== from);
  return from && others.length === 0 && to && more.length === 0 ? { from, to } : null;
};

/** What an answer that corrects puts right; null: nothing that could stand in the place of something else. */
export const correctionOf = (answered: Answered): { from: string; to: string } | null => {
  const { intent, from, to } = answered.heard;
  if (intent !== "corrects") return null;
  const year = yearOf(answered);
  if (year) return year;
  // A year is not put in the place of the wedding.
  return from && to && hasFigures(from) === hasFigures(to) ? { from, to } : null;
};
