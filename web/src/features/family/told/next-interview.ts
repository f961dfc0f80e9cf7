import type { Interview } from "@saga/contract/interviews";
import { completeProgress, interviewNumbers, interviewTitles } from "@saga/contract/vocabulary";

/** The first of the three interviews that is not complete; null: all are. `id`: null where it was not begun. */
export function nextOf(interviews: readonly Interview[]) {
  const number = interviewNumbers.find((each) => {
    const found = interviews.find((one) => one.number === each);
    return !found || found.progress < completeProgress;
  });
  if (number === undefined) return null;
  const id = interviews.find((one) => one.number === number)?._id ?? null;
  return { id, number, title: interviewTitles[number] };
}
