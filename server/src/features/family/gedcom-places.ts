import type { FamilyPlace } from "@saga/contract/family";
import { type GedcomNode, node, walk } from "./gedcom-lines.ts";

type Pin = Pick<FamilyPlace, "lat" | "lon">;

const keyOf = (name: string): string => name.replace(/\s+/g, " ").trim().toLowerCase();

/** "N18.15" and "W71.5" as numbers; null: it is none, or lies nowhere on earth. */
function degrees(value: string, [plus, minus, most]: [string, string, number]): number | null {
  const found = /^([NSEW])(\d{1,3}(?:\.\d{1,10})?)$/.exec(value.trim().toUpperCase());
  if (!found || ![plus, minus].includes(found[1] ?? "")) return null;
  const number = Number(found[2]) * (found[1] === minus ? -1 : 1);
  return Math.abs(number) <= most ? number : null;
}

/** Where a PLAC lies that says nothing else below it; null: it does not say so. */
function pinOf({ children }: GedcomNode): Pin | null {
  const [map, ...more] = children;
  if (map?.tag !== "MAP" || more.length > 0 || map.children.length !== 2) return null;
  const said = (tag: string): string => {
    const found = map.children.find((one) => one.tag === tag);
    return found && found.children.length === 0 ? found.value : "";
  };
  const [lat, lon] = [degrees(said("LATI"), ["N", "S", 90]), degrees(said("LONG"), ["E", "W", 180])];
  return lat === null || lon === null ? null : { lat, lon };
}

/** The places of a file that say where they lie, the first of each name. */
export function createPins(records: readonly GedcomNode[]) {
  const pins = new Map<string, Pin & { name: string }>();
  for (const one of walk(records)) {
    const pin = one.tag === "PLAC" ? pinOf(one) : null;
    const key = keyOf(one.value);
    if (pin && key !== "" && !pins.has(key)) pins.set(key, { ...pin, name: one.value });
  }
  return {
    all: [...pins.values()],
    /** Is all that stands below this PLAC on the map? */
    isPinned: (place: GedcomNode): boolean => {
      const [pin, known] = [pinOf(place), pins.get(keyOf(place.value))];
      return pin !== null && known !== undefined && known.lat === pin.lat && known.lon === pin.lon;
    },
  };
}

const written = (value: number, [plus, minus]: [string, string]): string =>
  `${value < 0 ? minus : plus}${Math.abs(value)}`;

/** Says below each place of these records where the family put it on the map. */
export function pinPlaces(records: readonly GedcomNode[], places: readonly FamilyPlace[]): void {
  if (places.length === 0) return;
  const pins = new Map(places.map((place) => [keyOf(place.name), place]));
  for (const one of walk(records)) {
    const pin = one.tag === "PLAC" && one.children.length === 0 ? pins.get(keyOf(one.value)) : undefined;
    if (!pin) continue;
    const [lat, lon] = [written(pin.lat, ["N", "S"]), written(pin.lon, ["E", "W"])];
    one.children.push(node("MAP", "", [node("LATI", lat), node("LONG", lon)]));
  }
}

/** Places of a file that the family has not put onto the map itself. */
export function newPlaces(own: readonly FamilyPlace[], file: readonly FamilyPlace[]): FamilyPlace[] {
  const known = new Set(own.map(({ name }) => keyOf(name)));
  return file.filter(({ name }) => !known.has(keyOf(name)));
}
