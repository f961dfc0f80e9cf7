/** Words that a story may differ from what was asked for, as a share. */
export const tolerance = 0.1;

/** The words that what is asked for may have at least and at most: every prompt names these. */
export const rangeOf = (words: number): [least: number, most: number] => [
  Math.round(words * (1 - tolerance)),
  Math.round(words * (1 + tolerance)),
];

type Share = { told: number };

const toldIn = (parts: readonly Share[]): number => parts.reduce((sum, { told }) => sum + told, 0);

/**
 * Words for a section: its share of the whole by what it has to tell, and more where earlier sections fell short. What those went over
 * is taken from the whole in the end: the last years of a life are not told in less because the first were long. `at` is its place in
 * `parts`, `from` that of the first section which is not written yet.
 */
export const wordsForNext = ({
  whole,
  written,
  parts,
  at,
  from = at,
}: {
  whole: number;
  written: number;
  parts: readonly Share[];
  at: number;
  from?: number;
}): number => {
  const { told = 0 } = parts[at] ?? {};
  const toldLater = toldIn(parts.slice(from));
  if (toldLater === 0) return 0;
  const fair = (whole * told) / toldIn(parts);
  const share = (Math.max(0, whole - written) * told) / toldLater;
  return Math.round(Math.max(share, fair));
};

/** Words that a writer was asked for so far, and those that stand of what came. */
export type Pace = { asked: number; written: number };

/** Nobody is asked for more than so many times the words that are wanted. */
const mostMore = 1.5;

/** The words to ask for, so that those that are wanted come of a writer who falls behind as before. */
export const askedFor = (wanted: number, { asked, written }: Pace): number =>
  Math.round(wanted * Math.min(mostMore, Math.max(1, asked / Math.max(1, written))));

/** Is a story shorter than was asked for by more than may be? */
export const isTooShort = (words: number, whole: number): boolean => words < whole * (1 - tolerance);
/** Is it longer by more than may be? */
export const isTooLong = (words: number, whole: number): boolean => words > whole * (1 + tolerance);
