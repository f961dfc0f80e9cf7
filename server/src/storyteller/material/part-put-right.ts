import { numbersIn } from "#language/numbers.ts";
import { numberWord, unitOf } from "#language/numeral.ts";
import { type Language, packs } from "#language/packs.ts";
import { tokens } from "#language/text.ts";

const endsInVowel = (root: string): boolean => /[aeiouyåäö]$/u.test(root);

/** "Sessant-" of "sessantuno" as it stands before another unit: "sessanta"; null where the word has no ten that a unit follows. */
const tenBefore = (word: string, unit: string, language: Language): string | null => {
  const { roots, isCompounding } = packs[language].numbers;
  const [ten = 0, one, ...more] = numberWord(word, language)?.values ?? [];
  if (!isCompounding || one === undefined || one >= 10 || more.length > 0) return null;
  if (ten < 20 || ten >= 100) return null;
  const all = [...roots].flatMap(([root, value]) => (value === ten ? root : []));
  const elided = all.find((root) => !endsInVowel(root));
  if (elided && endsInVowel(unit.slice(0, 1))) return elided;
  const whole = all.filter(endsInVowel);
  return whole.filter((root) => word.startsWith(root)).at(0) ?? whole.at(0) ?? null;
};

/** The number of which only the last part is put right: "sixty-one, no, two" is sixty-two; null where the two are not such parts. */
export const partPutRight = (wrong: string, right: string, language: Language): string | null => {
  const is = unitOf(right.toLowerCase(), language);
  const was = numbersIn(wrong, language)[0]?.value ?? 0;
  if (is === null || was < 20 || was % 10 === 0 || was % 10 === is || /\p{N}/u.test(wrong)) return null;
  const last = tokens(wrong).at(-1);
  if (!last) return null;
  const begun = wrong.slice(0, last.start);
  if (begun !== "" && unitOf(last.word, language) === was % 10) return `${begun}${right}`;
  const ten = tenBefore(last.word, right.toLowerCase(), language);
  return ten === null ? null : `${begun}${ten}${right}`;
};
