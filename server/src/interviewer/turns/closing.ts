import { fixedWordsOf } from "../ledger/plan.ts";
import { depthIn, mayEnd, subjectsIn } from "../ledger/progress.ts";
import { topicState } from "../ledger/state.ts";
import { waitingThreads } from "../ledger/threads.ts";
import { isQuotable, withQuote } from "../reading/quoting.ts";
import { filled, joined, type Moment, type Said, say } from "./moment.ts";

/** Turns from one offer to end to the next, when the teller went on. */
const turnsBetweenOffers = 6;
/** The same in an interview about one thing, whose last question asks for what is still to be told. */
const turnsBetweenOffersAbout = 3;
const mostNamed = 3;

/** Is it time to ask whether to end? Never right after something heavy, nor while the teller is in full flow. */
export const isTimeToClose = ({ draft, number, state }: Moment): boolean =>
  mayEnd(draft, number) &&
  !state.stretch.isHeavy &&
  (state.closeOfferedAt === 0 ||
    state.turns - state.closeOfferedAt >= (state.about ? turnsBetweenOffersAbout : turnsBetweenOffers));

/** Subjects that were told most, as they are named in a sentence; none that hurts. */
const toldSubjects = ({ draft, number, pack }: Moment): string[] =>
  subjectsIn(draft, number)
    .filter(({ id, sensitive }) => !sensitive && topicState(draft, id).status !== "declined")
    .filter(({ id }) => topicState(draft, id).evidence !== 0)
    .sort((a, b) => depthIn(draft, b.id) - depthIn(draft, a.id))
    .slice(0, mostNamed)
    .map(({ id }) => pack.conversation.subjects[id]);

const listed = ({ language }: Moment, items: readonly string[]): string =>
  new Intl.ListFormat(language, { type: "conjunction" }).format(items);

/** Names what was told and what was passed by, and asks whether to go on or to end. */
export const offerToClose = (moment: Moment): Said => {
  const { state, pack, draft, number } = moment;
  const { closeWithThread, close } = pack.conversation;
  state.closeOfferedAt = state.turns;
  const told = listed(moment, toldSubjects(moment));
  const thread = waitingThreads(draft).find(
    ({ text, kind, interview }) => kind !== "loss" && interview === number && isQuotable(text, pack),
  );
  const noted = draft.threads.find(({ id }) => id === thread?.id);
  if (noted) noted.state = "offered";
  const wordings = (thread ? closeWithThread : close).filter((one) => told !== "" || !one.includes("{told}"));
  const wording = wordings.length > 0 ? say(moment, wordings) : pack.phrases.closing[fixedWordsOf(number)];
  const text = withQuote(filled(wording, { told }), { words: thread?.text ?? "", pack });
  return { move: "close", text, asks: text, topic: null, ...(thread ? { thread: thread.id } : {}) };
};

/** Thanks; nothing is asked any more. */
export const farewell = (moment: Moment): Said => {
  const { state, pack, number } = moment;
  state.complete = true;
  // Nobody who told a life is thanked for their name, with which it only began.
  const [first] = toldSubjects(moment).filter(
    (subject) => subject !== pack.conversation.subjects.name_origin,
  );
  const told = first ?? "";
  const [thanks, kept] = pack.phrases.farewell[fixedWordsOf(number)];
  const named = told === "" ? thanks : filled(say(moment, pack.conversation.thanksFor), { told });
  const text = joined(named, kept);
  return { move: "close", text, asks: "", topic: null };
};
