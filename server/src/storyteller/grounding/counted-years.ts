import { type Named, numbersIn } from "#language/numbers.ts";
import { packs } from "#language/packs.ts";
import type { ParsedText, Word } from "../text/parsed-text.ts";
import { isTeller } from "./doers.ts";
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

/** Fewer are counted by those who tell them. */
const fewestListed = 3;

/** "Four children: Stan, Vera, Nora and Billy": does a sentence count those whom it names, the teller among them? That the answers name the others is for others to judge. */
export const isOfListed = (
  { value }: Named,
  { words: [opener], clauses }: ParsedText,
  evidence: Evidence,
): boolean => {
  // Behind a colon a capital says nothing, but who was told first has opened a sentence as well.
  const isAfterMark = ({ isOpening, isCapital, stem, actor }: Word): boolean =>
    isOpening && isCapital && stem !== null && actor === null;
  const isName = (word: Word | undefined): boolean =>
    word !== undefined &&
    ((word.actor?.kind === "name" && !word.isOblique) || (word !== opener && isAfterMark(word)));
  // "Sven-Olof" is one.
  const named = clauses.flatMap(({ words }) =>
    words.filter((word, at) => isName(word) && !isName(words[at - 1])),
  );
  const hasTeller = named.some(({ actor }) => actor !== null && isTeller([actor], evidence));
  return hasTeller && named.length >= fewestListed && named.length === value;
};
