import type { ReadDecision, ReadPassage, ReadReason } from "@saga/contract/stories";
import { m } from "#messages";

/** What is about to be decided; `apart`: of each line its own, or null where one answer is for all. */
export type Draft = {
  decision: ReadDecision | null;
  apart: (ReadDecision | null)[] | null;
  wording: string[];
};

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

const standsBehind = (line: ReadPassage["lines"][number], before: ReadPassage["lines"][number]): boolean =>
  line.heading === before.heading && (line.before === before.text || line.before === before.now);

/** The places of lines that stand behind each other in the story, a list for each run of them. */
export const runsIn = (lines: ReadPassage["lines"]): number[][] => {
  const runs: number[][] = [];
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1];
    if (before && standsBehind(line, before)) runs.at(-1)?.push(at);
    else runs.push([at]);
  }
  return runs;
};

/** The passage to go on with: the first that is open, or null. */
export const firstOpen = (passages: readonly ReadPassage[]): number | null => {
  const at = passages.findIndex(({ decision }) => decision === null);
  return at < 0 ? null : at;
};

/** Words of a reworded line before anything was typed: what stands there now. */
const wordingOf = ({ lines }: ReadPassage): string[] => lines.map(({ text, now }) => now ?? text);

/** What was decided about a passage, as it can be changed. */
export const draftOf = (passage: ReadPassage): Draft => {
  const { decision, lines } = passage;
  const isApart = lines.some((line) => line.decision !== decision);
  const apart = isApart ? lines.map((line) => line.decision) : null;
  return { decision, apart, wording: wordingOf(passage) };
};

const everyOne = ({ decision, apart }: Draft): (ReadDecision | null)[] => apart ?? [decision];

/** Is something still to be chosen? */
export const isUndecided = (draft: Draft): boolean => everyOne(draft).includes(null);

/** Is a line to be said in other words, and none of these words are there? */
export const isUnsaid = ({ decision, apart, wording }: Draft): boolean =>
  apart
    ? apart.some((own, at) => own === "reword" && (wording[at] ?? "").trim() === "")
    : decision === "reword" && wording.every((words) => words.trim() === "");

/** A draft as it is sent. */
export const choiceOf = (passage: string, draft: Draft) => {
  const lines = draft.apart?.flatMap((own) => own ?? []);
  return {
    passage,
    decision: draft.decision ?? lines?.[0] ?? "keep",
    wording: draft.wording,
    ...(lines ? { lines } : {}),
  };
};
