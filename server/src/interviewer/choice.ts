import { moves } from "@saga/contract/interviews";
import { fold } from "#language/fold.ts";
import type { SignName } from "#language/hearing.ts";
import type { LanguagePack } from "#language/pack.ts";
import { packs } from "#language/packs.ts";
import type { TopicId } from "#language/subjects.ts";
import { countWords } from "#language/text.ts";
import { asksForFacts, besideModel, notYetSaid, withoutAsking, withQuestionLast } from "./beside-model.ts";
import { details } from "./hearing/hear.ts";
import { shownAs } from "./hearing/heed.ts";
import { isPassage } from "./ledger/acts.ts";
import { takeUpTouched } from "./ledger/threads.ts";
import { type Heard, type Intent, isTelling, type Move, rightMoves } from "./moves.ts";
import { tellsBeside } from "./turns/beside.ts";
import { farewell, isTimeToClose, offerToClose } from "./turns/closing.ts";
import { receiveHeavy, stayWithHeavy } from "./turns/heavy.ts";
import { joined, type Moment, type Said } from "./turns/moment.ts";
import { askEasier } from "./turns/move-on.ts";
import { openSubjectOf, openSubjects, returnTo, threadsToReturnTo } from "./turns/opening.ts";
import { stayWith } from "./turns/stay.ts";
import { type Answered, replyTo } from "./turns/talk.ts";
import { decide } from "./turns/turn.ts";
import type { Admitted, Choice, Chosen } from "./wording/chosen.ts";

const briefTalk: ReadonlySet<Intent> = new Set<Intent>(["stop", "wait", "repeat"]);
const mostWordsOfTalk = 6;

/**
 * Is there anything that a model could hear or say better? Not where the teller is surely in danger, and not after a few words
 * that are nothing but "stop" or "what did you say?", unless it was just asked whether to end: then they are a goodbye.
 */
export const wantsWords = (heard: Heard, text: string, { isEnding = false } = {}): boolean => {
  if (!heard.isSure) return true;
  const isBriefTalk =
    !isEnding && briefTalk.has(heard.intent) && heard.told === "" && countWords(text) <= mostWordsOfTalk;
  return heard.intent !== "crisis" && !isBriefTalk;
};

const limiting: ReadonlySet<Intent> = new Set<Intent>(["delete", "declines"]);
/** A model that heard a secret has kept the answer out, whatever else it sounded like. */
const keeping: ReadonlySet<Intent> = new Set<Intent>([...limiting, "secret"]);
const mostWordsOfWish = 14;

const saysSo = (sign: SignName, text: string, { hearing }: LanguagePack): boolean =>
  hearing.signs[sign]?.test(fold(text)) ?? false;

/**
 * A wish to take something back or to leave it alone, in few and plain words, holds even if a model passes over it, and so does a question
 * who reads this. What only sounds like one is left to the model.
 */
const isPlainWish = ({ intent, about, isSure, beside }: Heard, text: string, pack: LanguagePack): boolean => {
  if (!isSure || countWords(text) > mostWordsOfWish) return false;
  if (intent === "delete") return (beside?.keepsOut.length ?? 0) > 0 || saysSo(intent, text, pack);
  if (intent === "declines") return Boolean(beside?.refuses) || saysSo(intent, text, pack);
  if (intent !== "asks" || about === undefined || !asksForFacts.has(about)) return false;
  return (beside?.asks.length ?? 0) > 0 || saysSo(`asks:${about}`, text, pack);
};

const fewestWordsKept = 12;

/**
 * What was meant, when both have listened. Danger counts when the model heard it, or plain code without doubt; plain limits
 * and plain questions stand; in everything else the model hears better, and has the last word.
 */
export const joinHearing = (
  own: Heard,
  {
    intent: heardByModel,
    also = [],
    asked = [],
    acts = [],
    isOfErasing = false,
  }: Pick<Chosen, "intent" | "also" | "asked" | "acts" | "isOfErasing">,
  { text, language }: Pick<Moment, "language"> & { text: string },
): Heard => {
  // A model was told that code wonders whether there is danger, and heard none.
  const { about: _, mayHurt: __, ...rest } = own;
  // Of whoever says which part is to stay out the rest may be told.
  const isPart = heardByModel === "secret" && acts.some((act) => act.do === "keep_out" && isPassage(act));
  const other = isPart ? (also.find((one) => one !== "secret" && isTelling(one)) ?? "told") : heardByModel;
  // Plain words that seal all of an answer hold where a model hears a secret beside the telling, and copies no part of it.
  const isSealed = own.intent === "secret" && own.isSure && also.includes("secret") && acts.length === 0;
  const model = isSealed && other !== "crisis" ? "secret" : other;
  if (model === "crisis" || also.includes("crisis") || (own.intent === "crisis" && own.isSure))
    return { ...own, intent: "crisis", told: text };
  if (isOfErasing) return { intent: "delete", told: "", isSure: false };
  const pack = packs[language];
  const isPassedOver = ![model, ...also].some((one) => one === own.intent || keeping.has(one));
  const intent = isPassedOver && isPlainWish(own, text, pack) ? own.intent : model;
  const [first] = asked;
  const about = first ? shownAs[first] : intent === "asks" ? own.about : undefined;
  const tells = [intent, ...also].some(isTelling);
  const kept = countWords(own.told) >= fewestWordsKept ? own.told : "";
  const told = tells ? own.told || text : isTelling(own.intent) ? kept : own.told;
  const more = intent === own.intent ? {} : details(intent, text, pack.hearing);
  const tellsToo = !isTelling(intent) && also.some(isTelling);
  return { ...rest, ...(about ? { about } : {}), ...more, ...(tellsToo ? { tellsToo } : {}), intent, told };
};

/** Moves that are right beside those of plain code, for who can find words for them. */
const wider: Partial<Record<Intent, readonly Move[]>> = {
  told_enough: ["stay_gently"],
  grief: ["follow_up"],
  wish: ["return", "stay_gently"],
  wait: ["offer_break"],
  repeat: ["rephrase"],
  unclear: ["repeat", "easier"],
  asks: ["follow_up", "return", "open", "stay_gently", "mend"],
  corrects: ["stay_gently"],
  delete: ["follow_up", "return", "open", "stay_gently"],
  declines: ["stay_gently"],
  unknown: ["follow_up", "rephrase"],
  nothing: ["follow_up"],
  resumes: ["stay_gently"],
};

/** Whoever says so themselves may be led away from something heavy. */
const leads: ReadonlySet<Intent> = new Set<Intent>(["wish", "told_enough", "declines", "resumes"]);

const isLeaving: ReadonlySet<Move> = new Set<Move>(["close", "offer_break"]);

/** All that was heard; where something is to be taken out, that is a wish of the teller, however the model calls the answer. */
const meantWith = ({ intent }: Heard, { also = [], acts = [] }: Chosen): Intent[] => [
  intent,
  ...also,
  ...(acts.some((act) => act.do === "erase" || act.do === "keep_out") ? (["delete"] as const) : []),
];

/** May a model make this move after what was heard? */
const isAdmissible = (moment: Moment, { heard, choice }: { heard: Heard; choice: Chosen }): boolean => {
  const { move, about } = choice;
  const all = meantWith(heard, choice);
  const wasOffered = moment.state.pending?.move === "close";
  if (wasOffered && isLeaving.has(move)) return true;
  if (!all.some((one) => rightMoves[one].includes(move) || wider[one]?.includes(move))) return false;
  if (move === "close") return isTimeToClose(moment);
  if (move === "return") return threadsToReturnTo(moment).some(({ id }) => id === about);
  if (move !== "open") return true;
  return openSubjects(moment).includes(about as TopicId) && mayOpen(moment, all);
};

const mayOpen = (moment: Moment, all: readonly Intent[]): boolean => {
  const isHeavy = moment.state.stretch.isHeavy || all.includes("grief") || all.includes("secret");
  return openSubjects(moment).length > 0 && (!isHeavy || all.some((one) => leads.has(one)));
};

/** Why a model may not make this move, and which ones it may: said to it before its second attempt. */
export const whyRefused = (moment: Moment, { heard, choice }: { heard: Heard; choice: Chosen }): string => {
  const all = meantWith(heard, choice);
  const waiting = threadsToReturnTo(moment);
  const right = moves.filter((move) =>
    all.some((one) => rightMoves[one].includes(move) || wider[one]?.includes(move)),
  );
  const allowed = right.filter((move) => {
    if (move === "close") return isTimeToClose(moment);
    if (move === "return") return waiting.length > 0;
    return move !== "open" || mayOpen(moment, all);
  });
  const { move, about } = choice;
  const isWrongMark = allowed.includes(move) && (move === "open" || move === "return");
  const why = isWrongMark
    ? `"${about}" is none of the ${move === "open" ? "subjects that may be opened" : "waiting threads"}`
    : right.includes(move)
      ? "it is not admissible now"
      : `it does not follow ${all.join(", ")}`;
  return `move ${move}: ${why}; allowed are ${allowed.join(", ")}`;
};

/** What a model may word after what both heard. */
export const admit = (moment: Moment, { heard, choice }: { heard: Heard; choice: Chosen }): Admitted => {
  if (heard.intent === "crisis" || choice.move === "support")
    return heard.intent === "crisis" ? "built_in" : null;
  return isAdmissible(moment, { heard, choice }) ? choice.move : null;
};

const sore: ReadonlySet<Intent> = new Set<Intent>(["grief", "secret", "delete"]);

/** Whoever has just told a loss, or something that is to stay out, hears a human word first; what was done and what is true comes after it. */
const isHumanFirst = ({ heard }: Answered, { intent, also = [], move }: Choice): boolean =>
  move === "stay_gently" || [heard.intent, intent, ...also].some((one) => sore.has(one));

type Made = Omit<Said, "text" | "asks">;

/** Moves that ask nothing: the question that waits goes on waiting. */
const asides: ReadonlySet<Move> = new Set<Move>(["offer_break", "wait"]);

const heavy: ReadonlySet<Intent> = new Set<Intent>(["grief", "secret", "crisis"]);

/** A model may stay gently where nothing heavy was told, as after a limit: what follows is not heavy for it. */
const stayedWith = (moment: Moment, { answered, choice }: { answered: Answered; choice: Choice }): Made => {
  const { isHeavy } = moment.state.stretch;
  const made = stayWithHeavy(moment, answered);
  const { intent } = answered.heard;
  const isOfIt = isTelling(intent) || [choice.intent, ...(choice.also ?? [])].some((one) => heavy.has(one));
  moment.state.stretch.isHeavy = isHeavy || isOfIt;
  return made;
};

/** What a move that a model words does to the interview; null: it cannot be made. */
const makeMove = (
  moment: Moment,
  { answered, choice }: { answered: Answered; choice: Choice },
): Made | null => {
  const { state } = moment;
  const { reading, heard, pending } = answered;
  const { move, about } = choice;
  if (pending.move === "close" && isLeaving.has(move)) return farewell(moment);
  if (move === "open") return openSubjectOf(moment, about as TopicId);
  if (move === "return") return returnTo(moment, about);
  if (move === "close") return offerToClose(moment);
  if (move === "stay_gently") return stayedWith(moment, { answered, choice });
  if (move === "offer_break") return replyTo(moment, { ...answered, heard: { ...heard, intent: "stop" } });
  if (move === "wait") return { move, topic: null };
  const isStaying = move === "follow_up" || move === "answer" || move === "delete";
  if (isStaying) {
    state.stretch.turns += 1;
    // Whoever tells of something else is past what was heavy.
    state.stretch.isHeavy &&= heard.intent !== "told" || reading.tagged.of("grief").length > 0;
  }
  if (move === "easier") state.stretch.thin += 1;
  return { move, topic: isStaying ? state.stretch.topic : (pending.topic ?? state.stretch.topic) };
};

const inItsWords = (moment: Moment, answered: Answered, choice: Choice & { text: string }): Said | null => {
  const { draft, pack } = moment;
  const waiting = draft.threads.filter(({ state }) => state === "waiting");
  const made = makeMove(moment, { answered, choice });
  if (!made) return null;
  for (const thread of waiting) thread.state = "waiting";
  takeUpTouched(draft, { words: choice.text, about: choice.about, pack });
  const { facts, done, also } = besideModel(moment, answered, choice);
  const { move } = made;
  const asks = asides.has(move) || moment.state.complete ? "" : choice.text;
  const isAnswer = answered.heard.intent === "asks" && move !== "answer" && asks !== "";
  const leading: Move = isAnswer ? "answer" : move;
  const rest = [...also, ...(isAnswer ? [move] : [])].filter((one) => one !== leading);
  // Its words are heard while they are written: whether they say what was done is known at their end.
  const isFirst = isHumanFirst(answered, choice);
  const spoken = withQuestionLast(choice.text, isFirst ? joined(facts, done) : done, pack);
  const parts = isFirst ? [spoken] : [facts, spoken];
  return { ...made, move: leading, also: rest, text: joined(choice.said ?? "", ...parts), asks };
};

/** What a teller means to whom the built-in reply is such a move. */
const meantBy: Partial<Record<Move, Intent>> = {
  offer_break: "stop",
  wait: "wait",
  repeat: "repeat",
  rephrase: "unclear",
};

/** The move a model chose, in built-in words; null when there are none for it. */
const inBuiltInWords = (moment: Moment, answered: Answered, { move, about }: Choice): Said | null => {
  const { id, reading, heard } = answered;
  const intent = heard.intent === "farewell" ? heard.intent : meantBy[move];
  if (intent) return replyTo(moment, { ...answered, heard: { ...heard, intent } });
  const whole = (said: (Made & { text: string | null }) | null): Said | null =>
    said && said.text !== null ? { ...said, text: said.text, asks: said.text } : null;
  if (move === "open") return openSubjectOf(moment, about as TopicId);
  if (move === "return") return whole(returnTo(moment, about));
  if (move === "close") return offerToClose(moment);
  if (move === "stay_gently") return receiveHeavy(moment, answered);
  if (move === "easier") return askEasier(moment, answered);
  return move === "follow_up" ? stayWith(moment, { reading, id }) : null;
};

/** Built-in replies to these say themselves what was done and what is true. */
const saysItself: ReadonlySet<Intent> = new Set<Intent>(["delete", "asks", "crisis"]);

/** The turn a model chose; what code refuses becomes the built-in turn. */
export const decideWith = (moment: Moment, answered: Answered, choice: Choice): Said => {
  const { heard, pending } = answered;
  const isOurs = admit(moment, { heard, choice }) !== choice.move;
  const worded =
    isOurs || choice.text === null ? null : inItsWords(moment, answered, { ...choice, text: choice.text });
  if (worded) return worded;
  const mayMove = !isOurs && pending.move !== "close" && !saysItself.has(heard.intent);
  const made = mayMove ? inBuiltInWords(moment, answered, choice) : null;
  const built = made ?? decide(moment, answered);
  const isSaid = saysItself.has(heard.intent) || (made === null && tellsBeside(heard));
  const { facts, done, also } = isSaid
    ? { facts: "", done: "", also: [] }
    : besideModel(moment, answered, choice);
  const act = joined(done, facts);
  const isFirst = isHumanFirst(answered, choice);
  const text = isFirst ? withQuestionLast(built.text, act, moment.pack) : joined(act, built.text);
  const whole = { ...built, text, also: [...also, ...(built.also ?? [])] };
  const { said = "" } = choice;
  if (said === "" || whole.text.startsWith(said)) return whole;
  // What is true was said before the words of the model, or in those that stand, or it is said now.
  const isAnswered = heard.intent === "asks" && built.asks !== "";
  const answer = isAnswered ? withoutAsking(built) : isFirst ? "" : facts;
  const lead = joined(isFirst ? "" : done, notYetSaid(answer, said, moment.pack));
  return { ...whole, text: joined(said, lead, built.asks || built.text, isFirst ? act : "") };
};
