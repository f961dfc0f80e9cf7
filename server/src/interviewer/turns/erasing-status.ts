import type { Moment } from "./moment.ts";

/** For so many turns it goes on being what is spoken of. */
const turnsOfTalk = 8;

const isLately = ({ state }: Moment, since: { at: number } | undefined): boolean =>
  since !== undefined && state.turns - since.at <= turnsOfTalk;

/** Is deleting spoken of, and no yes or no said yet? */
export const isSpokenOf = (moment: Moment): boolean =>
  moment.state.isOfErasing === true || isLately(moment, moment.state.erasing);

/** Was an answer deleted for good a little while ago? */
export const wasErased = (moment: Moment): boolean => isLately(moment, moment.state.erased);

/** What came of it lately; undefined: it was not spoken of. */
export const erasingIn = (moment: Moment): "done" | "undone" | undefined => {
  if (isSpokenOf(moment) && moment.state.erasing) return "undone";
  return wasErased(moment) ? "done" : undefined;
};
