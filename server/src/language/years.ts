import { numbersIn } from "./numbers.ts";
import { type Language, packs } from "./packs.ts";

const [firstYear, lastYear] = [1880, 2040];
const century = 1900;

/** Years that a text names, in its order: those said in a short form first. */
export const yearsIn = (text: string, language: Language): number[] => {
  const { shortYear } = packs[language].story;
  const short = shortYear ? (text.toLowerCase().match(shortYear) ?? []) : [];
  const ofCentury = short
    .flatMap((year) =>
      numbersIn(year, language)
        .slice(0, 1)
        .map(({ value }) => century + value),
    )
    .filter((year) => year < century + 100);
  const whole = numbersIn(text, language).map(({ value }) => value);
  return [...ofCentury, ...whole.filter((value) => value >= firstYear && value <= lastYear)];
};
