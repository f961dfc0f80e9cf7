import { fold } from "./fold.ts";

/** Words for somebody who did not speak, as a telling says it; each is tested on one sentence in folded text. */
export type Silence = {
  /** Somebody said nothing, and not the teller: "Mum never said a word to me." */
  told: RegExp;
  /** Says on of it in a word or two: "Not then, not after." */
  goesOn: RegExp;
  /** Says how little was said, and nothing else: "Not one word." */
  nothing: RegExp;
};

/** So many sentences stand between "Mum never said a word" and "Not one word." at most. */
const mostBetween = 2;

/**
 * Does a sentence only say on that somebody did not speak, and so asks nobody to keep anything: "Mum never said a word to me. Not then, not after. Not
 * one word."?
 */
export const isOfSilence = (
  all: readonly { text: string }[],
  at: number,
  { told, goesOn, nothing }: Silence,
): boolean => {
  if (!nothing.test(fold(all[at]?.text ?? ""))) return false;
  const before = all.slice(Math.max(0, at - mostBetween - 1), at).map(({ text }) => fold(text));
  const last = before.findLastIndex((text) => told.test(text));
  return last >= 0 && before.slice(last + 1).every((text) => goesOn.test(text));
};
