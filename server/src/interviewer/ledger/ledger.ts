import type { AboutKind } from "#language/about-words.ts";
import type { Address } from "#language/grammar.ts";
import type { HelpLine } from "#language/pack.ts";
import type { TopicId } from "#language/subjects.ts";
import type { Heard, Move } from "../moves.ts";
import type { MayErase, OfAnswer, SpokenOf } from "./may-erase.ts";
import type { InterviewNumber } from "./plan.ts";

/** The question that waits for an answer. `asks` is the question alone, without the act before it. */
export type Pending = {
  move: Move;
  /** The subject it belongs to; null for the closing question. */
  topic: TopicId | null;
  wording: string;
  asks: string;
  /** The thread it takes up. */
  thread?: string;
  /** The answer that told something last when it was asked: what "that" of a follow-up speaks of. */
  after?: string;
};

/** Words of the teller, copied letter by letter, with the message and the interview they stand in. */
export type Quote = { id: string; text: string; interview: InterviewNumber };

/**
 * What has been told, and asked, about one subject. `evidence` is a set of facets as bits in the order of `facets`;
 * `mention` is the depth reached by answers to other questions; `asked` counts questions of the plan; `at` is the turn at
 * which an answer touched it last, in the interview that is going on.
 */
export type TopicState = {
  evidence: number;
  mention: number;
  asked: number;
  thin: number;
  status: "open" | "closed" | "declined" | "none";
  at?: number;
};

/** Something worth coming back to. */
export type Thread = {
  /** Its name in prompts: t1, t2 … */
  id: string;
  message: string;
  interview: InterviewNumber;
  topic: TopicId | null;
  /** Copied letter by letter. */
  text: string;
  kind: "unsaid" | "person" | "turning" | "scene" | "feeling" | "repeated" | "loss" | "promised";
  /** 3: must be offered before the end; 1: may be forgotten. */
  weight: 1 | 2 | 3;
  /** The turn of its interview in which it was told. */
  at?: number;
  /** `waiting` until it is taken up; `offered` when it was named and passed by. */
  state: "waiting" | "taken_up" | "offered" | "left";
};

/**
 * What is left alone, for ever: not asked about, not printed, or erased. `stems`
 * name it; none: only the message itself is meant.
 */
export type Limit = {
  kind: "not_asked" | "not_printed" | "erased";
  message: string;
  stems: readonly string[];
  /** Only these sentences of the message; absent: all of it. */
  lines?: readonly string[];
  /** The teller's words for what these sentences are not to be asked about, where no stem could name it: "the little one". */
  named?: string;
  /** The subject that was declined with it, and is open again once it is let in. */
  declined?: TopicId;
  /** The answer with whose sentences it is left alone, and let in. */
  by?: string;
  /** Where all of the message is meant: stems of what it says, so that who asks after it by name is answered truly. */
  held?: readonly string[];
  /** The teller came back to it: stories may tell it. */
  isReopened?: boolean;
  /** The teller said that it may stand in the story, whether or not they tell of it again. */
  isAllowed?: boolean;
};

/** The stretch of turns that stay with one thing. */
export type Stretch = {
  topic: TopicId | null;
  /** Turns that stayed, the one that opened it not counted. */
  turns: number;
  /** Short answers in a row. */
  thin: number;
  /** Told by continuers that a loss, a secret or danger stands in it. */
  isHeavy: boolean;
  /** The turn at which something heavy was told last. */
  heavyAt?: number;
  /** The person it is about, as Saga names them. */
  person?: string;
};

/** The one thing that an interview besides the three is about. */
export type About = {
  kind: AboutKind;
  /** As it is called: "School years", "Basil", what stands below a photograph; empty: it has no name. */
  name: string;
  /** The thing itself, however it is called. */
  of: string;
  /** Invites to tell of it, once none of its subjects is left to open. */
  opens: string;
  /** Subjects of the plan that belong to it. */
  topics: readonly TopicId[];
  /** The subject that an answer to one of its fixed questions counts for; null: none in particular. */
  counts: TopicId | null;
};

/** Where one interview stands. */
export type InterviewState = {
  /** Of an interview about one thing. */
  about?: About;
  /** Answers that told something, or passed a question over. */
  turns: number;
  words: number;
  progress: number;
  complete: boolean;
  pending: Pending | null;
  /** The answer that told something last, a secret too. */
  lastTold?: string;
  /** What Saga did last. */
  lastMove: Move | null;
  stretch: Stretch;
  /** Marks of the wordings of the last turns, and the words they began with: the newest last. */
  frames: string[];
  openings: string[];
  /** People, things and scenes that were asked about by name: the newest last. */
  askedAbout?: string[];
  /** The turn at which each of them was asked about last. */
  namedAt?: Record<string, number>;
  /** Marks of the wordings, without the name, in which somebody or something was asked about: each is used once. */
  askedIn?: string[];
  /** Kinds of plain question that were asked in the last turns. */
  asked?: string[];
  /** The turn at which a loss was received last. */
  grievedAt?: number;
  /** The turn at which something was to stay out of stories. */
  confidedAt?: number;
  /** The turn at which it was asked how something was in the teller, and at which the floor was left to them. */
  inwardAt?: number;
  /** The turn at which words were said that fit anything: "Tell me more about him." */
  vagueAt?: number;
  floorAt?: number;
  /** What the teller wanted to talk about on coming back, as it was said. */
  next?: string | undefined;
  /** The turn at which Saga said sorry last. */
  apologisedAt?: number;
  /** The turn at which guilt was received last. */
  guiltAt?: number;
  /** The turn at which it was asked how the teller is, because of what may be danger. */
  checkedAt?: number;
  /** The turn at which it was asked outright whether the teller is in danger: once in an interview. */
  dangerAskedAt?: number;
  /** Did the teller say that nothing is wrong, when that was asked after? */
  isUnharmed?: boolean;
  /** What was left out last, and after how many answers: the teller may take that back. */
  leftOut?: { items: readonly LeftOut[]; at: number } | undefined;
  /** Whoever and whatever is not to be asked about any more in this interview, each once. */
  closed?: readonly string[];
  /** Did the teller say what is to stand in the story? */
  hasWish?: boolean;
  /** Was it said who still sees it: after something was taken out, and with a secret? */
  hasToldStillSeen?: boolean;
  hasToldSeenOfSecret?: boolean;
  /** The turns at which the teller led away from what was being told, and at which it was said last who still sees it. */
  ledAwayAt?: number;
  seenSaidAt?: number;
  /** The turn at which it was said last that something stands in no story. */
  keptOutSaidAt?: number;
  /** Was the whole of who can read what is told said: in answer to a question, and before a secret, with leave not to tell it? */
  hasToldReaders?: boolean;
  hasToldBeforehand?: boolean;
  /** What Saga asked about whether it shall be left out too: the teller's words for it, and the messages that tell of it. */
  mayLeaveOut?: { names: readonly string[]; messages: readonly string[] } | undefined;
  mayErase?: MayErase | undefined;
  /** What was kept out only to ask whether it is to be deleted: whoever says no to that wants it in. */
  offered?: OfAnswer[];
  /** Was it said that what is deleted cannot be had back, and that safety copies hold it for a while? Once. */
  hasToldCopies?: boolean;
  erasing?: SpokenOf | undefined;
  /** The answer that was deleted last, the question that it was given to, the turn, and what was told last then; `isPart`: only sentences of it were. */
  erased?: { question: string; at: number; isPart?: boolean; lastTold?: string | undefined } | undefined;
  /** Did Saga speak of deleting in its last turn? */
  isOfErasing?: boolean;
  /** Answers that were said not to be the one that is to be deleted. */
  notMeant?: readonly string[] | undefined;
  /** Answers in which the teller spoke of deleting and told nothing: none of them is what is meant, and they go with what is deleted. */
  ofErasing?: readonly string[];
  /** Did Saga ask which answer is to be deleted for good? */
  isAskedWhich?: boolean;
  /** Was it said after something confided that it is kept, and how it is left out? */
  hasToldConfided?: boolean;
  /** The turn at which lines of help were shown last; null: never. */
  supportedAt: number | null;
  /** Answers in a row that could not be made out. */
  noise: number;
  /** Turns since words of the teller were quoted last. */
  sinceQuote: number;
  /** The turn at which it was last offered to end here; 0: not yet. */
  closeOfferedAt: number;
  last: Quote | null;
};

/**
 * Somebody the teller named, in the name's plain form, and who that is to the teller, as a model understood it. `message` named them
 * first; `whoIn` said who that is, where it was a later one.
 */
export type Person = { name: string; who: string; message: string; whoIn?: string };

/**
 * Everything the interviewer remembers of one teller, across all interviews. JSON; bounded whatever the length of
 * the answers.
 */
export type Ledger = {
  version: 2;
  topics: Partial<Record<TopicId, TopicState>>;
  interviews: Record<InterviewNumber, InterviewState>;
  threads: Thread[];
  /** Threads noted so far, those that faded included: the next one's number. */
  noted: number;
  limits: Limit[];
  /** What counts instead of what was said: corrections of the teller's own words. */
  corrections: { message: string; from: string; to: string }[];
  people?: Person[];
  /** How the teller is spoken to, once their own words have shown it. */
  address?: Address;
  /** Hashes of the wordings of the plan that were used. */
  wordings: string[];
};

/** The ledger of somebody who has told nothing yet. */
export const emptyLedger = (): Ledger => ({
  version: 2,
  topics: {},
  interviews: {},
  threads: [],
  noted: 0,
  limits: [],
  corrections: [],
  wordings: [],
});

/** A private copy to write in. A ledger is JSON: a turn copies it several times, and a structured clone takes four times as long. */
export const copyOf = (ledger: Ledger): Ledger => copied(ledger);

const copied = <Value>(value: Value): Value => {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(copied) as Value;
  const copy: Record<string, unknown> = {};
  for (const [key, one] of Object.entries(value)) copy[key] = copied(one);
  return copy as Value;
};

/** What the interviewer says next, and the ledger after it. `text` is shown; `support` stands beside it. */
export type Turn = {
  text: string;
  /** The question alone. */
  asks: string;
  move: Move;
  /** A short act before the leading move. */
  also: Move[];
  heard: Heard | null;
  topic: TopicId | null;
  ledger: Ledger;
  /** 0 to 100, of this interview; never falls. */
  progress: number;
  complete: boolean;
  /** What of the answer just given, or of earlier ones, is kept out from now on. */
  keptOut: KeptOut[];
  /** What was left out before, and is to stand in stories again. */
  letIn: readonly KeptOut[];
  /** The answer that is to be deleted for good with this turn: its words say that it is. */
  erases?: string;
  /** Only these sentences of it are; absent: all of it. */
  erasesLines?: readonly string[];
  /** Others that go with the same yes, whole or in part. */
  erasesWith?: readonly OfAnswer[];
  /** Talk about deleting, which goes with it. */
  erasesToo?: readonly string[];
  /** The same of answers that tell something else: these sentences of them. */
  cutsToo?: readonly { message: string; lines: readonly string[] }[];
  /** Below a question whether an answer is deleted: words that say yes or no to it. */
  confirm?: { yes: string; no: string };
  support: { text: string; lines: readonly HelpLine[] } | null;
};

/** What was left out, with the stems of all that it was told in: they say whether a sentence speaks of it. */
export type LeftOut = KeptOut & { held?: readonly string[] };

/** Kept out of stories and prompts. `message` is this answer unless `earlier` names another. */
export type KeptOut = {
  kind: "crisis" | "secret" | "erased" | "not_printed" | "not_asked";
  message: string;
  /** Stems that name a matter or a person; none: the message itself. */
  stems: readonly string[];
  /** The teller's own words that name it; where no stems do, sentences of the message that alone are meant. */
  words: string;
};
