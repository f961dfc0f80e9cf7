import { fold } from "#language/fold.ts";
import type { Hearing } from "#language/hearing.ts";
import { countWords } from "#language/text.ts";
import { probability } from "./hearing/danger.ts";
import type { InterviewState } from "./ledger.ts";
import { type Heard, isTelling } from "./moves.ts";

/** In so many words much is told, and a guess of danger is mostly wrong: it is asked after first. */
const longAnswer = 70;
/** In few words danger that is too faint to be called one is asked after too. */
const shortAnswer = 25;
const faint = 0.2;
/** Turns in which a second sign counts as the answer to that question. */
const stillAsking = 2;

/**
 * What is guessed to be danger in a long telling, or too faint in a short one: neither lines of help nor nothing. Whoever was asked, and
 * sounds of danger again in few words, gets the lines.
 */
export const withCare = (
  heard: Heard,
  { text, hearing, state }: { text: string; hearing: Hearing; state: InterviewState },
): Heard => {
  const wasAsked = state.checkedAt !== undefined && state.turns - state.checkedAt <= stillAsking;
  const words = countWords(text);
  if (heard.intent === "crisis") {
    // "Hello, I've had my dinner and a sleep": whoever comes back says how they are.
    const isBack = state.lastMove === "offer_break" || state.lastMove === "wait";
    if (heard.isSure || (words < longAnswer && !isBack)) return heard;
    // A long telling right after that question is mostly its answer, and a guess no second sign.
    return { ...heard, intent: "told", told: text, ...(wasAsked ? {} : { mayHurt: true }) };
  }
  if (!isTelling(heard.intent) || words >= shortAnswer || hearing.signs.calm?.test(fold(text))) return heard;
  if (probability(text, hearing) < faint) return heard;
  return wasAsked ? { ...heard, intent: "crisis", told: text, isSure: false } : { ...heard, mayHurt: true };
};
