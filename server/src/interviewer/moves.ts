import type { intents, moves } from "@saga/contract/interviews";
import type { SelfQuestion } from "#language/conversation.ts";
import type { Beside } from "./hearing/talk-beside.ts";

export type Intent = (typeof intents)[number];
export type Move = (typeof moves)[number];

/** What was heard in an answer. */
export type Heard = {
  intent: Intent;
  /** Of `asks`, and of `delete` beside it: what Saga was asked. */
  about?: SelfQuestion;
  /** Of `wish`: what the teller wants to talk about, as it was said, with its preposition where it has one. */
  wants?: string;
  /** Of `corrects`: what was said, and what is to count instead; empty when they cannot be made out. */
  from?: string;
  to?: string;
  /** Of `declines` and `delete`: words that name what is to be left alone; none where only the question is meant. */
  names?: readonly string[];
  /** Of `delete`: not to be printed, rather than taken back. */
  isNotPrinted?: boolean;
  /** The part of the answer that tells something; empty where all of it is talk with the interviewer. */
  told: string;
  /** A model heard that something is told beside the talk that `intent` names, however few its words. */
  tellsToo?: boolean;
  /** Talk that stands beside what is told, or beside the talk that `intent` names. */
  beside?: Beside;
  /** What is told beside that talk is meant as; absent where nothing worth noting is told beside it. */
  telling?: Intent;
  /** Words that may have meant a goodbye, inside a telling. */
  mayStop?: boolean;
  /** It may be danger, and is not sure enough to be called one: it is asked about outright, or how the teller is. */
  mayHurt?: "danger" | "distress";
  /** No to the question whether the teller is in danger, and nothing told beside it. */
  isUnharmed?: boolean;
  /** Of `crisis`: plain words said so, not only the sound of it. */
  isPlainDanger?: boolean;
  /** A model listened too, and named what is to stay out, or nothing. */
  byModel?: "heard" | "kept";
  /** Did the rules or the classifier have good reason? Where not, the move that does least harm is taken. */
  isSure: boolean;
};

const tellings: ReadonlySet<Intent> = new Set<Intent>([
  "told",
  "told_enough",
  "corrects",
  "grief",
  "secret",
  "crisis",
]);

/** Does an answer of this intent tell of a life? Everything else is talk with the interviewer, and stands in no story. */
export const isTelling = (intent: Intent): boolean => tellings.has(intent);

/** The moves that are right after an answer of each intent; the first is taken where nothing speaks for another. */
export const rightMoves: Record<Intent, readonly [Move, ...Move[]]> = {
  told: ["follow_up", "return", "open", "close", "stay_gently"],
  told_enough: ["return", "open", "follow_up", "close"],
  grief: ["stay_gently"],
  secret: ["stay_gently"],
  crisis: ["support"],
  wish: ["follow_up", "open"],
  stop: ["offer_break"],
  wait: ["wait"],
  repeat: ["repeat"],
  unclear: ["rephrase"],
  asks: ["answer"],
  asked_before: ["mend"],
  not_heard: ["mend"],
  wrong: ["mend"],
  corrects: ["follow_up", "return", "open"],
  delete: ["delete"],
  declines: ["open", "return", "follow_up"],
  unknown: ["easier", "open", "return"],
  nothing: ["repeat", "rephrase"],
  farewell: ["offer_break"],
  resumes: ["answer", "return", "follow_up", "open"],
  injection: ["open", "return", "follow_up"],
};
