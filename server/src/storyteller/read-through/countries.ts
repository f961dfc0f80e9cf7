import type { Language } from "#language/packs.ts";
import { fold } from "../text/fold.ts";

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const byLanguage = new Map<Language, ReadonlySet<string>>();

/** The countries and territories of the world, as a language calls them. */
const countriesIn = (language: Language): ReadonlySet<string> => {
  const known = byLanguage.get(language);
  if (known) return known;
  const names = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
  const all = letters.flatMap((one) => letters.map((other) => names.of(`${one}${other}`)));
  const made = new Set(all.flatMap((name) => (name ? fold(name) : [])));
  byLanguage.set(language, made);
  return made;
};

/** Is it the name of a country: "New Zealand"? */
export const isCountry = (name: string, language: Language): boolean => countriesIn(language).has(fold(name));
