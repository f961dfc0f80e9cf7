import type { ReadPassage, ReadReason } from "@saga/contract/stories";
import { m } from "#messages";

/** Why a passage is shown: the matter, and who could be hurt. */
export const reasonWords: Record<ReadReason, () => string> = {
  beside_kept: m.story_this_stands_close_to_something_you_keep,
  secret: m.story_a_secret_is_told_here,
  affair: m.story_a_love_is_told_here_that_may,
  crime: m.story_something_is_told_here_that_may_have,
  money: m.story_money_between_people_is_told_here,
  quarrel: m.story_a_quarrel_is_told_here_or_somebody,
  blame: m.story_somebody_is_blamed_here_who_may_be,
  illness: m.story_an_illness_is_told_here_under_a,
  loss: m.story_a_death_is_told_here_that_is,
  first_told: m.story_you_told_this_as_a_secret_or,
  together: m.story_each_of_these_lines_is_harmless_together,
};

/** The passage to go on with: the first that is open, or null. */
export const firstOpen = (passages: readonly ReadPassage[]): number | null => {
  const at = passages.findIndex(({ decision }) => decision === null);
  return at < 0 ? null : at;
};

/** Words of a reworded line before anything was typed: what stands there now. */
export const wordingOf = ({ lines }: ReadPassage): string[] => lines.map(({ text, now }) => now ?? text);
