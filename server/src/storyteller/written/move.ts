import type { Language } from "#language/packs.ts";
import { yearsTold } from "../chronology/life-order.ts";
import type { Proposed } from "./held-changes.ts";
import type { JudgingContext } from "./judge.ts";
import { heldAgainstNeighbours } from "./neighbours.ts";
import type { Change } from "./reply.ts";
import { type Line, paragraphsIn } from "./work.ts";

const mostMoves = 4;

/** A sentence that tells of a year before the one that an earlier sentence came to. */
export type Backwards = { sentence: number; year: number; after: { sentence: number; year: number } };

/** The lines of the paragraph that a line stands in. */
const paragraphWith = (line: Line, lines: readonly Line[]): Line[] => {
  const own = lines.filter(({ part }) => part === line.part);
  const paragraph = paragraphsIn(own).find((one) => one.includes(line.sentence));
  return own.filter(({ sentence }) => paragraph?.includes(sentence));
};

/** Do any of these speak of somebody whom nothing before them names? */
const areStray = (
  own: readonly (Line | undefined)[],
  lines: readonly Line[],
  context: JudgingContext,
): boolean => {
  const all = lines.map(({ sentence }) => ({ sentence, marks: [], faults: [], missing: [] }));
  const held = heldAgainstNeighbours(all, context);
  return held.some(({ faults }, at) => faults.length > 0 && own.includes(lines[at]));
};

/** Texts that tell of a year before one that was told, with their numbers: of those behind each other, the first. */
export const backwardsIn = (texts: readonly string[], language: Language): Backwards[] => {
  let latest = { sentence: 0, year: 0 };
  let isBack = false;
  return texts.flatMap((text, at): Backwards[] => {
    const [year] = yearsTold(text, language);
    if (year === undefined) return [];
    const wasBack = isBack;
    isBack = year < latest.year;
    if (!isBack) latest = { sentence: at + 1, year };
    return isBack && !wasBack ? [{ sentence: at + 1, year, after: latest }] : [];
  });
};

/** Pairs of years that stand the wrong way round. */
const turnedRound = (lines: readonly Line[], { language }: JudgingContext): number => {
  const years = lines.flatMap(({ sentence }) => yearsTold(sentence.text, language).slice(0, 1));
  return years.reduce((sum, year, at) => sum + years.slice(at + 1).filter((later) => later < year).length, 0);
};

/** Puts the paragraph of one line behind that of another; as it was where the order of the years or whom it speaks of would suffer. */
const movedOnce = (
  lines: readonly Line[],
  { line, behind }: { line: Line; behind: Line },
  context: JudgingContext,
): Line[] => {
  const paragraph = paragraphWith(line, lines);
  const target = paragraphWith(behind, lines).at(-1);
  if (!target || paragraph.length === 0 || paragraph.includes(target)) return [...lines];
  const { part, heading } = target;
  const put = paragraph.map(({ sentence }, at): Line => {
    const { joins: _, ...rest } = sentence;
    return { part, heading, sentence: at === 0 ? { ...rest, opens: true } : sentence };
  });
  const next = lines.flatMap((one) =>
    paragraph.includes(one) ? [] : one === target ? [one, ...put] : [one],
  );
  const place = next.indexOf(put.at(-1) as Line) + 1;
  const opened = next.map((one, at) =>
    at === place && !one.sentence.joins
      ? { ...one, sentence: { ...one.sentence, opens: true as const } }
      : one,
  );
  const isWorse =
    areStray([put[0], opened[place]], opened, context) ||
    turnedRound(opened, context) > turnedRound(lines, context);
  return isWorse ? [...lines] : opened;
};

/** Is a change one of where words stand, and of no word? */
export const isOfPlace = (change: Change["change"]): boolean =>
  change === "move" || change === "begin" || change === "join";

/** The lines with paragraphs that begin and go on where a last reading wants them: no word changes, and a chapter begins one. */
const divided = (
  lines: readonly Line[],
  { changes, was }: { changes: readonly Change[]; was: readonly Line[] },
): Line[] => {
  const wanted = new Map(
    changes
      .filter(({ change }) => change === "begin" || change === "join")
      .map(({ sentence, change }) => [was[sentence - 1]?.sentence.text, change]),
  );
  return lines.map((line, at) => {
    const change = wanted.get(line.sentence.text);
    const isFirst = lines[at - 1]?.part !== line.part;
    if (!change || isFirst || line.sentence.by_hand) return line;
    const { opens: _, joins: __, ...sentence } = line.sentence;
    const place = change === "begin" ? { opens: true as const } : { joins: true as const };
    return { ...line, sentence: { ...sentence, ...place } };
  });
};

/** The lines that changes are numbered by, those that say something else by now with their new words. */
const inNewWords = (was: readonly Line[], lines: readonly Line[], held: readonly Proposed[]): Line[] => {
  const made = held.filter(
    ({ change, one }) =>
      change.change === "replace" && lines.some(({ sentence }) => sentence.text === one.sentence.text),
  );
  return was.map((line, at) => {
    const own = made.find(({ change }) => change.sentence === at + 1);
    return own ? { ...line, sentence: own.one.sentence } : line;
  });
};

type Moving = {
  changes: readonly Change[];
  held: readonly Proposed[];
  was: readonly Line[];
  context: JudgingContext;
};

/** The lines with whole paragraphs where a last reading wants them. `was`: the lines that the changes are numbered by; `held`: new words that may stand. */
export const moved = (lines: readonly Line[], { changes, held, was: before, context }: Moving): Line[] => {
  const was = inNewWords(before, lines, held);
  let now = [...lines];
  for (const { sentence, after } of changes.filter(({ change }) => change === "move").slice(0, mostMoves)) {
    const find = (number: number): Line | undefined =>
      now.find((one) => one.sentence.text === was[number - 1]?.sentence.text);
    const [line, behind] = [find(sentence), find(after ?? 0)];
    if (line && behind) now = movedOnce(now, { line, behind }, context);
  }
  return divided(now, { changes, was });
};
