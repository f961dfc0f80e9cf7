import type { Language } from "@saga/contract/vocabulary";
import { fold } from "#language/fold.ts";

type Town = { lat: number; lon: number; country: string; region: string };
export type Located = { name: string; lat: number; lon: number };

/** Where a language is spoken in one country: of several towns with one name it is the one there. */
const homes: Partial<Record<Language, string>> = { sv: "SE", it: "IT", pl: "PL" };

/** Names that people use at home for towns that the list has in English, and the other way round. */
const otherNames: Record<string, string> = {
  gothenburg: "goteborg",
  hull: "kingston upon hull",
  kopenhamn: "copenhagen",
  roma: "rome",
  rzym: "rome",
  rom: "rome",
  firenze: "florence",
  milano: "milan",
  mediolan: "milan",
  torino: "turin",
  turyn: "turin",
  napoli: "naples",
  venezia: "venice",
  venedig: "venice",
  genova: "genoa",
  padova: "padua",
  warszawa: "warsaw",
  cracow: "krakow",
  londra: "london",
  londyn: "london",
  parigi: "paris",
  paryz: "paris",
  berlino: "berlin",
  wieden: "vienna",
  wien: "vienna",
  praga: "prague",
  prag: "prague",
  munchen: "munich",
  monachium: "munich",
  helsingfors: "helsinki",
  wilno: "vilnius",
  lwow: "lvov",
  moskva: "moscow",
  moskwa: "moscow",
  "nowy jork": "new york",
  stoccolma: "stockholm",
  sztokholm: "stockholm",
};

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
    const known = all.get(otherNames[town] ?? town) ?? all.get(town) ?? [];
    const within =
      around.length > 0 ? known.filter(({ region }) => around.some((one) => region.includes(one))) : [];
    const home = language ? known.filter(({ country }) => country === homes[language]) : [];
    const [only, ...others] = [within, known, home].find(({ length }) => length === 1) ?? [];
    return only && others.length === 0 ? [{ name, lat: only.lat, lon: only.lon }] : [];
  });
}
