import { remember } from "#language/remember.ts";
import { beforeErasing, claimsUndone, withoutHow } from "./beside-model.ts";
import { admit, decideWith, joinHearing, wantsWords, whyRefused } from "./choice.ts";
import type { Turn } from "./ledger/ledger.ts";
import { decideReply, isYesOrNo, turnOnDeleting } from "./reply-on-deleting.ts";
import { type Reply, take, withTold } from "./take.ts";
import { actsAsOne, erasedBy, heardOfErasing } from "./turns/erasing/acts.ts";
import { askBeside, leftUndeleted, noteTalkOfErasing } from "./turns/erasing/decide.ts";
import { askHeard, claimsStanding, mayHoldYes, yesHeardFor } from "./turns/erasing/heard.ts";
import { keptOutOf, onAnswer } from "./turns/erasing/meant.ts";
import { noteOffered, offerToErase } from "./turns/erasing/offer.ts";
import { asOne } from "./turns/erasing/on-table.ts";
import { wasErased } from "./turns/erasing/status.ts";
import { joined } from "./turns/moment.ts";
import { decide } from "./turns/turn.ts";
import { begin, opening, type Setting, turnOf, waiting } from "./turns/turn-frame.ts";
import { takeUnheard } from "./turns/unheard.ts";
import type { Choice, Chosen, Prospect } from "./wording/chosen.ts";
import { outlookOf } from "./wording/outlook.ts";

export { type Act, isWantedIn } from "./ledger/acts.ts";
export {
  type About,
  emptyLedger,
  type KeptOut,
  type Ledger,
  type Person,
  type Turn,
} from "./ledger/ledger.ts";
export { upgraded } from "./ledger/ledger-upgrade.ts";
export { letIn } from "./ledger/let-in.ts";
export {
  hasPartLeftOut,
  namesKeptOut,
  stemsLeftAlone,
  stemsStillAlone,
  withoutPartsLeftOut,
} from "./ledger/limits.ts";
export type { MayErase, OfAnswer } from "./ledger/may-erase.ts";
export { prospectOfSkip, skipQuestion } from "./skip.ts";
export type { Answer, Reply } from "./take.ts";
export { hearTranscript } from "./transcript.ts";
export { answersAtHand } from "./turns/erasing/meant.ts";
export { type Facts, readerOf } from "./turns/moment.ts";
export type { Setting } from "./turns/turn-frame.ts";
export type { Choice, Chosen, Prospect } from "./wording/chosen.ts";

/** The first words of an interview; the waiting question again when it was opened before. */
export const openInterview = (input: Setting): Turn => {
  const moment = begin(input);
  const known = waiting(moment);
  const { pending } = moment.state;
  if (known || !pending) return known ?? turnOf(moment, opening(moment));
  const { move, wording: text, asks, topic } = pending;
  return turnOf(moment, { move, text, asks, topic });
};

/**
 * Takes an answer in and says what comes next: in built-in words, or as a model chose. An answer without a waiting question
 * only brings the next question.
 */
export const takeTurn = (input: Reply, heardBy: Choice | null = null): Turn => {
  const start = begin(input);
  const known = waiting(start);
  if (known) return known;
  if (input.answer.isUnheard) return takeUnheard(start);
  const { id, text: reply } = input.answer;
  withTold(start, input);
  const choice = heardBy && heardOfErasing(start, heardBy, input.answer);
  const replied = turnOnDeleting(start, input, choice);
  if (replied) return replied;
  const taken = take(input, choice);
  if (!taken) return turnOf(start, opening(start));
  const { moment, answered, keptOut, letIn, heard } = taken;
  const { isOfErasing } = choice ?? {};
  noteTalkOfErasing(moment, answered, { isOfErasing });
  const undeleted = leftUndeleted(moment);
  const isWorded = typeof choice?.text === "string";
  const isByCode = erasedBy(choice ?? {}).length === 0;
  const offer = isByCode
    ? offerToErase(moment, answered, { ...input.answer, isWorded, hasModel: choice !== null }) ||
      askBeside(moment, answered)
    : "";
  const heardToo =
    choice && offer === "" ? askHeard(moment, choice, { before: keptOutOf(start), id, text: reply }) : "";
  if (heardToo !== "") {
    noteTalkOfErasing(moment, answered, { isOfErasing });
    const before = new Set(keptOutOf(start).map((one) => one.id));
    const meant = new Set(choice ? erasedBy(choice) : []);
    noteOffered(
      moment,
      keptOut.filter((one) => onAnswer(one) && meant.has(one.message) && !before.has(one.message)),
    );
  }
  if (moment.state.mayErase && moment.state.erasing) moment.state.erasing.by ??= id;
  const said = choice ? decideWith(moment, answered, choice) : decide(moment, answered);
  // That nothing was deleted is said where it is not asked about again in the same turn.
  const asksAgain = offer || heardToo;
  // One question in a turn: whether it is to be deleted comes before any other, and nobody is told to go on before it.
  const words = asksAgain !== "" && !isWorded ? beforeErasing(said, { heard, choice }) : said.text;
  const text =
    said.move === "support" ? said.text : joined(asksAgain === "" ? undeleted : "", words, asksAgain);
  // What was asked before goes on waiting while deleting is spoken of.
  return turnOf(
    moment,
    { ...said, text, asks: asksAgain === "" ? said.asks : "" },
    { heard, keptOut, letIn },
  );
};

/** Does a turn ask whether an answer is deleted? */
const asksIn = ({ confirm }: Turn): boolean => confirm !== undefined;

/** Stands for words that are still to be found; nobody can say it. */
const unwritten = "\u0000";

/** Turns kept while one answer waits for its words: with its words and without them, in two attempts. */
const mostMade = 4;

/** What a model may choose from after an answer; null where there is nothing for it to word. */
export const prospectOf = (input: Reply): Prospect | null => {
  const start = withTold(begin(input), input);
  const { state } = start;
  if (state.complete || !state.pending || input.answer.isUnheard) return null;
  // Whether an answer is deleted for good is nothing that a model has a say in, but for a yes among other words, which both hear.
  const ear = { choice: null, hasModel: true };
  const replied = decideReply(withTold(begin(input), input), input.answer.text, ear);
  const isOurs = replied !== null;
  const own = replied?.read.own ?? input.answer.text;
  // What came of a yes or a no says code; a model goes on from there.
  const isAnswered = replied !== null && isYesOrNo(replied.decided);
  if (isOurs && !isAnswered && !mayHoldYes(start, own)) return null;
  const taken = take(input, null);
  const { text } = input.answer;
  const isEnding = state.pending.move === "close";
  if (!taken || !wantsWords(taken.heard, text, { isEnding })) return null;
  const { moment, answered, heard } = taken;
  if (!isOurs && askBeside(moment, answered) !== "") return null;
  const of = { text, language: input.language };
  const whole = asOne(start);
  // What a reply comes to is asked for several times: at its head, and at its end.
  const made = remember((choice: string) => takeTurn(input, JSON.parse(choice) as Choice), mostMade);
  const turnWith = (choice: Chosen, text: string): Turn => made(JSON.stringify({ ...choice, text }), null);
  const isReply = (choice: Chosen): boolean =>
    isOurs ||
    yesHeardFor(whole, text, actsAsOne(whole, heardOfErasing(start, choice, input.answer))) !== undefined;
  const isSaid = (choice: Chosen, words: string): boolean => turnWith(choice, words).text.includes(words);
  const outlook = outlookOf(moment, { heard, answer: input.answer });
  return {
    outlook: replied?.decided.erases ? { ...outlook, erasing: { is: "agreed", question: "" } } : outlook,
    ours: (choice, text = unwritten) => {
      const { text: open } = turnWith(choice, unwritten);
      const before = open.slice(0, Math.max(0, open.indexOf(unwritten))).trim();
      const whole = text === unwritten ? open : turnWith(choice, text).text;
      const rest = whole.startsWith(before) ? whole.slice(before.length) : whole;
      return { before, rest: rest.replaceAll(unwritten, "").trim() };
    },
    // What comes of a yes that it heard and code too is said in our own words, and its own come after them.
    admit: (choice) => {
      if (!isReply(choice)) return admit(moment, { heard: joinHearing(heard, choice, of), choice });
      return isSaid(choice, unwritten) ? "delete" : "built_in";
    },
    dropsWords: (choice, words) => isReply(choice) && !isSaid(choice, words),
    whyRefused: (choice) => whyRefused(moment, { heard: joinHearing(heard, choice, of), choice }),
    asksErasing: (choice) => asksIn(turnWith(choice, unwritten)),
    namesNothing: (choice) =>
      (choice.acts ?? []).some((act) => "words" in act) && turnWith(choice, unwritten).keptOut.length === 0,
    claimsUndone: (choice, text) => {
      const turn = turnWith(choice, text);
      const { acts = [], asked = [] } = choice;
      if (claimsStanding(moment, withoutHow(text, moment.pack))) return true;
      return claimsUndone(text, {
        acts,
        keptOut: turn.keptOut,
        pack: moment.pack,
        isErased: wasErased(moment),
        // Where it is asked in the same turn, or the teller asked how, what comes of a yes may be said.
        mayPromise: asksIn(turn) || asked.includes("erasing"),
      });
    },
  };
};
export { toTeller } from "./wording/people.ts";
