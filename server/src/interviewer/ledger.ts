import type { HelpLine, TopicId } from "#language/pack.ts";
import type { InterviewNumber } from "./plan.ts";

export type TurnKind = "open" | "facet" | "easier" | "follow_up" | "closing" | "farewell";

/** The question that waits for an answer. `slot` is its key: topic|entity|facet|period. */
export type Pending = { kind: TurnKind; slot: string; topic: TopicId | null; wording: string };

/** A short verbatim quotation of the teller, with the message and the interview it stands in. */
export type Quote = { id: string; text: string; interview: InterviewNumber };

/**
 * What has been told, and asked, about one subject. `evidence` is a set of facets as bits in the order of `facets`;
 * `mention` is the depth reached by answers to other questions; `asked` counts questions, `thin` answers without news.
 */
export type TopicState = {
  evidence: number;
  mention: number;
  asked: number;
  thin: number;
  status: "open" | "closed" | "declined" | "none";
  quote: Quote | null;
};

/**
 * Where one interview stands. `thread` counts the follow-ups since its subject was opened, `followUps` all
 * of them.
 */
export type InterviewState = {
  /** Answers taken in, passed questions included. */
  turns: number;
  words: number;
  progress: number;
  complete: boolean;
  thread: number;
  followUps: number;
  pending: Pending | null;
  last: Quote | null;
};

/**
 * Everything the interviewer remembers of one teller, across the three interviews. JSON; bounded by the number of
 * questions that can be asked, whatever the length of the answers.
 */
export type Ledger = {
  version: 1;
  topics: Partial<Record<TopicId, TopicState>>;
  interviews: Partial<Record<InterviewNumber, InterviewState>>;
  /** Slot keys asked so far, with how they fared. */
  keys: Record<string, "asked" | "answered" | "declined">;
  /** Stems of what the teller asked to leave alone: never quoted, never asked about. */
  avoided: string[];
  /** Hashes of the literal wordings used. */
  wordings: string[];
  /** Stems of our own questions that the teller has spoken of; absent before the first answer. */
  heard?: string[];
};

export const emptyLedger = (): Ledger => ({
  version: 1,
  topics: {},
  interviews: {},
  keys: {},
  avoided: [],
  wordings: [],
});

const copiesOf = <Held extends object>(all: Held): Held =>
  Object.fromEntries(Object.entries(all).map(([key, one]) => [key, { ...one }])) as Held;

/**
 * A private copy to write in. Quotations are replaced and never written in, and stay shared. A turn makes two copies, and
 * a general deep copy takes ten times as long.
 */
export const copyOf = (ledger: Ledger): Ledger => {
  const interviews = copiesOf(ledger.interviews);
  for (const state of Object.values(interviews)) state.pending &&= { ...state.pending };
  return {
    ...ledger,
    topics: copiesOf(ledger.topics),
    interviews,
    keys: { ...ledger.keys },
    avoided: [...ledger.avoided],
    wordings: [...ledger.wordings],
    ...(ledger.heard ? { heard: [...ledger.heard] } : {}),
  };
};

/** What the interviewer says next, and the ledger after it. `text` is shown; `support` stands beside it. */
export type Turn = {
  text: string;
  /** The text without what receives the answer before it. */
  asks: string;
  slot: string | null;
  kind: TurnKind;
  topic: TopicId | null;
  ledger: Ledger;
  /** 0 to 100, of this interview; never falls. */
  progress: number;
  complete: boolean;
  /**
   * The answer just given speaks of acute danger: it stays out of stories unless the teller decides
   * otherwise.
   */
  answerIsPrivate: boolean;
  support: { text: string; lines: readonly HelpLine[] } | null;
  /** Other words for the same question may be found: nothing in it must be said exactly so. */
  mayReword: boolean;
};
