/** Lists whose words are seen in a sentence and in a whole answer, by the same names. */
export const toldLists = [
  "feelings",
  "grief",
  "trauma",
  "turning",
  "unsaid",
  "promised",
  "events",
  "speech",
  "habit",
  "kin",
  "people",
  "places",
  "things",
  "senses",
  "meanings",
  "negations",
  "naming",
  "times",
] as const;

/** Something that is there or is not, as a linear model sees it. */
export const flag = (is: boolean): number => (is ? 1 : 0);
