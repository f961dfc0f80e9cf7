import type { Language } from "#language/packs.ts";
import { fold, sharedPrefix } from "./fold.ts";

/** Endings, without diacritics, that inflection puts on a name. A mere vowel is none in Italian: Mario is not Maria. */
const endings: Record<Language, RegExp> = {
  en: /^(?:s|es)?$/u,
  sv: /^(?:s|es|n|en|et|ns|ens|ets)?$/u,
  it: /^$/u,
  pl: /^(?:[aeiouy]|em|ie|iem|owi|ow|om|ami|ach|ego|emu|i?ej|im|ym|ich|ych|iu|ia|ii|io|ka|ce|ki|ke|ko|kiem|le|la|lu|zie|cie|sie|nie|rze|dze|ga|gi|ge)?$/u,
};

/** Share of the shorter form that both begin with. */
const tolerance = 0.65;
const shortest = 3;

type Pair = readonly [string, string];

const endsLikeInflection = ([one, other]: Pair, language: Language): boolean => {
  const shared = sharedPrefix(one, other);
  const isShort = Math.max(one.length, other.length) <= shortest + 1;
  if (shared < (isShort ? shortest - 1 : shortest)) return false;
  if (shared / Math.min(one.length, other.length) < tolerance) return false;
  return endings[language].test(one.slice(shared)) && endings[language].test(other.slice(shared));
};

/** Polish drops a vowel when it inflects: Paweł, Pawła; Marek, Marka. */
const formsOf = (name: string, language: Language): string[] =>
  language === "pl" ? [name, name.replace(/(?:ie|e)([^aeiouy])$/u, "$1")] : [name];

/** Are two words forms of one name? Diacritics are folded; endings of inflection may differ, and nothing else. */
export const isSameName = ([one, other]: Pair, language: Language): boolean => {
  const [first, second] = [fold(one), fold(other)];
  if (first === second) return true;
  if (Math.min(first.length, second.length) < shortest) return false;
  return formsOf(first, language).some((form) =>
    formsOf(second, language).some((another) => endsLikeInflection([form, another], language)),
  );
};
