import type { FamilyEvent, FamilyPerson, FamilyUnion } from "./family.ts";

type Tree = {
  people: readonly FamilyPerson[];
  unions: readonly FamilyUnion[];
  events?: readonly FamilyEvent[] | undefined;
};

/** Something of a family that has a time. `record`: the person, partnership or event that it stands in; `people`: everybody it tells of. */
type Dated = {
  kind: "born" | "died" | "married" | "moved";
  record: string;
  people: readonly string[];
  date: string;
  place: string;
};

/** Births, deaths, weddings and moves of a family, as they stand in it, also those without a date. */
export const datedIn = ({ people, unions, events = [] }: Tree): Dated[] => [
  ...people.flatMap(({ id, born, born_place, died, died_place }): Dated[] => [
    { kind: "born", record: id, people: [id], date: born, place: born_place },
    { kind: "died", record: id, people: [id], date: died, place: died_place },
  ]),
  ...unions
    .filter(({ kind }) => kind === "married")
    .map(
      ({ id, partners, from, place }): Dated => ({
        kind: "married",
        record: id,
        people: partners,
        date: from,
        place,
      }),
    ),
  ...events.map(
    ({ id, person, date, place }): Dated => ({ kind: "moved", record: id, people: [person], date, place }),
  ),
];
