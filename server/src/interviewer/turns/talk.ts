import type { Askable } from "#language/asides.ts";
import { fold } from "#language/fold.ts";
import type { Wordings } from "#language/subjects.ts";
import { contentStems, countWords, sentences } from "#language/text.ts";
import type { KeptOut, Pending } from "../ledger/ledger.ts";
import { holdsLeftOut, touchesLimit } from "../ledger/limits.ts";
import type { Heard, Intent, Move } from "../moves.ts";
import { personIn, toldPeopleIn } from "../reading/people-in-answer.ts";
import { beginningOf, quotableIn, withQuote } from "../reading/quoting.ts";
import { type ReadAnswer, readAnswer } from "../reading/read-answer.ts";
import { answersTo } from "./answers.ts";
import { floorWords, isUnfit, wordsToSayBack } from "./floor.ts";
import { isLeftAlone, isTeller } from "./follow-up.ts";
import { passedPerson } from "./loss.ts";
import { filled, joined, type Moment, type Said, say } from "./moment.ts";
import { easierQuestion } from "./opening.ts";
import { recap } from "./recall.ts";
import { takeUpWish } from "./wish.ts";

/** What happened before the answer: the waiting question, the last telling before it, and what Saga did last. */
export type Scene = {
  heard: Heard;
  /** The whole answer. */
  text: string;
  pending: Pending;
  lastTelling: string;
  lastMove: Move | null;
};

/** An answer that was heard and noted, and the scene it came in. */
export type Answered = Scene & {
  id: string;
  /** The message of the last telling before it. */
  lastId?: string | undefined;
  reading: ReadAnswer;
  keptOut: readonly KeptOut[];
};

/** Says something and asks nothing; the question that waits goes on waiting. */
const aside = (move: Said["move"], text: string): Said => ({ move, text, asks: "", topic: null });

/** The waiting question once more, after a few words. */
const askAgain = (move: Said["move"], { act, pending }: { act: string; pending: Pending }): Said => {
  const { asks, topic } = pending;
  return { move, text: joined(act, asks), asks, topic };
};

const questions: ReadonlySet<Move> = new Set<Move>(["open", "easier", "return", "close"]);

/** Words that received a loss or left the floor to the teller are no question: said again, they would be deaf. */
const isQuestion = ({ move, asks }: Pending): boolean =>
  questions.has(move) || (move !== "stay_gently" && asks.includes("?"));

/** What is asked after talk with the interviewer: the waiting question, else to go on telling. */
const backTo = (moment: Moment, pending: Pending): string =>
  isQuestion(pending) ? pending.asks : floorWords(moment);

/** "Which bit?", right after something was taken out: its words, as far as only a part of an answer was. */
const whatWasTaken = ({ state, pack }: Moment): string | null => {
  const { leftOut } = state;
  const taken = leftOut?.at === state.turns ? leftOut.items.find(({ words }) => words !== "") : undefined;
  return taken ? withQuote(pack.asides.words.allKeptOut[0], { words: beginningOf(taken.words), pack }) : null;
};

const rephrased = (moment: Moment, { pending, lastTelling }: Scene): Said => {
  const { pack } = moment;
  const taken = whatWasTaken(moment);
  if (taken) return aside("answer", joined(taken, say(moment, pack.conversation.goOnTelling)));
  const isOfPlan = pending.topic !== null && (pending.move === "open" || pending.move === "easier");
  const easier = isOfPlan && pending.topic ? easierQuestion(moment, pending.topic) : null;
  if (easier)
    return { ...easier, move: "rephrase", text: joined(say(moment, pack.conversation.plainer), easier.text) };
  const words = wordsToSayBack(moment, lastTelling);
  const text = words
    ? withQuote(say(moment, pack.conversation.plainerOf), { words, pack })
    : say(moment, pack.conversation.plainerContinuer);
  return { move: "rephrase", text, asks: text, topic: pending.topic };
};

const fewestWordsTold = 6;

/** Did whoever asked something tell something in the same breath? Then the question that waited has its answer. */
const toldBeside = ({ told }: Heard): boolean => countWords(told) >= fewestWordsTold;

/** The answer to what Saga was asked, and then words on what was told beside it. */
const answerThenAsk = (moment: Moment, { heard, pending }: Scene, asks: string): Said => {
  const text = joined(answersTo(moment, heard), asks);
  return { move: "answer", also: ["follow_up"], text, asks, topic: pending.topic };
};

/** Answered by a question back, or by whom to ask: nothing else is asked in the same breath. */
const standsAlone: ReadonlySet<Askable> = new Set<Askable>(["something", "advice"]);

/** Does the answer to what Saga was asked stand by itself? */
export const standsByItself = ({ state }: Moment, { beside }: Heard): boolean =>
  state.mayLeaveOut !== undefined || (beside?.asks.some((about) => standsAlone.has(about)) ?? false);

const answered = (moment: Moment, scene: Scene): Said => {
  const { heard, pending } = scene;
  if (toldBeside(heard)) return answerThenAsk(moment, scene, floorWords(moment));
  const act = answersTo(moment, heard);
  // What was told and not understood, or may be left out too, is asked for, and nothing else.
  if (standsByItself(moment, heard)) return aside("answer", act);
  // Before a secret is told nothing else is asked.
  const isBeforehand = heard.beside?.asks.includes("beforehand") ?? false;
  const asks = isBeforehand ? floorWords(moment) : backTo(moment, pending);
  const leads = asks === pending.asks ? moment.pack.conversation.backToQuestion : ["{question}"];
  const text = joined(act, filled(say(moment, leads), { question: asks }));
  return { move: "answer", also: ["repeat"], text, asks, topic: pending.topic };
};

/** Where one stopped: at what was to come next, at something that hurts, or at what was told last. */
const resumed = (moment: Moment, { pending, lastTelling, lastMove }: Scene): Said => {
  const { pack, state } = moment;
  const { next } = state;
  if (next) {
    state.next = undefined;
    return { ...takeUpWish(moment, next), move: "answer", also: ["follow_up"] };
  }
  const { topic } = state.stretch;
  if (state.stretch.isHeavy || lastMove === "support") {
    const text = say(moment, pack.conversation.recapSore);
    state.stretch.isHeavy = false;
    return { move: "answer", text, asks: text, topic };
  }
  const asks = backTo(moment, pending);
  return askAgain("answer", { act: recap(moment, { lastTelling, asks }), pending: { ...pending, asks } });
};

/** So many turns after a grief nobody is named in a goodbye. */
const soreFor = 2;

/** The one person whom the last telling is surely about, and who may be named; null: several, or nobody surely. */
const personToldOf = (moment: Moment, lastTelling: string): string | null => {
  const { pack, draft, language } = moment;
  const { tagged } = readAnswer(lastTelling, language);
  const told = new Set(toldPeopleIn(tagged, pack).map(({ said }) => said));
  const person = told.size === 1 ? personIn(tagged, pack) : null;
  const isFree =
    person !== null &&
    !isTeller(moment, person) &&
    !isLeftAlone(moment, person) &&
    !touchesLimit(draft, { words: person, pack });
  return isFree ? person : null;
};

/** Thanks that name somebody who was told of; a subject of ours is not what anybody told. */
const thanks = (moment: Moment, { heard, lastTelling }: Pick<Scene, "heard" | "lastTelling">): string => {
  const { pack, draft, state } = moment;
  const { thanksForPerson } = pack.conversation;
  // What was told in the same breath as the goodbye is the last that was told.
  const last = heard.told || lastTelling;
  const isClosed = state.stretch.isHeavy || holdsLeftOut(draft, last);
  const isSore = state.grievedAt !== undefined && state.turns - state.grievedAt <= soreFor;
  const person = isSore || isClosed ? null : personToldOf(moment, last);
  if (person) return filled(say(moment, thanksForPerson), { person });
  return "";
};

/** Of what was told before a complaint, what the complaint names first: "I handed you a clock, and you walked past it." */
const passedBy = ({ draft, pack }: Moment, { lastTelling, text }: Scene): string[] => {
  if (holdsLeftOut(draft, lastTelling)) return [];
  const named = new Set(contentStems(text, pack));
  const shared = (words: string): number =>
    contentStems(words, pack).filter((stem) => named.has(stem)).length;
  const most = Math.max(0, ...sentences(lastTelling, pack.language).map((one) => shared(one.text)));
  return quotableIn(lastTelling, pack).filter((one) => shared(one) === most);
};

const wentPast = (moment: Moment, scene: Scene): Said => {
  const { pack } = moment;
  const { pending } = scene;
  const isCorrection = (words: string): boolean =>
    moment.draft.corrections.some(({ from, to }) => words.includes(from) && words.includes(to));
  const words = passedBy(moment, scene).find((one) => !isCorrection(one) && !isUnfit(one, pack));
  const named = passedPerson(moment, readAnswer(scene.text, moment.language).tagged);
  const back =
    named ??
    (words
      ? withQuote(say(moment, pack.conversation.backTo), { words, pack })
      : say(moment, pack.conversation.backToPlain));
  const done = moment.isLetIn ? say(moment, pack.conversation.letIn) : "";
  return {
    move: "mend",
    also: ["follow_up"],
    text: joined(say(moment, pack.conversation.sorryNotHeard), done, back),
    asks: back,
    topic: pending.topic,
  };
};

/** What becomes of what was told: nothing is called saved right after it was to be left out. */
const whatIsKept = (moment: Moment, { heard, lastTelling }: Pick<Scene, "heard" | "lastTelling">): string => {
  const { staysOut, keptToo } = moment.pack.asides.words;
  const isSaid = heard.telling !== undefined && (heard.beside?.keepsOut.length ?? 0) > 0;
  if (isSaid) return "";
  const isOut = moment.draft.limits.some(({ kind }) => kind !== "not_asked");
  const named = thanks(moment, { heard, lastTelling });
  // Of a secret nobody asked to leave out, or long after it was asked, it is not said again.
  if (isOut) return joined(named, moment.state.leftOut ? say(moment, staysOut) : "");
  return heard.telling ? joined(named, say(moment, keptToo)) : named;
};

/** Whoever told something and then stopped has answered: next time it goes on from there, not with the same question. */
const goOnLater = (moment: Moment, { told }: Heard): void => {
  const { state, pack } = moment;
  if (!state.pending || told === "") return;
  const asks = say(moment, pack.conversation.backToPlain);
  state.pending = { ...state.pending, move: "follow_up", asks, wording: asks };
};

const leave = (
  moment: Moment,
  { heard, text: whole, lastMove, lastTelling }: Scene,
  words: Wordings,
): Said => {
  const { state, pack } = moment;
  const folded = fold(whole);
  const { signs } = pack.hearing;
  const sounds = signs.not_heard?.test(folded) || signs.wrong?.test(folded);
  const isAngry = heard.telling === undefined && sounds;
  const complains = lastMove === "mend" || heard.beside?.complains || isAngry;
  const sorry = complains && lastMove !== "offer_break" ? say(moment, pack.conversation.sorryLeaving) : "";
  // What stood beside a telling is answered with it.
  const isAsked = heard.telling === undefined && (heard.beside?.asks.length ?? 0) > 0;
  const answer = isAsked ? answersTo(moment, heard) : "";
  const isAgain = lastMove === "offer_break" && heard.telling === undefined;
  const bye = say(moment, isAgain ? pack.asides.words.goodbyeAgain : words);
  const minds = heard.beside?.complains || heard.beside?.keepsOut.length || heard.beside?.letsIn;
  // Whoever goes in anger is told sorry, and not that all is well kept.
  const isLong = (isAgain && !minds) || answer !== "" || sorry !== "";
  const text = joined(answer || sorry, bye, isLong ? "" : whatIsKept(moment, { heard, lastTelling }));
  const next = heard.beside?.next ?? "";
  const [first = ""] = next.toLowerCase().split(/\s+/u);
  // "I'm going to have my tea" puts nothing off.
  state.next = pack.grammar.aboutPrepositions.has(first) ? next : undefined;
  goOnLater(moment, heard);
  return aside("offer_break", text);
};

type Reply = (moment: Moment, scene: Scene) => Said;

/** Replies to talk with the interviewer that lead nowhere else: the question that waits goes on waiting, or is asked again. */
const replies: Partial<Record<Intent, Reply>> = {
  stop: (moment, scene) => leave(moment, scene, moment.pack.conversation.offerBreak),
  farewell: (moment, scene) => leave(moment, scene, moment.pack.conversation.goodbye),
  wait: (moment, { heard }) => {
    goOnLater(moment, heard);
    return aside("wait", say(moment, moment.pack.conversation.wait));
  },
  // Whoever did not hear wants to hear just that, question or not.
  repeat: (moment, { pending }) => {
    const act = isQuestion(pending) ? say(moment, moment.pack.conversation.again) : "";
    const asks = pending.asks || floorWords(moment);
    return askAgain("repeat", { act, pending: { ...pending, asks } });
  },
  nothing: (moment, { pending }) => {
    const act = say(moment, moment.pack.conversation.notCaught);
    return askAgain("repeat", { act, pending: { ...pending, asks: backTo(moment, pending) } });
  },
  unclear: rephrased,
  asks: answered,
  resumes: resumed,
  not_heard: wentPast,
  wrong: (moment, { pending }) => {
    const text = say(moment, moment.pack.conversation.sorryWrong);
    // What is asked stands last; asked again, it is asked without the apology.
    const asks = sentences(text, moment.language).at(-1)?.text ?? text;
    return { move: "mend", also: ["follow_up"], text, asks, topic: pending.topic };
  },
};

/** The reply to talk with the interviewer; null where the answer asks for more than a reply. */
export const replyTo = (moment: Moment, scene: Scene): Said | null =>
  replies[scene.heard.intent]?.(moment, scene) ?? null;
