import type { Language } from "@saga/contract/vocabulary";
import { fold } from "#language/fold.ts";
import { packs } from "#language/packs.ts";

type Town = { lat: number; lon: number; country: string; region: string };
export type Located = { name: string; lat: number; lon: number };

/** Names of towns as they are said at home, in every language: a family speaks of the places of all its own. */
const saidAtHome: Record<string, string> = Object.assign(
  {},
  ...Object.values(packs).map(({ family }) => family.towns),
);

let towns: Promise<ReadonlyMap<string, readonly Town[]>> | null = null;

/** 7,300 towns by their folded names, read when somebody first looks at a map. */
const allTowns = () => {
  towns ??= import("city-timezones").then(({ default: list }) => {
    const found = new Map<string, Town[]>();
    for (const { city, city_ascii, lat, lng, country, iso2, province } of list.cityMapping) {
      const town = { lat, lon: lng, country: iso2, region: fold(`${country} ${province ?? ""}`) };
      for (const name of new Set([fold(city), fold(city_ascii)]))
        found.set(name, [...(found.get(name) ?? []), town]);
    }
    return found;
  });
  return towns;
};

/** Where these places lie, as far as their names leave no doubt: "York, England" does, "York" does not. */
export async function located(names: readonly string[], language?: Language): Promise<Located[]> {
  const all = await allTowns();
  return names.flatMap((name) => {
    const [town = "", ...around] = name.split(",").map(fold);
    const known = all.get(saidAtHome[town] ?? town) ?? all.get(town) ?? [];
    const within =
      around.length > 0 ? known.filter(({ region }) => around.some((one) => region.includes(one))) : [];
    const home = language ? known.filter(({ country }) => country === packs[language].family.country) : [];
    const [only, ...others] = [within, known, home].find(({ length }) => length === 1) ?? [];
    return only && others.length === 0 ? [{ name, lat: only.lat, lon: only.lon }] : [];
  });
}
