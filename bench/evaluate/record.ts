import type { TurnKind } from "../../server/src/interviewer/ledger.ts";
import type { InterviewNumber } from "../../server/src/interviewer/plan.ts";
import type { TopicId } from "../../server/src/language/pack.ts";
import type { Told } from "./teller.ts";

/** One question with its answer. */
export type Exchange = {
  number: InterviewNumber;
  kind: TurnKind;
  slot: string;
  topic: TopicId | null;
  question: string;
  told: Told;
  isDeclined: boolean;
  isPrivate: boolean;
  /** The subject was left after an answer that told something, less than half told and not closed. */
  isLeftEarly: boolean;
};

/** A whole series of three interviews, or a baseline of as many turns. */
export type Transcript = {
  interviewer: string;
  exchanges: Exchange[];
  /** Per interview: answers given and progress reached. Empty for a baseline. */
  interviews: { number: InterviewNumber; answers: number; progress: number; isComplete: boolean }[];
  /** Last words of each interview. */
  farewells: string[];
  ledgerBytes: number;
  slowestTurnMs: number;
};
