/** Words that a story may differ from what was asked for, as a share. */
export const tolerance = 0.1;

type Share = { told: number };

/** Of its fair share, whatever was spent before: no chapter of a life goes missing because others were long. */
const leastShare = 0.7;

const toldIn = (parts: readonly Share[]): number => parts.reduce((sum, { told }) => sum + told, 0);

/**
 * Words for a section: what is left of the whole, by its part of what is left to tell. What earlier sections fell short of
 * or went over is made up by those that follow. `at` is its place in `parts`.
 */
export const wordsForNext = ({
  whole,
  written,
  parts,
  at,
}: {
  whole: number;
  written: number;
  parts: readonly Share[];
  at: number;
}): number => {
  const { told = 0 } = parts[at] ?? {};
  const toldHereAndLater = toldIn(parts.slice(at));
  if (toldHereAndLater === 0) return 0;
  const fair = (whole * told) / toldIn(parts);
  const share = (Math.max(0, whole - written) * told) / toldHereAndLater;
  return Math.round(Math.max(share, fair * leastShare));
};

/** Is a story shorter than was asked for by more than may be? */
export const isTooShort = (words: number, whole: number): boolean => words < whole * (1 - tolerance);
/** Is it longer by more than may be? */
export const isTooLong = (words: number, whole: number): boolean => words > whole * (1 + tolerance);
