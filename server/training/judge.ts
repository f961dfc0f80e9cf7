import { type Heard, type Intent, rightMoves } from "../src/interviewer/moves.ts";

/** What was heard as a label of the corpus. */
export const labelled = ({ intent, about }: Heard): string => (about ? `${intent}:${about}` : intent);

/** Moves that count as right, stricter than those that the interviewer may take. */
const strict: Record<Intent, readonly string[]> = {
  ...rightMoves,
  told: ["follow_up"],
  told_enough: ["follow_up", "return", "open"],
  corrects: ["follow_up", "return"],
  unknown: ["easier"],
};

/** Does what was heard lead to a reply that is right where `meant` was meant? */
export const isRight = (heard: string, meant: string): boolean => {
  if ([heard, meant].some((label) => /^(?:asks|resumes)/.test(label))) return heard === meant;
  // What is taken back may be heard with a question beside it: "delete:reader".
  const [intent] = heard.split(":") as [Intent];
  return strict[meant as Intent].includes(rightMoves[intent][0]);
};
