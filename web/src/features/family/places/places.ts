import type { Family } from "@saga/contract/family";
import { dateOrder } from "@saga/contract/family-dates";
import type { Proposal } from "@saga/contract/family-told";

/** Something that happened at a place: of the tree, or as it was told. */
export type Happening =
  | { kind: "born" | "died" | "lives" | "moved"; name: string; date: string }
  | { kind: "married"; names: string[]; date: string }
  | { kind: "told"; told: Pick<Proposal, "said" | "date"> };

export type NamedPlace = { name: string; happenings: Happening[] };

const keyOf = (name: string): string => name.trim().toLowerCase();

/** Every place that the tree or an interview names, with what happened there, earliest first. */
export function placesIn(
  family: Family,
  told: readonly Pick<Proposal, "place" | "said" | "date">[],
): NamedPlace[] {
  const places = new Map<string, NamedPlace>();
  const add = (name: string, happening: Happening) => {
    if (name.trim() === "") return;
    const known = places.get(keyOf(name)) ?? { name: name.trim(), happenings: [] };
    known.happenings.push(happening);
    places.set(keyOf(name), known);
  };
  const names = new Map(family.people.map(({ id, name }) => [id, name]));
  for (const { name, born, born_place, died, died_place, location, is_alive } of family.people) {
    if (name === "") continue;
    add(born_place, { kind: "born", name, date: born });
    add(died_place, { kind: "died", name, date: died });
    if (is_alive) add(location, { kind: "lives", name, date: "" });
  }
  for (const { partners, place, from } of family.unions) {
    const wed = partners.map((id) => names.get(id) ?? "").filter(Boolean);
    if (wed.length > 0) add(place, { kind: "married", names: wed, date: from });
  }
  for (const { person, place, date } of family.events)
    add(place, { kind: "moved", name: names.get(person) ?? "", date });
  for (const one of told) add(one.place, { kind: "told", told: one });
  const dateOf = (one: Happening): string => (one.kind === "told" ? one.told.date : one.date);
  return [...places.values()]
    .map(({ name, happenings }) => ({
      name,
      happenings: happenings.sort((a, b) => dateOrder(dateOf(a)) - dateOrder(dateOf(b))),
    }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** Where places lie: as the family put them, else as their names say. */
export function pinsOf(
  places: readonly NamedPlace[],
  own: Family["places"],
  found: readonly { name: string; lat: number; lon: number }[],
) {
  const known = new Map([...found, ...own].map((one) => [keyOf(one.name), one]));
  return places.flatMap((place) => {
    const at = known.get(keyOf(place.name));
    return at ? [{ ...place, lat: at.lat, lon: at.lon }] : [];
  });
}
