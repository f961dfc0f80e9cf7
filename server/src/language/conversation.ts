import type { FollowUps } from "./follow-ups.ts";
import type { Kin, TopicId, Wordings } from "./subjects.ts";
import type { TakeUps } from "./take-ups.ts";

/** Kinds of short question that name nothing: what in an answer they take up. */
export const cues = [
  "event",
  "person",
  "place",
  "thing",
  "feeling",
  "speech",
  "habit",
  "withheld",
  "loss",
  "work",
  "laugh",
  "meaning",
  "others",
  "more",
  "plain",
] as const;

export type Cue = (typeof cues)[number];

/** What Saga can be asked about itself. */
export const selfQuestions = ["person", "reader", "length", "recording", "sense", "help"] as const;

export type SelfQuestion = (typeof selfQuestions)[number];

/**
 * A person as the teller names them ("my brother") and as Saga gives them back ("your brother"), in the form that every
 * wording of `aboutPerson` needs.
 */
export type TurnedKin = { kin: Kin; heard: readonly string[]; said: string };

/**
 * What the interviewer says besides the questions of the plan. Every wording is whole: nothing needs the case or the gender
 * of words that were told. In braces: `{quote}` a whole clause of the teller in quotation marks, `{person}` a relative turned
 * round or a name.
 */
export type Conversation = {
  /** Short turns that leave the floor to the teller, by what the answer holds. At least five each, twenty of `plain`. */
  continuers: Record<Cue, Wordings>;
  /** For an answer that got short: invites without pressing. */
  gentleContinuers: Wordings;
  /** The first question after the teller's name, where that was told in few words. */
  firstFollowUp: FirstFollowUp;
  /** Asks on about a person; holds `{person}`. */
  aboutPerson: Wordings;
  turnedKin: readonly TurnedKin[];
  /** What built-in words take hold of in an answer. */
  followUps: FollowUps;
  /** What a telling can end on that is asked on about. */
  takeUps: TakeUps;
  /** May a name stand in `aboutPerson` as it was told? False where it would have to be inflected. */
  mayNamePerson: boolean;
  /** Words with a capital that name no single person or place: peoples, faiths, feasts. */
  commonCapitals: readonly string[];
  /** Stays with a clause just told; holds `{quote}`. */
  quoteNow: Wordings;
  /** Goes back to a clause told earlier; holds `{quote}`. */
  quoteEarlier: Wordings;
  /** Goes back to a person spoken of earlier; holds `{person}`. */
  personEarlier: Wordings;

  /** Receives a death or loss, and leaves the teller to stay or to go on. No other subject, no silver lining. */
  grief: Wordings;
  /** Receives what was never told before: one human sentence, and leave to go on. No rules. */
  secret: Wordings;
  /** Asks how the teller is now, after what may be danger and may be none. */
  caring: Wordings;
  /** Asks outright whether the teller is in danger, names the lines that stand below, and leaves to go on. "No" must mean that nothing is wrong. */
  askDanger: Wordings;
  /** Nothing is wrong after all: back to what was told. */
  heardWrong: Wordings;
  /** After support, when the teller talks on. */
  afterSupport: Wordings;
  /** The teller wants to end or is tired: no question. */
  offerBreak: Wordings;
  /** The teller says goodbye: no question. */
  goodbye: Wordings;
  /** The teller is away for a moment: no question. */
  wait: Wordings;
  /** Before the same question once more. */
  again: Wordings;
  /** Before the same question after something that could not be made out. */
  notCaught: Wordings;
  /** Before the same matter in easier words. */
  plainer: Wordings;
  /** What was meant, in words of the teller: {quote}. */
  plainerOf: Wordings;
  /** The question that waits is a continuer that was not understood. */
  plainerContinuer: Wordings;
  /** Says sorry, in one clause, for asking what was told. */
  sorryAsked: Wordings;
  /** Says sorry for not having listened. */
  sorryNotHeard: Wordings;
  /** Back to what was being told: holds `{quote}`; and without one. */
  backTo: Wordings;
  /** The same after something was deleted, or was not. */
  backGently: Wordings;
  backToPlain: Wordings;
  /** Leaves the floor to the teller again, after talk: no question waits. */
  goOnTelling: Wordings;
  /** The same where the floor was left to the teller lately, or something was confided: only that Saga listens. */
  listens: Wordings;
  /** On folded text: a plain question after how it was in the teller, which may come seldom. */
  inward: RegExp;
  /** Before a break or a goodbye, to somebody who complained. */
  sorryLeaving: Wordings;
  /** Gives up words the teller did not say, and asks how it was. */
  sorryWrong: Wordings;
  /** An answer was taken back: true once it is kept out of every story. */
  deleted: Wordings;
  /** After that: where it can still be seen, and by whom. May hold `{interviewer}`. */
  stillSeen: Record<ReaderCase, string>;
  /** In the place of its full stop, of an answer: how it goes from there too. A person or matter has no such way. */
  mayDelete: string;
  /** What the teller will not speak of is left. */
  declined: Wordings;
  /** A person or matter is kept out of every story from now on. */
  keptOut: Wordings;
  /** What was kept out is let in again. */
  letIn: Wordings;
  /** The teller put own words right. */
  corrected: Wordings;
  /** Takes up what the teller wants to talk about: with words that carry their own preposition, and without. Hold `{wish}`. */
  wish: Wordings;
  wishBare: Wordings;
  /** Takes up a wish whose words cannot be given back. */
  wishPlain: Wordings;
  /** After an answer to a question about Saga: leads back to `{question}`. Holds it. */
  backToQuestion: Wordings;
  /** Before another subject that the answer has just touched, to somebody who still had more to tell. */
  bridge: Wordings;
  /** Before another subject, to somebody who still had more to tell of this one. */
  laterMore: Wordings;
  /** Opens another subject after one that was told to its end; asks nothing. Empty string: it simply asks. */
  moveOn: Wordings;
  /** Where were we: one line, holds `{quote}`. */
  recap: Wordings;
  recapPlain: Wordings;
  /** Where were we, when it was something that hurts: leaves the choice to the teller. */
  recapSore: Wordings;
  /** Where were we, by a subject: holds `{told}`, a name of `subjects`. */
  recapSubject: Wordings;
  /** Thanks at the end of a sitting, for somebody or something that was told of: hold `{person}`, `{told}`. */
  thanksForPerson: Wordings;
  thanksFor: Wordings;
  /** Offers to end or go on; `{told}` names two or three subjects, `{open}` quotes a thread that was passed by. */
  close: Wordings;
  closeWithThread: Wordings;
  /** How a subject is named after "You have told me about". */
  subjects: Record<TopicId, string>;
  /** The teller goes on after that. */
  goOn: Wordings;
  answers: Answers;
  /** Two lines before the first question: who can read what is told. */
  before: Record<ReaderCase, string>;
};

/**
 * Home, asked after in words that presume nothing: `place` holds `{place}`, where the teller was born, with its preposition and in the
 * form in which `birthplace` finds it in group 1.
 */
export type FirstFollowUp = { home: Wordings; place: Wordings; birthplace: RegExp };

/** Who can read what a teller tells: the teller alone, or somebody who interviews, whose name is known or not. */
export type ReaderCase = "own" | "interviewer" | "unnamed";

/**
 * True answers about Saga. In braces: `{interviewer}` a name, `{service}` the model's service, `{asked}` answers given,
 * `{left}` about how many are left.
 */
export type Answers = {
  person: Wordings;
  reader: Record<ReaderCase, string>;
  /** To whoever asks again: one sentence. */
  readerAgain: Record<ReaderCase, string>;
  /** Before either, where somebody is named who may have set it up; holds `{name}`. */
  readerNamed: string;
  /** Added where a model words the questions. */
  readerModel: string;
  length: Record<"some" | "few" | "beyond", string>;
  /** Is it recording now? By how the last answer was given. */
  recording: Record<"spoken" | "written", string>;
  /** How is that, or Saga's voice, turned off? */
  off: Record<"spoken" | "written", string>;
  /** How long is what was told kept, and how long are safety copies? */
  copies: string;
  sense: Wordings;
  help: Wordings;
};
