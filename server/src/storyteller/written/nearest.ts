/** The chapter that tells what stands nearest to a place in the life; the first of those that are as near. `placesIn`: of what it tells. */
export const nearestTo = <Chapter>(
  at: number,
  chapters: readonly Chapter[],
  placesIn: (chapter: Chapter) => readonly number[],
): Chapter | undefined => {
  const distance = (chapter: Chapter): number =>
    Math.min(...placesIn(chapter).map((place) => Math.abs(place - at)));
  return chapters.toSorted((one, other) => distance(one) - distance(other))[0];
};
