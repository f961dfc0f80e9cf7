import type { AsideSigns } from "#language/asides.ts";
import { fold, foldClauses } from "#language/fold.ts";
import type { Hearing } from "#language/hearing.ts";
import { foldSpoken } from "#language/spellings.ts";
import { countWords } from "#language/text.ts";
import { doubtIn } from "./hearing/danger.ts";
import { withoutOthersWords } from "./hearing/others-words.ts";
import { sentencesIn } from "./hearing/parts.ts";
import type { InterviewState } from "./ledger/ledger.ts";
import { type Heard, type Intent, isTelling } from "./moves.ts";

/** In so many words much is told, and a guess of danger is mostly wrong: it is asked after first. */
const longAnswer = 70;
/** Whoever has told so much is in the middle of a life, with its deaths and quarrels: a guess is asked after first too. */
const someTurns = 3;
/** A guess in fewer words than this is asked about outright. */
const shortAnswer = 40;
/** In so few words a faint sign is a second one where it was asked how the teller is, and later in an interview a reason to ask that. */
const fewWords = 25;
/** Turns in which a second sign counts as the answer to that question. */
const stillAsking = 2;

const leavings: ReadonlySet<Intent> = new Set<Intent>(["stop", "farewell"]);

type Circumstances = {
  text: string;
  hearing: Hearing;
  signs: AsideSigns;
  state: InterviewState;
  /** What the answer is where it is no danger: a telling, with the talk beside it. */
  otherwise?: () => Heard;
  /** The first answer, and it says who the teller is, mostly by naming the dead. */
  isWhoTheyAre?: boolean;
};

/** In so many words yes and no stand alone. */
const longestReply = 8;

/**
 * What is said to the question whether the teller is in danger: a plain yes is danger, one that begins a longer answer is most probably; a
 * plain no, or that Saga heard wrong, tells nothing. Whatever says more than no is heard like any answer.
 */
const replyIn = (heard: Heard, { text, hearing, state }: Circumstances): Heard | null => {
  const isAsked = state.dangerAskedAt !== undefined && state.dangerAskedAt === state.turns;
  if (!isAsked) return null;
  const said = foldClauses(text);
  const isShort = countWords(text) <= longestReply;
  if (hearing.misheard.test(fold(text)) || hearing.refutes.test(said)) {
    state.isUnharmed = true;
    return isShort ? { intent: "resumes", told: "", isUnharmed: true, isSure: true } : null;
  }
  // "Aye, well … Cheerio." says goodbye; "Yes. Cheerio." says yes before it.
  const [first = ""] = sentencesIn(text);
  const isBareYes = countWords(first) === 1 && /[.!]$/u.test(first);
  if (!hearing.agrees.test(said) || (leavings.has(heard.intent) && !isBareYes)) return null;
  return { intent: "crisis", told: text, isSure: isShort, isPlainDanger: isShort };
};

/** "I'm fine, I've my coffee", or "Why, because I keep a hen?", after Saga asked how they are or showed lines of help. */
const wavesAway = ({ text, hearing, state }: Circumstances, wasAsked: boolean): boolean => {
  const wasHelped = state.lastMove === "support";
  const isFine = hearing.fine.test(fold(text));
  return (wasAsked && isFine) || (wasHelped && (isFine || text.includes("?")));
};

/** Does every sentence tell of what was? Danger is of now, however much "a rope hung in the barn" sounds like it. */
const tellsOfThen = (text: string, { tenses, spellings }: Hearing): boolean =>
  sentencesIn(text).every((sentence) => {
    const folded = foldSpoken(sentence, { spellings });
    return tenses.past.test(folded) && !tenses.present.test(folded);
  });

/**
 * Between danger that is heard and what surely is none: what may be meant so is asked about outright, once in an interview, with the lines
 * of help below; what only sounds of it in a long telling by how the teller is. It stays what it told. Whoever was asked, and says yes or
 * sounds of danger again, gets the words of help; after whoever says that nothing is wrong only what is sure counts.
 */
export const withCare = (heard: Heard, circumstances: Circumstances): Heard => {
  const { text, hearing, signs, state, isWhoTheyAre = false } = circumstances;
  const asTold = circumstances.otherwise ?? ((): Heard => ({ ...heard, intent: "told", told: text }));
  const wasAsked = state.checkedAt !== undefined && state.turns - state.checkedAt <= stillAsking;
  if (heard.intent === "crisis" && !heard.isPlainDanger && state.lastMove === "offer_break") {
    // "I've said I'm finished. Good night.": who said goodbye says it again.
    const other = asTold();
    if (leavings.has(other.intent)) return other;
  }
  const isSure = heard.intent === "crisis" && heard.isSure;
  if (isSure) return heard;
  const reply = replyIn(heard, circumstances);
  if (reply) return reply;
  if (wavesAway(circumstances, wasAsked)) state.isUnharmed = true;
  if (state.isUnharmed || hearing.fine.test(fold(text))) return heard.intent === "crisis" ? asTold() : heard;
  const words = countWords(text);
  // "Hello, I've had my dinner and a sleep": whoever comes back says how they are.
  const isBack = state.lastMove === "offer_break" || state.lastMove === "wait";
  const when = state.turns < someTurns ? "early" : "later";
  const own = words < longAnswer ? text : withoutOthersWords(text, { signs, hearing });
  if (heard.intent === "crisis") {
    const isInTelling = words >= longAnswer || isBack || (state.turns >= someTurns && !wasAsked);
    if (!isInTelling) return heard;
    // A long telling right after that question is mostly its answer, and a guess no second sign.
    if (wasAsked) return asTold();
    const isOutright = !isBack && (words < shortAnswer || doubtIn(own, hearing, when) !== null);
    return { ...asTold(), mayHurt: isOutright ? "danger" : "distress" };
  }
  // Talk with Saga beside a telling sounds like much.
  const isPlainlyTold = isTelling(heard.intent) && heard.beside === undefined && !isBack && !isWhoTheyAre;
  const doubt = isPlainlyTold ? doubtIn(own, hearing, when) : null;
  if (state.dangerAskedAt !== undefined) {
    // Once it was asked outright, the lines stand there: a faint sign adds nothing, a plain sentence soon after it does.
    const isSecond = doubt === "sentence" && state.turns - state.dangerAskedAt <= stillAsking;
    return isSecond ? { intent: "crisis", told: text, isSure: false } : heard;
  }
  if (doubt === null || (wasAsked && words >= fewWords)) return heard;
  const isOutright = doubt === "sentence" || (when === "early" && !tellsOfThen(text, hearing));
  if (wasAsked || isOutright) return { ...heard, mayHurt: "danger" };
  return words < fewWords ? { ...heard, mayHurt: "distress" } : heard;
};
