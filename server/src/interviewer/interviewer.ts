import { addressIn, packFor } from "#language/address.ts";
import { fold } from "#language/fold.ts";
import { packs } from "#language/packs.ts";
import { remember } from "#language/remember.ts";
import { beforeErasing, claimsUndone } from "./beside-model.ts";
import { withCare } from "./care.ts";
import { withCaution } from "./caution.ts";
import { admit, decideWith, joinHearing, wantsWords, whyRefused } from "./choice.ts";
import { hear } from "./hearing/hear.ts";
import { heed } from "./hearing/heed.ts";
import { noteHeard, takeBack } from "./ledger/acts.ts";
import type { KeptOut, Turn } from "./ledger/ledger.ts";
import { messagesLeftAlone } from "./ledger/limits.ts";
import { type Noted, noteAnswer } from "./ledger/note.ts";
import { progressAfter } from "./ledger/progress.ts";
import { noteMarked, noteSealed } from "./marked.ts";
import { type Heard, isTelling } from "./moves.ts";
import { withPatience } from "./patience.ts";
import { readAnswer } from "./reading/read-answer.ts";
import { erasedBy, heardOfErasing, letInRest } from "./turns/erasing/acts.ts";
import { askBeside, decideErasing, leftUndeleted, noteTalkOfErasing } from "./turns/erasing/decide.ts";
import { askNamed, decideInFrame } from "./turns/erasing/frame.ts";
import { askHeard, confirmHeard, mayHoldYes, saysMoreThanYes, yesHeardFor } from "./turns/erasing/heard.ts";
import { keptOutOf } from "./turns/erasing/meant.ts";
import { offerToErase } from "./turns/erasing/offer.ts";
import { takePlainly } from "./turns/erasing/plain-yes.ts";
import { tellsOfKin } from "./turns/erasing/reply.ts";
import { wasErased } from "./turns/erasing/status.ts";
import { joinNames } from "./turns/follow-up.ts";
import { joined, type Moment, type Told } from "./turns/moment.ts";
import { namesTheDead } from "./turns/names-the-dead.ts";
import { isFirstOfAll } from "./turns/opening.ts";
import { leavesOutToo } from "./turns/taken-out.ts";
import type { Answered } from "./turns/talk.ts";
import { decide } from "./turns/turn.ts";
import { begin, opening, type Setting, turnOf, waiting } from "./turns/turn-frame.ts";
import { takeUnheard } from "./turns/unheard.ts";
import type { Choice, Chosen, Prospect } from "./wording/chosen.ts";
import { outlookOf } from "./wording/outlook.ts";

export type { Act } from "./ledger/acts.ts";
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
export { prospectOfSkip, skipQuestion } from "./skip.ts";
export { hearTranscript } from "./transcript.ts";
export { answersKeptOut } from "./turns/erasing/meant.ts";
export { type Facts, readerOf } from "./turns/moment.ts";
export type { Setting } from "./turns/turn-frame.ts";
export type { Choice, Chosen, Prospect } from "./wording/chosen.ts";

/**
 * A stored message of the teller. `isUnheard`: it was spoken, and nobody has written it down yet. `isJoined`: several answers to one
 * question, of which `id` is the first.
 */
export type Answer = { id: string; text: string; isUnheard?: boolean; isJoined?: boolean };

/** An answer, what the teller had told last before it, and what before that, the newest last. */
export type Reply = Setting & {
  answer: Answer;
  before?: Told | null;
  earlier?: readonly Told[];
  /** What is kept out, whole or in part, as far as it is at hand: only to say which answer is meant. */
  out?: readonly Told[];
};

/** The first words of an interview; the waiting question again when it was opened before. */
export const openInterview = (input: Setting): Turn => {
  const moment = begin(input);
  const known = waiting(moment);
  const { pending } = moment.state;
  if (known || !pending) return known ?? turnOf(moment, opening(moment));
  const { move, wording: text, asks, topic } = pending;
  return turnOf(moment, { move, text, asks, topic });
};

const withTold = (moment: Moment, { earlier = [], before = null, out = [] }: Reply) =>
  Object.assign(moment, { told: [...earlier, ...(before ? [before] : [])], out });

type Taken = {
  moment: Moment;
  answered: Answered;
  keptOut: KeptOut[];
  letIn: readonly KeptOut[];
  heard: Heard;
};

/** Hears an answer and notes what it holds. */
const take = (input: Reply, choice: Choice | null): Taken | null => {
  const moment = begin(input);
  const { draft, state, pack, number, language } = moment;
  const { pending } = state;
  if (!pending) return null;
  const { id, text } = input.answer;
  const before = input.before ?? null;
  const { told } = withTold(moment, input);
  const { mayLeaveOut } = state;
  state.mayLeaveOut = undefined;
  const guessed = hear(text, language);
  const { lastMove } = state;
  const isFirst = number === 1 && state.turns === 0 && lastMove === "open";
  const isNaming = isFirst && namesTheDead(readAnswer(text, language).tagged);
  const cautious = withCaution(guessed, { text, hearing: pack.hearing, lastMove, isFirst, isNaming });
  const otherwise = (): Heard => heed({ intent: "told", told: text, isSure: false }, { text, pack });
  // Whoever says who they are names the dead: only a guess of danger counts there.
  const isWhoTheyAre =
    isFirst && guessed.intent !== "crisis" && (isNaming || pack.hearing.introduces.test(fold(text)));
  const heeded = withCare(heed(cautious, { text, pack }), {
    text,
    hearing: pack.hearing,
    state,
    otherwise,
    isWhoTheyAre,
  });
  const leavesOut = leavesOutToo(text, { mayLeaveOut, pack });
  // "My aunt rubbed my name out of the copybook": somebody else did it, and nothing is asked for.
  const isOfKin = heeded.intent === "delete" && heeded.told === "" && tellsOfKin(text, pack);
  const toldWhole: Heard = { intent: "told", told: text, isSure: false };
  const own = leavesOut ?? withPatience(state, isOfKin ? toldWhole : heeded);
  const heard = choice ? joinHearing(own, choice, { text, language }) : own;
  const reading = readAnswer(heard.told, language);
  const isAsked = isFirst || (state.turns === 0 && isFirstOfAll(draft));
  draft.address = addressIn(text, pack, { isAsked }) ?? draft.address;
  moment.pack = packFor(packs[language], draft.address);
  joinNames(moment, reading.tagged);
  const noted: Noted = {
    draft,
    number,
    pack,
    id,
    heard,
    reading,
    pending,
    before: before?.id ?? null,
    told: leavesOut ? told.filter((one) => mayLeaveOut?.messages.includes(one.id)) : told,
    text,
    isShared: choice !== null && choice.text !== null,
  };
  const tells = heard.telling !== undefined || (isTelling(heard.intent) && heard.told !== "");
  const rest = choice?.isOfErasing ? letInRest(moment, choice) : [];
  const { keptOut, isTold } = choice
    ? noteHeard(noted, { acts: choice.acts ?? [], also: choice.also ?? [] })
    : { keptOut: noteAnswer(noted), isTold: tells };
  if (isTold && heard.intent !== "crisis") state.progress = progressAfter(draft, number);
  const isOpen = !keptOut.some(
    ({ message, stems, words }) => message === id && stems.length === 0 && words === "",
  );
  if (choice && !isOpen && heard.intent !== "crisis") noteSealed(noted, choice);
  else if (choice && isTold && isOpen) noteMarked(noted, choice);
  const lastTelling = before && !messagesLeftAlone(draft).has(before.id) ? before.text : "";
  const answered = {
    heard,
    text,
    pending,
    lastTelling,
    lastId: before?.id,
    id,
    reading,
    keptOut,
    lastMove: state.lastMove,
  };
  const letIn = takeBack(noted, keptOut);
  moment.isLetIn = letIn.length > 0;
  return { moment, answered, keptOut, letIn: [...letIn, ...rest], heard };
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
  const { id, text: answer } = input.answer;
  withTold(start, input);
  const choice = heardBy && heardOfErasing(start, heardBy, input.answer);
  // A model hears by itself what is meant by other words than rules know.
  const erasing =
    (choice && confirmHeard(start, answer, choice)) ??
    (choice ? null : (takePlainly(start, answer) ?? askNamed(start, answer))) ??
    decideErasing(start, answer) ??
    (choice ? null : decideInFrame(start, answer));
  if (erasing) {
    noteTalkOfErasing(start, { id, text: answer, heard: erasing.heard });
    // The yes itself speaks of it, and goes too.
    const erasesToo = [...new Set([...(start.state.ofErasing ?? []), ...(erasing.erasesToo ?? [])])];
    start.state.isOfErasing = true;
    return turnOf(start, erasing.said, erasing.erases ? { ...erasing, erasesToo } : erasing);
  }
  const taken = take(input, choice);
  if (!taken) return turnOf(start, opening(start));
  const { moment, answered, keptOut, letIn, heard } = taken;
  const { isOfErasing } = choice ?? {};
  noteTalkOfErasing(moment, answered, { isOfErasing });
  const undeleted = leftUndeleted(moment);
  const isWorded = typeof choice?.text === "string";
  const isByCode = !isOfErasing || erasedBy(choice ?? {}).length === 0;
  const offer = isByCode
    ? offerToErase(moment, answered, { ...input.answer, isWorded }) || askBeside(moment, answered)
    : "";
  const heardToo = choice && offer === "" ? askHeard(moment, choice, { before: keptOutOf(start), id }) : "";
  if (heardToo !== "") noteTalkOfErasing(moment, answered, { isOfErasing });
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
  const decided = decideErasing(withTold(begin(input), input), input.answer.text);
  const isOurs = decided !== null;
  const isHeard = decided?.erases ? saysMoreThanYes(input.answer.text) : mayHoldYes(start, input.answer.text);
  if (isOurs && !isHeard) return null;
  const taken = take(input, null);
  const { text } = input.answer;
  const isEnding = state.pending.move === "close";
  if (!taken || !wantsWords(taken.heard, text, { isEnding })) return null;
  const { moment, answered, heard } = taken;
  if (!isOurs && askBeside(moment, answered) !== "") return null;
  const of = { text, language: input.language };
  // What a reply comes to is asked for several times: at its head, and at its end.
  const made = remember((choice: string) => takeTurn(input, JSON.parse(choice) as Choice), mostMade);
  const turnWith = (choice: Chosen, text: string): Turn => made(JSON.stringify({ ...choice, text }), null);
  return {
    outlook: outlookOf(moment, { heard, answer: input.answer }),
    ours: (choice, text = unwritten) => {
      const { text: open } = turnWith(choice, unwritten);
      const before = open.slice(0, Math.max(0, open.indexOf(unwritten))).trim();
      const whole = text === unwritten ? open : turnWith(choice, text).text;
      const rest = whole.startsWith(before) ? whole.slice(before.length) : whole;
      return { before, rest: rest.replaceAll(unwritten, "").trim() };
    },
    // A yes that it heard and code too is answered in our own words.
    admit: (choice) =>
      isOurs || yesHeardFor(start, text, heardOfErasing(start, choice, input.answer))
        ? "built_in"
        : admit(moment, { heard: joinHearing(heard, choice, of), choice }),
    whyRefused: (choice) => whyRefused(moment, { heard: joinHearing(heard, choice, of), choice }),
    asksErasing: (choice) => asksIn(turnWith(choice, unwritten)),
    claimsUndone: (choice, text) => {
      const turn = turnWith(choice, text);
      const { acts = [], asked = [] } = choice;
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
