import type { LanguagePack } from "./pack.ts";

type Language = LanguagePack["language"];

const list = (endings: string): string[] => endings.split(" ").sort((a, b) => b.length - a.length);

/**
 * Endings of inflection only. Derivation is left alone: too much cut off joins words that mean different
 * things.
 */
const endings: Record<Language, string[]> = {
  en: list("ings ing edly ed ies es s ly er ers est e y"),
  sv: list(
    "arnas ernas ornas arna erna orna andet ande ades ades ade ats at ens ets ars ers ors ar er or en et an na de te dde tt t n a e s",
  ),
  it: list(
    "azioni azione amente mente avamo avano evano ivano arono erono irono ando endo ato ata ati ate uto uta uti ute ito ita iti ite are ere ire ava eva iva avo evo ivo chi che ghi ghe i e a o à ò ì è é ù",
  ),
  pl: list(
    "ował owała owali owały owania owanie eniach eniami eniem eniu enia enie aniach aniami aniem aniu ania anie ami ach ego emu ymi imi owi iem iej łem łam liśmy łyśmy ał ała ało ali ały ił iła iło ili iły ył yła yło yli yły ów om ie ią ię ej ym im ą ę a e i o u y em ek ka ki kę ką ce",
  ),
};

const shortestStem = 3;
const longestStem = 7;

/**
 * A light stem of one lower-case word: the longest inflectional ending off, then at most seven letters, so that
 * inflected forms of a word meet. Numbers stay whole.
 */
export const stem = (word: string, language: Language): string => {
  if (word.length <= shortestStem || /\p{N}/u.test(word)) return word;
  const ending = endings[language].find(
    (candidate) => word.endsWith(candidate) && word.length - candidate.length >= shortestStem,
  );
  return (ending ? word.slice(0, -ending.length) : word).slice(0, longestStem);
};
