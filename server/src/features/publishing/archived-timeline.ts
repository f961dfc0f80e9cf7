import type { FamilyEvent, FamilyPerson, FamilyUnion } from "@saga/contract/family";
import { dateOrder } from "@saga/contract/family-dates";
import type { ArchivedTimeline } from "#documents/archive-family-pages.ts";
import type { BookWords } from "#language/book-words.ts";
import { dateWords, type Wording } from "./date-words.ts";

type Tree = {
  people: readonly FamilyPerson[];
  unions: readonly FamilyUnion[];
  events?: readonly FamilyEvent[];
};
type Dated = { date: string; what: string; who: string; place: string };

/** What is dated of these people, in its order. `names`: what to call the book's pages and their events. */
export function archivedTimeline(
  { people, unions, events = [] }: Tree,
  { names, wording }: { names: BookWords["family"]; wording: Wording },
): ArchivedTimeline {
  const called = new Map(people.map(({ id, name }) => [id, name]));
  const whoIs = (ids: readonly string[]): string => ids.flatMap((id) => called.get(id) || []).join(" & ");
  const all: Dated[] = [
    ...people.flatMap((one) => [
      { date: one.born, what: names.born, who: one.name, place: one.born_place },
      { date: one.died, what: names.died, who: one.name, place: one.died_place },
    ]),
    ...unions
      // A wedding tells of everybody who was in it: where one of them is left alone, it is too.
      .filter(({ kind, partners }) => kind === "married" && partners.every((id) => called.has(id)))
      .map(({ from, partners, place }) => ({ date: from, what: names.married, who: whoIs(partners), place })),
    ...events.map(({ date, person, place }) => ({ date, what: names.moved, who: whoIs([person]), place })),
  ];
  const entries = all
    .filter(({ date, who }) => dateOrder(date) < Number.MAX_SAFE_INTEGER && who !== "")
    .toSorted((a, b) => dateOrder(a.date) - dateOrder(b.date))
    .map(({ date, what, who, place }) => [dateWords(date, wording), what, who, place]);
  return { heading: names.dates, entries };
}
