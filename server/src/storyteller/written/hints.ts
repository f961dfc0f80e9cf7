import type { Whole } from "./whole-prompt.ts";

/** What a reading is told of as missing, or as standing in the wrong place. */
export type Hints = Pick<
  Whole,
  "untold" | "unnamed" | "unsaid" | "lines" | "lost" | "untoldHeadings" | "points" | "backwards" | "misplaced"
>;

/** How often each hint was given in earlier readings. */
export type Given = ReadonlyMap<string, number>;

/** A hint that was given so often stands there in other words, or cannot be mended: it is not given again. */
const mostGiven = 2;

/** What a hint is known again by in the next reading, whose sentences have other numbers. */
const keysIn = (texts: readonly string[]) => {
  const textAt = (sentence: number): string => texts[sentence - 1] ?? "";
  return {
    untold: (mark: string) => mark,
    unnamed: ({ name }: Hints["unnamed"][number]) => name,
    unsaid: ({ name }: Hints["unsaid"][number]) => name,
    lines: (line: string) => line,
    lost: ({ text }: Hints["lost"][number]) => text,
    untoldHeadings: (heading: string) => heading,
    points: ({ text }: Hints["points"][number]) => text,
    backwards: ({ year, after }: Hints["backwards"][number]) => `${year} ${after.year}`,
    misplaced: ({ sentence }: Hints["misplaced"][number]) => textAt(sentence),
  };
};

/** The hints that are given in a reading, with how often each was then; `texts`: the sentences of the story. */
export const notGivenUp = (
  hints: Hints,
  before: Given,
  texts: readonly string[],
): { hints: Hints; given: Given } => {
  const keys = keysIn(texts);
  const given = new Map(before);
  const left = <One>(kind: keyof Hints, all: readonly One[], keyOf: (one: One) => string): One[] =>
    all.filter((one) => {
      const key = `${kind}: ${keyOf(one)}`;
      const count = before.get(key) ?? 0;
      given.set(key, count + 1);
      return count < mostGiven;
    });
  return {
    hints: {
      untold: left("untold", hints.untold, keys.untold),
      unnamed: left("unnamed", hints.unnamed, keys.unnamed),
      unsaid: left("unsaid", hints.unsaid, keys.unsaid),
      lines: left("lines", hints.lines, keys.lines),
      lost: left("lost", hints.lost, keys.lost),
      untoldHeadings: left("untoldHeadings", hints.untoldHeadings, keys.untoldHeadings),
      points: left("points", hints.points, keys.points),
      backwards: left("backwards", hints.backwards, keys.backwards),
      misplaced: left("misplaced", hints.misplaced, keys.misplaced),
    },
    given,
  };
};

/** Of these answers and turning points, is any to be asked for once more? */
export const isAskedFor = (
  { untold, points }: Pick<Hints, "untold" | "points">,
  given: Given | undefined,
): boolean =>
  [...untold.map((mark) => `untold: ${mark}`), ...points.map(({ text }) => `points: ${text}`)].some(
    (key) => (given?.get(key) ?? 0) < mostGiven,
  );
