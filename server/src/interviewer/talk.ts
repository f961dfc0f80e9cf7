import { fold } from "#language/fold.ts";
import type { Wordings } from "#language/subjects.ts";
import { countWords } from "#language/text.ts";
import type { Pending } from "./ledger.ts";
import { filled, joined, type Moment, type Said, say } from "./moment.ts";
import type { Heard, Intent, Move } from "./moves.ts";
import { easierQuestion } from "./opening.ts";
import { answersLeft, mayEnd } from "./progress.ts";
import { isQuotable, quotableIn, withQuote } from "./quoting.ts";

/** What happened before the answer: the waiting question, the last telling before it, and what Saga did last. */
export type Scene = {
  heard: Heard;
  /** The whole answer. */
  text: string;
  pending: Pending;
  lastTelling: string;
  lastMove: Move | null;
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
  isQuestion(pending) ? pending.asks : say(moment, moment.pack.conversation.goOnTelling);

const rephrased = (moment: Moment, pending: Pending): Said => {
  const { pack } = moment;
  const isOfPlan = pending.topic !== null && (pending.move === "open" || pending.move === "easier");
  const easier = isOfPlan && pending.topic ? easierQuestion(moment, pending.topic) : null;
  if (easier)
    return { ...easier, move: "rephrase", text: joined(say(moment, pack.conversation.plainer), easier.text) };
  const text = say(moment, pack.conversation.plainerContinuer);
  return { move: "rephrase", text, asks: text, topic: pending.topic };
};

const lengthAnswer = (moment: Moment): string => {
  const { draft, number, state, pack } = moment;
  const { length } = pack.conversation.answers;
  const left = answersLeft(draft, number);
  if (mayEnd(draft, number)) return length.beyond;
  if (left <= 3) return length.few;
  return filled(length.some, { asked: String(state.turns), left: String(left) });
};

export const answerAbout = (moment: Moment, about: NonNullable<Heard["about"]>): string => {
  const { pack, facts } = moment;
  const { answers } = pack.conversation;
  if (about === "length") return lengthAnswer(moment);
  if (about === "recording") return answers.recording[facts.isSpoken ? "spoken" : "written"];
  if (about !== "reader") return say(moment, answers[about]);
  const who = filled(answers.reader[facts.reader], { interviewer: facts.interviewer });
  return joined(who, facts.service ? filled(answers.readerModel, { service: facts.service }) : "");
};

const fewestWordsTold = 6;

/** Did whoever asked something tell something in the same breath? Then the question that waited has its answer. */
const toldBeside = ({ told }: Heard): boolean => countWords(told) >= fewestWordsTold;

/** The answer to what Saga was asked, and then words on what was told beside it. */
const answerThenAsk = (moment: Moment, { heard, pending }: Scene, asks: string): Said => {
  const text = joined(answerAbout(moment, heard.about ?? "sense"), asks);
  return { move: "answer", also: ["follow_up"], text, asks, topic: pending.topic };
};

const answered = (moment: Moment, scene: Scene): Said => {
  const { heard, pending } = scene;
  if (toldBeside(heard))
    return answerThenAsk(moment, scene, say(moment, moment.pack.conversation.goOnTelling));
  const act = answerAbout(moment, heard.about ?? "sense");
  const asks = backTo(moment, pending);
  const leads = asks === pending.asks ? moment.pack.conversation.backToQuestion : ["{question}"];
  const text = joined(act, filled(say(moment, leads), { question: asks }));
  return { move: "answer", also: ["repeat"], text, asks, topic: pending.topic };
};

const resumed = (moment: Moment, { pending }: Scene): Said => {
  const { pack, state } = moment;
  const asks = backTo(moment, pending);
  const last = state.last?.text ?? "";
  // What the question quotes already needs no second quotation.
  const isFresh = isQuotable(last, pack) && !asks.includes(last);
  const act = isFresh
    ? withQuote(say(moment, pack.conversation.recap), { words: last, pack })
    : say(moment, pack.conversation.recapPlain);
  return askAgain("answer", { act, pending: { ...pending, asks } });
};

const wentPast = (moment: Moment, { lastTelling, pending }: Scene): Said => {
  const { pack } = moment;
  const isCorrection = (words: string): boolean =>
    moment.draft.corrections.some(({ from, to }) => words.includes(from) && words.includes(to));
  const words = quotableIn(lastTelling, pack).find((one) => !isCorrection(one));
  const back = words
    ? withQuote(say(moment, pack.conversation.backTo), { words, pack })
    : say(moment, pack.conversation.backToPlain);
  return {
    move: "mend",
    also: ["follow_up"],
    text: joined(say(moment, pack.conversation.sorryNotHeard), back),
    asks: back,
    topic: pending.topic,
  };
};

/** Whoever told something and then stopped has answered: next time it goes on from there, not with the same question. */
const leave = (moment: Moment, { heard, text: whole, lastMove }: Scene, words: Wordings): Said => {
  const { state, pack } = moment;
  const folded = fold(whole);
  const { signs } = pack.hearing;
  const complains = signs.not_heard?.test(folded) || signs.wrong?.test(folded) || lastMove === "mend";
  const text = joined(complains ? say(moment, pack.conversation.sorryLeaving) : "", say(moment, words));
  if (state.pending && heard.told !== "") {
    const asks = say(moment, pack.conversation.backToPlain);
    state.pending = { ...state.pending, move: "follow_up", asks, wording: asks };
  }
  return aside("offer_break", text);
};

type Reply = (moment: Moment, scene: Scene) => Said;

/** Replies to talk with the interviewer that lead nowhere else: the question that waits goes on waiting, or is asked again. */
const replies: Partial<Record<Intent, Reply>> = {
  stop: (moment, scene) => leave(moment, scene, moment.pack.conversation.offerBreak),
  farewell: (moment, scene) => leave(moment, scene, moment.pack.conversation.goodbye),
  wait: (moment) => aside("wait", say(moment, moment.pack.conversation.wait)),
  repeat: (moment, { pending }) => {
    const act = isQuestion(pending) ? say(moment, moment.pack.conversation.again) : "";
    return askAgain("repeat", { act, pending: { ...pending, asks: backTo(moment, pending) } });
  },
  nothing: (moment, { pending }) => {
    const act = say(moment, moment.pack.conversation.notCaught);
    return askAgain("repeat", { act, pending: { ...pending, asks: backTo(moment, pending) } });
  },
  unclear: (moment, { pending }) => rephrased(moment, pending),
  asks: answered,
  resumes: resumed,
  not_heard: wentPast,
  wrong: (moment, { pending }) => {
    const text = say(moment, moment.pack.conversation.sorryWrong);
    return { move: "mend", also: ["follow_up"], text, asks: text, topic: pending.topic };
  },
};

/** The reply to talk with the interviewer; null where the answer asks for more than a reply. */
export const replyTo = (moment: Moment, scene: Scene): Said | null =>
  replies[scene.heard.intent]?.(moment, scene) ?? null;
