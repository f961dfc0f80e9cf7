import type { StoryProgress } from "@saga/contract/stories";

/** How far a story is, in words. */
export const writingWords = ({ step, done, of }: StoryProgress): string => {
  if (step === "reading") return "Reading what was told...";
  if (step === "finishing") return "Putting the parts together...";
  if (step === "writing" && of > 0) return `Writing part ${Math.min(done + 1, of)} of ${of}...`;
  return "Getting ready to write...";
};

/** The same as a number from 0 to 100; writing is most of the work. */
export const writingPercent = ({ step, done, of }: StoryProgress): number => {
  if (step === "waiting") return 0;
  if (step === "reading") return 5;
  if (step === "finishing") return 97;
  return of > 0 ? 10 + (85 * Math.min(done, of)) / of : 10;
};
