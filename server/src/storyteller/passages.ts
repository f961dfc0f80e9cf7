import { fold } from "#language/fold.ts";
import { type Language, packs } from "#language/packs.ts";
import type { Passage } from "./arrange.ts";
import type { Choice } from "./select.ts";

/** Passages as they are chosen from: which tell a turning of the life, and which go on from the one before them. */
export const choicesOf = (passages: readonly Passage[], language: Language): Choice[] => {
  const { death, marriage, move } = packs[language].story.turnings;
  return passages.map(({ chapter, units, told }, at) => {
    const folded = fold(told.text);
    const before = passages[at - 1];
    return {
      chapter,
      units,
      isTurning: death.test(folded) || marriage.test(folded) || move.test(folded),
      goesOn: told.staysOn === true && before !== undefined && before.chapter === chapter,
    };
  });
};
