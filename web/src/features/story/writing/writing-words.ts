import type { StoryProgress } from "@saga/contract/stories";
import { m } from "#messages";

/** How far a story is, in words. */
export const writingWords = ({ step, done, of }: StoryProgress): string => {
  if (step === "reading") return m.story_reading_what_was_told();
  if (step === "finishing") return m.story_putting_the_parts_together();
  if (step === "writing" && of > 0)
    return m.story_writing_part_math_of_of({ math: Math.min(done + 1, of), of });
  return m.story_getting_ready_to_write();
};

/** The same as a number from 0 to 100; writing is most of the work. */
export const writingPercent = ({ step, done, of }: StoryProgress): number => {
  if (step === "waiting") return 0;
  if (step === "reading") return 5;
  if (step === "finishing") return 97;
  return of > 0 ? 10 + (85 * Math.min(done, of)) / of : 10;
};
