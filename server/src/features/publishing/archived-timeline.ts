import { datedIn } from "@saga/contract/family-dated";
import { dateOrder } from "@saga/contract/family-dates";
import type { ArchivedTimeline } from "#documents/archive-family-pages.ts";
import type { BookWords } from "#language/book-words.ts";
import { dateWords, type Wording } from "./date-words.ts";

type Tree = Parameters<typeof datedIn>[0];

/** What is dated of these people, in its order. `names`: what to call the book's pages and their events. */
export function archivedTimeline(
  { people, unions, events }: Tree,
  { names, wording }: { names: BookWords["family"]; wording: Wording },
): ArchivedTimeline {
  const called = new Map(people.map(({ id, name }) => [id, name]));
  const entries = datedIn({ people, unions, events })
    // A wedding tells of everybody who was in it: where one of them is left alone, it is too.
    .filter(({ people: all }) => all.every((id) => called.has(id)))
    .map((one) => ({ ...one, who: one.people.flatMap((id) => called.get(id) || []).join(" & ") }))
    .filter(({ date, who }) => dateOrder(date) < Number.MAX_SAFE_INTEGER && who !== "")
    .toSorted((a, b) => dateOrder(a.date) - dateOrder(b.date))
    .map(({ kind, date, who, place }) => [dateWords(date, wording), names[kind], who, place]);
  return { heading: names.dates, entries };
}
