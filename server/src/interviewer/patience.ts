import type { Ledger } from "./ledger.ts";
import type { InterviewNumber } from "./plan.ts";

/** Most questions on one subject: what bounds an interview however little is told. */
const most: Record<InterviewNumber, number> = { 1: 4, 2: 5, 3: 3 };
const mostForBrief = 3;

/** A teller whose answers average fewer words than this, after the first few, is not asked again and again. */
const briefWords = 12;
const firstAnswers = 6;

/** Most questions on one subject of an interview, fewer for a teller of few words. */
export const mostQuestions = (ledger: Ledger, number: InterviewNumber): number => {
  const state = ledger.interviews[number];
  const isBrief =
    state !== undefined && state.turns >= firstAnswers && state.words / state.turns < briefWords;
  return isBrief ? mostForBrief : most[number];
};
