/** Words that a story may differ from what was asked for, as a share. */
export const tolerance = 0.1;

type Share = { told: number };

/**
 * Words for the next section: what is left of the whole, by its part of what is left to tell. What earlier sections fell
 * short of or went over is made up by those that follow.
 */
export const wordsForNext = ({
  whole,
  written,
  next,
  later,
}: {
  whole: number;
  written: number;
  next: Share;
  later: readonly Share[];
}): number => {
  const left = Math.max(0, whole - written);
  const told = next.told + later.reduce((sum, part) => sum + part.told, 0);
  return told === 0 ? 0 : Math.round((left * next.told) / told);
};

export const isTooShort = (words: number, whole: number): boolean => words < whole * (1 - tolerance);
export const isTooLong = (words: number, whole: number): boolean => words > whole * (1 + tolerance);
