import type { NumberWords } from "./number-words.ts";
import { type Language, packs } from "./packs.ts";

const shortestRoot = 2;
/** The first letters of all roots, by the table that they are of. */
const beginnings = new WeakMap<NumberWords, ReadonlySet<string>>();

const beginningsOf = (table: NumberWords): ReadonlySet<string> => {
  const known = beginnings.get(table);
  if (known) return known;
  const made = new Set([...table.roots.keys()].map((root) => root.slice(0, shortestRoot)));
  beginnings.set(table, made);
  return made;
};

/** Values of the parts of a word that is made of number words throughout, or null. */
const partsOf = (word: string, language: Language): number[] | null => {
  const { roots, endings, whole: unended, isCompounding } = packs[language].numbers;
  const whole = roots.get(word);
  if (whole !== undefined) return [whole];
  for (let length = Math.min(word.length - 1, 18); length > 1; length -= 1) {
    const value = roots.get(word.slice(0, length));
    if (value === undefined) continue;
    const rest = word.slice(length);
    if (endings.test(rest) && !unended.has(word.slice(0, length))) return [value];
    const after = isCompounding ? partsOf(rest, language) : null;
    if (after) return [value, ...after];
  }
  return null;
};

const longestNumberWord = 45;

/** What a lower-case word says as a number word: the values of its parts, and whether it names a decade; or null. */
export const numberWord = (
  word: string,
  language: Language,
): { values: number[]; isDecade: boolean } | null => {
  const { lookalikes } = packs[language].numbers;
  if (!beginningsOf(packs[language].numbers).has(word.slice(0, shortestRoot)) || lookalikes.has(word))
    return null;
  const values = word.length > longestNumberWord ? null : partsOf(word, language);
  if (!values || values.join() === "1") return null;
  return { values, isDecade: packs[language].numbers.decade.test(word) };
};

/** What is said of a ten alone, "one" and "second" too, which are no numbers elsewhere; null: no such word. */
export const unitOf = (word: string, language: Language): number | null => {
  const { roots, units } = packs[language].numbers;
  const value = units.roots.get(word) ?? roots.get(word) ?? numberWord(word, language)?.values[0];
  return value !== undefined && value < 10 && !/\p{N}/u.test(word) ? value : null;
};
