import { selfQuestions } from "#language/conversation.ts";
import type { TopicId } from "#language/subjects.ts";
import { isTimeToClose, offerToClose } from "./closing.ts";
import type { Thread } from "./ledger.ts";
import { joined, type Moment, type Said } from "./moment.ts";
import { type Heard, type Intent, type Move, rightMoves } from "./moves.ts";
import { openSubjectOf, openSubjects, returnTo } from "./opening.ts";
import { stayWith } from "./stay.ts";
import { answerThenAsk, replyTo, toldBeside } from "./talk.ts";
import { takeUpThreads, waitingThreads } from "./threads.ts";
import { type Answered, askEasier, decide, receiveHeavy } from "./turn.ts";

/**
 * What a model chose after an answer. `about` is the mark of a thread, the id of a subject, or words of the last answer;
 * `text` is null where its words could not be used: then the built-in words for the same move are.
 */
export type Choice = {
  intent: Intent;
  move: Move;
  about: string;
  text: string | null;
  /** A first sentence that was said for good, when the rest of its turn could not be used. */
  said?: string;
  /** Worth coming back to, copied from the answer. */
  threads?: readonly { text: string; weight: Thread["weight"] }[];
};

/** Replies that must be true or exact: written here, whatever a model would say. */
const alwaysBuiltIn: ReadonlySet<Intent> = new Set<Intent>([
  "crisis",
  "stop",
  "farewell",
  "wait",
  "repeat",
  "asks",
  "delete",
]);

/** Moves that are made in built-in words, whatever was meant. */
const builtInMoves: ReadonlySet<Move> = new Set<Move>([
  "offer_break",
  "wait",
  "repeat",
  "answer",
  "delete",
  "support",
]);

/** Saga was asked something beside a telling: after our answer a model may go on with what was told. */
const asksBeside = (heard: Heard): boolean => heard.intent === "asks" && toldBeside(heard);

/** Is there anything for a model to find words for? */
export const wantsWords = (heard: Heard): boolean =>
  !(heard.isSure && alwaysBuiltIn.has(heard.intent)) || asksBeside(heard);

const gentle: ReadonlySet<Intent> = new Set<Intent>(["grief", "secret"]);

/** What was meant, when both have listened: danger counts when the model heard it, or plain code without doubt; rules that are sure stand; else the model's word. */
export const joinHearing = (own: Heard, { intent, about }: Pick<Choice, "intent" | "about">): Heard => {
  const asked = selfQuestions.find((one) => one === about);
  const heard = intent === "asks" && asked ? { ...own, about: asked } : own;
  if (intent === "crisis" || (heard.intent === "crisis" && heard.isSure))
    return { ...heard, intent: "crisis" };
  if (heard.intent === intent) return heard;
  const isGentler = heard.intent === "told" && gentle.has(intent);
  return heard.isSure && heard.intent !== "told" && !isGentler ? heard : { ...heard, intent };
};

/** May a model make this move after what was heard? */
const isAdmissible = (moment: Moment, { heard, choice }: { heard: Heard; choice: Choice }): boolean => {
  if (!rightMoves[heard.intent].includes(choice.move)) return false;
  if (choice.move === "close") return isTimeToClose(moment);
  return !moment.state.stretch.isHeavy || choice.move !== "open" || heard.intent !== "told";
};

/** What becomes of a model's choice: its move, `after_answer` where its words follow ours, `built_in` where ours are said, null where it is refused. */
export type Admitted = Move | "after_answer" | "built_in" | null;

/** What a model may word after what both heard. */
export const admit = (
  moment: Moment,
  { heard, choice }: { heard: Heard; choice: Pick<Choice, "intent" | "move" | "about"> },
): Admitted => {
  const both = joinHearing(heard, choice);
  if (asksBeside(both) && choice.move === "follow_up") return "after_answer";
  if (alwaysBuiltIn.has(both.intent)) return "built_in";
  if (!isAdmissible(moment, { heard: both, choice: { ...choice, text: null } })) return null;
  if (builtInMoves.has(choice.move)) return "built_in";
  if (choice.move === "open" && !openSubjects(moment).includes(choice.about as TopicId)) return null;
  const waits =
    choice.move !== "return" || waitingThreads(moment.draft).some(({ id }) => id === choice.about);
  return waits ? choice.move : null;
};

type Made = Omit<Said, "text" | "asks"> & { text: string | null };

const worded = (said: Made | null, choice: Choice): Said | null => {
  const text = choice.text ?? said?.text ?? null;
  if (!said || text === null) return null;
  return { ...said, text, asks: text };
};

/** The move a model chose, in its words or in built-in ones; null when it cannot be made. */
const moved = (moment: Moment, { answered, choice }: { answered: Answered; choice: Choice }): Said | null => {
  const { state, draft } = moment;
  const { id, reading, heard } = answered;
  const { move, about } = choice;
  if (move === "open") return worded(openSubjectOf(moment, about as TopicId), choice);
  if (move === "return") return worded(returnTo(moment, about), choice);
  if (move === "close") return worded(offerToClose(moment), choice);
  if (move === "stay_gently") return worded(receiveHeavy(moment, answered), choice);
  if (move === "easier") return worded(askEasier(moment, answered), choice);
  if (move === "follow_up") {
    if (choice.text === null) return stayWith(moment, { reading, id });
    state.stretch.turns += 1;
    // Whoever tells of something else is past what was heavy.
    state.stretch.isHeavy &&= heard.intent !== "told" || reading.marks.of("grief").length > 0;
    takeUpThreads(draft, id);
    return worded({ move, topic: state.stretch.topic, text: choice.text }, choice);
  }
  const built = replyTo(moment, answered) ?? decide(moment, answered);
  return worded(built.move === move || built.also?.includes(move) ? built : null, choice);
};

/** The turn a model chose; what code refuses becomes the built-in turn. */
export const decideWith = (moment: Moment, answered: Answered, choice: Choice): Said => {
  const { heard } = answered;
  if (asksBeside(heard) && choice.move === "follow_up" && choice.text !== null) {
    takeUpThreads(moment.draft, answered.id);
    return answerThenAsk(moment, answered, choice.text);
  }
  const isOurs = alwaysBuiltIn.has(heard.intent) || !isAdmissible(moment, { heard, choice });
  const made = (isOurs ? null : moved(moment, { answered, choice })) ?? decide(moment, answered);
  return choice.said ? { ...made, text: joined(choice.said, made.asks || made.text) } : made;
};
