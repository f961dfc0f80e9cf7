import { numberWord, unitOf } from "./numeral.ts";
import { type Language, packs } from "./packs.ts";
import { type Token, tokens } from "./text.ts";

/** A number a text names, in digits or in words. A decade has the value of its first year: 50 or 1950. */
export type Named = { value: number; isDecade: boolean };

/** `isOn`: nothing divides it from the part before it, so that the two may be one number; `isUnit`: it is none by itself. */
type Part = Named & { figures: number; isOn: boolean; isUnit?: true };

const decadeAfter = /^(?:['’]?s\b|[-–]?tal)/u;

type NumberContext = { token: Token; gap: string; text: string; language: Language };

const partsOf = ({ token, gap, text, language }: NumberContext): Part[] => {
  const before = text.slice(Math.max(0, token.start - 12), token.start);
  const isOfDecade = packs[language].numbers.decadeBefore?.test(before) === true;
  if (/^\d{1,9}$/u.test(token.word)) {
    const isDecade = isOfDecade || decadeAfter.test(text.slice(token.end, token.end + 5));
    return [
      { value: Number(token.word), isDecade, figures: token.word.length, isOn: /^[ ,.\u00a0]$/u.test(gap) },
    ];
  }
  const word = numberWord(token.word, language);
  const { roots, joint } = packs[language].numbers.units;
  const unit = word ? undefined : roots.get(token.word);
  if (unit !== undefined)
    return gap === joint ? [{ value: unit, isDecade: false, figures: 0, isOn: true, isUnit: true }] : [];
  return (word?.values ?? []).map((value, at) => ({
    value,
    isDecade: isOfDecade || word?.isDecade === true,
    figures: 0,
    isOn: at > 0 || /^(?:\s|-)+$/u.test(gap),
  }));
};

/** "Nineteen" and "fifty" and "three" are one number, "12" and "500" too; null where another number begins. */
const joined = (sum: number, { value, figures, isOn, isUnit }: Part): number | null => {
  if (!isOn || (isUnit && sum % 100 < 20)) return null;
  if (figures > 0) return figures === 3 && sum > 0 && sum < 1000 ? sum * 1000 + value : null;
  const low = sum % 1000;
  if (value === 100 && low < 100) return sum - low + Math.max(low, 1) * value;
  if (value === 1000) return sum < value ? Math.max(sum, 1) * value : sum + value;
  if (value >= 100) return sum % 1000 === 0 ? sum + value : null;
  if (value < 10) return sum % 10 === 0 && sum % 100 !== 10 ? sum + value : null;
  if (sum % 100 === 0) return sum + value;
  return sum >= 18 && sum <= 20 ? sum * 100 + value : null;
};

/** Every number a text names. "One" is not counted: in all four languages it is an article or a pronoun too. */
export const numbersIn = (text: string, language: Language): Named[] => {
  const found: Named[] = [];
  let end = 0;
  let last: Named | null = null;
  for (const token of tokens(text)) {
    const parts = partsOf({ token, gap: text.slice(end, token.start), text, language });
    if (parts.length === 0) last = null;
    for (const part of parts) {
      const sum: number | null = last ? joined(last.value, part) : null;
      if (last && sum !== null) {
        last.value = sum;
        last.isDecade ||= part.isDecade;
      } else if (part.isUnit) last = null;
      else {
        last = { value: part.value, isDecade: part.isDecade };
        found.push(last);
      }
    }
    end = token.end;
  }
  return found;
};

const decadeOf = (value: number): number => Math.floor((value % 100) / 10);

const isYear = (value: number): boolean => value >= 1000 && value < 2100;

const isSameDecade = (one: number, other: number): boolean =>
  decadeOf(one) === decadeOf(other) &&
  (one < 100 || other < 100 || Math.floor(one / 100) === Math.floor(other / 100));

const isShortYear = (short: number, year: number): boolean =>
  short >= 10 && short < 100 && isYear(year) && year % 100 === short;

/** Is a number named by one of the others: the same value, the same year in two digits, or a year of that decade? */
export const isNamed = ({ value, isDecade }: Named, others: readonly Named[]): boolean =>
  others.some(
    (other) =>
      other.value === value ||
      isShortYear(value, other.value) ||
      isShortYear(other.value, value) ||
      (isDecade && (other.isDecade || isYear(other.value)) && isSameDecade(value, other.value)),
  );

const firstYear = 1900;
const lastYear = 2100;

/** The form by which a word that is a number is compared, in words, in figures or as a year of two digits; null: it is none. */
export const numberForm = (word: string, language: Language): string | null => {
  const [number, ...more] = numbersIn(word, language);
  if (!number || more.length > 0) return null;
  const isLong = number.value >= firstYear && number.value < lastYear;
  return String(isLong ? number.value % 100 : number.value);
};

/** What the words around one of a number say: "eighty", "four". */
export const numbersAt = (
  words: readonly string[],
  { at, language }: { at: number; language: Language },
): Named[] => {
  const isNumber = (place: number): boolean => numbersIn(words[place] ?? "", language).length > 0;
  let [from, to] = [at, at + 1];
  while (isNumber(from - 1)) from -= 1;
  while (isNumber(to)) to += 1;
  const { roots, joint } = packs[language].numbers.units;
  const unit = words[to] ?? "";
  return numbersIn(`${words.slice(from, to).join(" ")}${roots.has(unit) ? joint + unit : ""}`, language);
};

/** The value of a number with the last part that a pattern finds behind its last word, in the place of its own. */
const withUnit = (
  text: string,
  { from, end, pattern, language }: { from: number; end: number; pattern: RegExp; language: Language },
): { value: number; unit: number } | null => {
  const [said] = pattern.exec(text.slice(from)) ?? [];
  if (!said) return null;
  const { value = 0 } = numbersIn(text.slice(0, end), language).at(-1) ?? {};
  const unit = unitOf(tokens(said).at(-1)?.word ?? "", language);
  return unit !== null && value > 20 && value % 10 > 0 ? { value, unit } : null;
};

/** The numbers that are said without their ten beside the one next to them, 94 in "ninety-three, four", or put right so: 58 in "fifty-seven, no, eight". */
export const numbersBeside = (text: string, language: Language): Named[] =>
  tokens(text).flatMap(({ word, start: from, end }): Named[] => {
    if (numberWord(word, language) === null && unitOf(word, language) === null) return [];
    const { beside, mended } = packs[language].numbers;
    const [next, right] = [beside, mended].map((pattern) => withUnit(text, { from, end, pattern, language }));
    return [
      ...(next && Math.abs(next.unit - (next.value % 10)) === 1 ? [next] : []),
      ...(right ? [right] : []),
    ].map(({ value, unit }) => ({ value: value - (value % 10) + unit, isDecade: false }));
  });
