import { fold } from "#language/fold.ts";
import { type Language, packs } from "#language/packs.ts";

/** Does a text tell of a death, a marriage or a move? */
export const isTurning = (text: string, language: Language): boolean => {
  const folded = fold(text);
  return Object.values(packs[language].story.turnings).some((words) => words.test(folded));
};
