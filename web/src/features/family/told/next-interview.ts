import type { Interview } from "@saga/contract/interviews";
import { completeProgress, interviewNumbers } from "@saga/contract/vocabulary";

/** The first of the three interviews that is not complete; null: all are. `id`: null where it was not begun. */
export function nextOf(interviews: readonly Pick<Interview, "_id" | "number" | "progress">[]) {
  const number = interviewNumbers.find((each) => {
    const found = interviews.find((one) => one.number === each);
    return !found || found.progress < completeProgress;
  });
  if (number === undefined) return null;
  return { id: interviews.find((one) => one.number === number)?._id ?? null, number };
}
