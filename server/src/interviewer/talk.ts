import type { Pending } from "./ledger.ts";
import { filled, joined, type Moment, type Said, say } from "./moment.ts";
import type { Heard, Intent } from "./moves.ts";
import { easierQuestion } from "./opening.ts";
import { answersLeft, mayEnd } from "./progress.ts";
import { isQuotable, quotableIn, withQuote } from "./quoting.ts";

/** What happened before the answer: the waiting question, and the last telling before it. */
export type Scene = { heard: Heard; pending: Pending; lastTelling: string };

/** Says something and asks nothing; the question that waits goes on waiting. */
const aside = (move: Said["move"], text: string): Said => ({ move, text, asks: "", topic: null });

/** The waiting question once more, after a few words. */
const askAgain = (move: Said["move"], { act, pending }: { act: string; pending: Pending }): Said => {
  const { asks, topic } = pending;
  return { move, text: joined(act, asks), asks, topic };
};

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

const answerAbout = (moment: Moment, about: NonNullable<Heard["about"]>): string => {
  const { pack, facts } = moment;
  const { answers } = pack.conversation;
  if (about === "length") return lengthAnswer(moment);
  if (about === "recording") return answers.recording[facts.isSpoken ? "spoken" : "written"];
  if (about !== "reader") return say(moment, answers[about]);
  const who = filled(answers.reader[facts.reader], { interviewer: facts.interviewer });
  return joined(who, facts.service ? filled(answers.readerModel, { service: facts.service }) : "");
};

const answered = (moment: Moment, { heard, pending }: Scene): Said => {
  const act = answerAbout(moment, heard.about ?? "sense");
  const asks = filled(say(moment, moment.pack.conversation.backToQuestion), { question: pending.asks });
  return {
    move: "answer",
    also: ["repeat"],
    text: joined(act, asks),
    asks: pending.asks,
    topic: pending.topic,
  };
};

const resumed = (moment: Moment, { pending }: Scene): Said => {
  const { pack, state } = moment;
  const words = state.last && isQuotable(state.last.text, pack) ? state.last.text : null;
  const act = words
    ? withQuote(say(moment, pack.conversation.recap), { words, pack })
    : say(moment, pack.conversation.recapPlain);
  return askAgain("answer", { act, pending });
};

const wentPast = (moment: Moment, { lastTelling, pending }: Scene): Said => {
  const { pack } = moment;
  const [words] = quotableIn(lastTelling, pack);
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
const leave = (moment: Moment, { heard, text }: { heard: Heard; text: string }): Said => {
  const { state, pack } = moment;
  if (state.pending && heard.told !== "") {
    const asks = say(moment, pack.conversation.backToPlain);
    state.pending = { ...state.pending, move: "follow_up", asks, wording: asks };
  }
  return aside("offer_break", text);
};

type Reply = (moment: Moment, scene: Scene) => Said;

/** Replies to talk with the interviewer that lead nowhere else: the question that waits goes on waiting, or is asked again. */
const replies: Partial<Record<Intent, Reply>> = {
  stop: (moment, { heard }) =>
    leave(moment, { heard, text: say(moment, moment.pack.conversation.offerBreak) }),
  farewell: (moment, { heard }) =>
    leave(moment, { heard, text: say(moment, moment.pack.conversation.goodbye) }),
  wait: (moment) => aside("wait", say(moment, moment.pack.conversation.wait)),
  repeat: (moment, { pending }) =>
    askAgain("repeat", { act: say(moment, moment.pack.conversation.again), pending }),
  nothing: (moment, { pending }) =>
    askAgain("repeat", { act: say(moment, moment.pack.conversation.notCaught), pending }),
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
