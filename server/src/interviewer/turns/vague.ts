import type { InterviewState } from "../ledger/ledger.ts";

/** Words that fit anything come once in so many turns. */
const turnsBetween = 2;

/** May words be said that fit anything, or was that done lately? */
export const mayBeVague = ({ vagueAt, turns }: InterviewState): boolean =>
  vagueAt === undefined || turns - vagueAt >= turnsBetween;

/** Remembers that words were said that fit anything. */
export const wasVague = (state: InterviewState): void => {
  state.vagueAt = state.turns;
};
