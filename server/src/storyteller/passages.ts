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

/** Passages as they are chosen from: which tell a turning of the life, and which cannot be told without the one before. */
export const choicesOf = (passages: readonly Passage[], language: Language): Choice[] =>
  passages.map(({ chapter, units, scene, told }) => ({
    chapter,
    units,
    scene,
    isTurning: isTurning(told.text, language),
    isWished: told.isWished === true,
  }));
