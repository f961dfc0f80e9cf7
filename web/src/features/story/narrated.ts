/** Sentences of the story, as they stand on the screen. */
type Shown = { text: string };

/**
 * Which sentence on the screen is read at each step of the narration; -1: one that stands there otherwise. What is read is what is
 * shown, in its order, without what is kept out.
 */
export function placesOf(narrated: readonly Shown[], shown: readonly Shown[]): number[] {
  let from = 0;
  return narrated.map(({ text }) => {
    const at = shown.findIndex((each, index) => index >= from && each.text === text);
    if (at >= 0) from = at + 1;
    return at;
  });
}
