import { fold } from "#language/fold.ts";
import { asidesIn } from "../../hearing/asides.ts";
import type { Moment } from "../moment.ts";
import { askedAgainIn } from "./reply.ts";

/** For so many turns it goes on being what is spoken of. */
const turnsOfTalk = 8;

const isLately = ({ state }: Moment, since: { at: number } | undefined): boolean =>
  since !== undefined && state.turns - since.at <= turnsOfTalk;

/** Is deleting spoken of, and no yes or no said yet? */
export const isSpokenOf = (moment: Moment): boolean =>
  moment.state.isOfErasing === true || isLately(moment, moment.state.erasing);

/** Was an answer deleted for good a little while ago? */
export const wasErased = (moment: Moment): boolean => isLately(moment, moment.state.erased);

/** The same, where nothing was told since and nothing is asked: whoever asks for it again means just that. */
export const isJustErased = (moment: Moment): boolean => {
  const { erased, lastTold, mayErase } = moment.state;
  return wasErased(moment) && !mayErase && erased?.lastTold === lastTold;
};

/** While it is spoken of, or was done: is nothing asked for in this, however much it sounds like it? */
export const onlySounds = (moment: Moment, text: string): boolean => {
  const { asides, hearing } = moment.pack;
  if (!isSpokenOf(moment) && !wasErased(moment)) return false;
  const beside = asidesIn(text, { signs: asides.signs, hearing })?.beside;
  const isSaid = hearing.signs.delete?.test(fold(text)) ?? false;
  return !isSaid && askedAgainIn(text, moment.pack).length === 0 && (beside?.keepsOut ?? []).length === 0;
};

/** That nothing was deleted: said so that it is true of this interview. */
export const nothingSaid = ({ state, pack }: Moment): string =>
  state.erased ? pack.erasing.words.nothingMore : pack.erasing.words.nothing;

/**
 * What came of it lately, of an answer or of a part of one, and of a deleted answer the question it was given to where that may be said. `asked`:
 * Saga's question stands, and nobody knows yet what this answer says to it; `agreed`: code heard a yes to it in this answer.
 */
export type Erasing = { is: "done" | "part" | "undone" | "asked" | "agreed"; question: string };

/** What came of it lately; undefined: it was not spoken of. */
export const erasingIn = (moment: Moment): Erasing | undefined => {
  if (moment.asked) return { is: "asked", question: "" };
  if (isSpokenOf(moment) && moment.state.erasing) return { is: "undone", question: "" };
  const { erased } = moment.state;
  if (!erased || !wasErased(moment)) return undefined;
  return { is: erased.isPart ? "part" : "done", question: erased.question };
};
