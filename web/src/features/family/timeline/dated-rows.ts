import type { Told } from "@saga/contract/family";
import type { EventsBeside } from "./use-world-events.ts";
import { eventsBetween, type WorldEvent } from "./world-events.ts";

/** A sentence with its year, or what happened in the world since the one before. */
export type DatedRow = { kind: "told"; year: number; told: Told } | { kind: "events"; events: WorldEvent[] };

/** Years after the last date that was told, in which the world still stands beside it. */
const yearsAfter = 10;

/** Sentences with a year, each once, in the order of the years, and what happened in the world from birth on. */
export function datedRows(
  told: readonly Told[],
  { beside, born, now }: { beside: EventsBeside; born: number | null; now: number },
): DatedRow[] {
  const dated = [...new Map(told.map((one) => [one.sentence, one])).values()].flatMap((one) =>
    one.year === null ? [] : [{ kind: "told" as const, year: one.year, told: one }],
  );
  dated.sort((a, b) => a.year - b.year);
  const [first, last] = [dated[0], dated.at(-1)];
  if (!first || !last || beside === "none") return dated;
  const rows: DatedRow[] = [];
  let left = eventsBetween({ from: born ?? first.year, to: Math.min(now, last.year + yearsAfter) }, beside);
  for (const row of dated) {
    const before = left.filter(({ year }) => year < row.year);
    if (before.length > 0) rows.push({ kind: "events", events: before });
    left = left.filter(({ year }) => year >= row.year);
    rows.push(row);
  }
  return left.length > 0 ? [...rows, { kind: "events", events: left }] : rows;
}
