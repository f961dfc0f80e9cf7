import { type Named, numbersIn } from "#language/numbers.ts";
import { packs } from "#language/packs.ts";
import type { ParsedText } from "../text/parsed-text.ts";
import type { Evidence } from "./evidence.ts";

/** Smaller numbers are no years. */
const leastOfYear = 10;

/** Is it "two years later", of two years that the answers tell: 1963 and 65? */
export const isCounted = (number: Named, { text }: ParsedText, { cited, language }: Evidence): boolean => {
  const after = text.match(packs[language].numbers.yearsAfter) ?? [];
  const isAfter = after.some((one) => numbersIn(one, language).some(({ value }) => value === number.value));
  if (!isAfter) return false;
  const years = cited
    .flatMap((answer) => numbersIn(answer.text, language))
    .flatMap(({ value }) => (value >= leastOfYear ? value % 100 : []));
  return years.some((one) => years.some((other) => one - other === number.value));
};
