import { fold } from "#language/fold.ts";
import { type Language, packs } from "#language/packs.ts";
import type { Passage } from "./arrange.ts";
import type { Choice } from "./select.ts";

/** Does an answer tell of a death, a marriage or a move? */
export const isTurning = (text: string, language: Language): boolean => {
  const { death, marriage, move } = packs[language].story.turnings;
  const folded = fold(text);
  return death.test(folded) || marriage.test(folded) || move.test(folded);
};

/** Passages as they are chosen from: which tell a turning of the life, and which go on from the one before them. */
export const choicesOf = (passages: readonly Passage[], language: Language): Choice[] => {
  return passages.map(({ chapter, units, told }, at) => {
    const before = passages[at - 1];
    return {
      chapter,
      units,
      isTurning: isTurning(told.text, language),
      goesOn: told.staysOn === true && before !== undefined && before.chapter === chapter,
    };
  });
};
