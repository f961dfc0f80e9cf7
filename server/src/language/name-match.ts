import { fold, sharedPrefix } from "./fold.ts";
import { type Language, packs } from "./packs.ts";

/** Share of the shorter form that both begin with. */
const tolerance = 0.65;
const shortest = 3;

type Pair = readonly [string, string];

const endsLikeInflection = ([one, other]: Pair, language: Language): boolean => {
  const most = sharedPrefix(one, other);
  const isShort = Math.max(one.length, other.length) <= shortest + 1;
  const { nameEndings } = packs[language].functionWords;
  // "Kaliskiej" and "Kaliskim" share the first letter of their endings.
  return [most, most - 1].some(
    (shared) =>
      shared >= (isShort ? shortest - 1 : shortest) &&
      shared / Math.min(one.length, other.length) >= tolerance &&
      nameEndings.test(one.slice(shared)) &&
      nameEndings.test(other.slice(shared)),
  );
};

/** A language that inflects names may drop a vowel, or change a letter before an ending: Paweł, Pawła; Hanka, Hance. */
const formsOf = (name: string, language: Language): string[] => {
  if (!packs[language].story.nominative) return [name];
  const changed = packs[language].called.cases.flatMap(([ending, own]) =>
    ending.test(name) ? [name.replace(ending, own)] : [],
  );
  return [name, name.replace(/(?:ie|e)([^aeiouy])$/u, "$1"), ...changed];
};

/** Are two words forms of one name? Diacritics are folded; endings of inflection may differ, and nothing else. */
export const isSameName = ([one, other]: Pair, language: Language): boolean => {
  const [first, second] = [fold(one), fold(other)];
  if (first === second) return true;
  if (Math.min(first.length, second.length) < shortest) return false;
  return formsOf(first, language).some((form) =>
    formsOf(second, language).some((another) => endsLikeInflection([form, another], language)),
  );
};
