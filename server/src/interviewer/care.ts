import { fold } from "#language/fold.ts";
import type { Hearing } from "#language/hearing.ts";
import { countWords } from "#language/text.ts";
import { faintDanger } from "./hearing/danger.ts";
import type { InterviewState } from "./ledger/ledger.ts";
import { type Heard, type Intent, isTelling } from "./moves.ts";

/** In so many words much is told, and a guess of danger is mostly wrong: it is asked after first. */
const longAnswer = 70;
/** Whoever has told so much is in the middle of a life, with its deaths and quarrels: a guess is asked after first too. */
const someTurns = 3;
/** In few words danger that is too faint to be called one is asked after too. */
const shortAnswer = 25;
const faint = 0.2;
/** Turns in which a second sign counts as the answer to that question. */
const stillAsking = 2;

const leavings: ReadonlySet<Intent> = new Set<Intent>(["stop", "farewell"]);

type Circumstances = {
  text: string;
  hearing: Hearing;
  state: InterviewState;
  /** What the answer is where it is no danger: a telling, with the talk beside it. */
  otherwise?: () => Heard;
};

/** "I'm fine, I've my coffee", or "Why, because I keep a hen?", after Saga asked how they are or showed lines of help. */
const wavesAway = ({ text, hearing, state }: Circumstances, wasAsked: boolean): boolean => {
  const wasHelped = state.lastMove === "support";
  const isFine = hearing.fine.test(fold(text));
  return (wasAsked && isFine) || (wasHelped && (isFine || text.includes("?")));
};

/**
 * What is guessed to be danger in a long telling, or too faint in a short one: neither lines of help nor nothing. Whoever was asked, and
 * sounds of danger again in few words, gets the lines; after whoever says that nothing is wrong only what is sure counts in that interview.
 */
export const withCare = (heard: Heard, circumstances: Circumstances): Heard => {
  const { text, hearing, state } = circumstances;
  const asTold = circumstances.otherwise ?? ((): Heard => ({ ...heard, intent: "told", told: text }));
  const wasAsked = state.checkedAt !== undefined && state.turns - state.checkedAt <= stillAsking;
  if (heard.intent === "crisis" && !heard.isPlainDanger && state.lastMove === "offer_break") {
    // "I've said I'm finished. Good night.": who said goodbye says it again.
    const other = asTold();
    if (leavings.has(other.intent)) return other;
  }
  const isSure = heard.intent === "crisis" && heard.isSure;
  if (!isSure && wavesAway(circumstances, wasAsked)) state.isUnharmed = true;
  if (isSure) return heard;
  if (state.isUnharmed || hearing.fine.test(fold(text))) return heard.intent === "crisis" ? asTold() : heard;
  const words = countWords(text);
  if (heard.intent === "crisis") {
    // "Hello, I've had my dinner and a sleep": whoever comes back says how they are.
    const isBack = state.lastMove === "offer_break" || state.lastMove === "wait";
    const isInTelling = words >= longAnswer || isBack || (state.turns >= someTurns && !wasAsked);
    if (!isInTelling) return heard;
    // A long telling right after that question is mostly its answer, and a guess no second sign.
    return { ...asTold(), ...(wasAsked ? {} : { mayHurt: true }) };
  }
  if (!isTelling(heard.intent) || words >= shortAnswer || hearing.signs.calm?.test(fold(text))) return heard;
  // The first answer of all tells of a name, mostly of the dead it came from.
  if (state.turns === 0 || faintDanger(text, hearing) < faint) return heard;
  return wasAsked ? { ...heard, intent: "crisis", told: text, isSure: false } : { ...heard, mayHurt: true };
};
