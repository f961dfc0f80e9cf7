import type { ReaderCase } from "./conversation.ts";
import type { Silence } from "./silence.ts";
import type { Wordings } from "./subjects.ts";

/** What Saga is asked beside a telling, more finely than `selfQuestions`: each has a true answer of its own. */
export const askables = [
  "kept",
  "written",
  "beforehand",
  "reader",
  "wholly",
  "erasing",
  "length",
  "recording",
  "off",
  "copies",
  "sense",
  "help",
  "mind",
  "gender",
  "sight",
  "advice",
  "something",
  "person",
  "opinion",
] as const;

export type Askable = (typeof askables)[number];

/**
 * Talk with the interviewer that stands beside a telling. All regular expressions are tested on one sentence in folded text; each is
 * narrow, since a telling that is taken for talk is lost.
 */
export type AsideSigns = {
  /** Somebody is spoken to. */
  addressed: RegExp;
  /**
   * Tested on questions only; `beforehand`, who reads something before it is told, on all sentences; `wholly`, whether it can be gone
   * everywhere, beside what is to be taken out; `off`, how the recording or Saga's voice is turned off; `copies`, how long what is told and
   * safety copies of it are kept; `something`, an answer is insisted on, on all sentences.
   */
  asks: Readonly<Record<Askable, RegExp>>;
  /** Says that something was asked and not answered. */
  askedWhether: RegExp;
  /** A question back at Saga's last one, by itself: "More about what?" */
  asksBack: RegExp;
  /** The teller has said already that this is the end; tested before what others are told to have said. */
  finished: RegExp;
  /** The teller wants to stop, at the end of an answer. */
  stops: RegExp;
  /** Whoever was away says that they are back. */
  returns: RegExp;
  /** A whole sentence that says goodbye to Saga. */
  leaves: RegExp;
  /** Saga did not listen. */
  complains: RegExp;
  /** The teller has told this to nobody before; of their own telling, and not of what others did not know. */
  confides: RegExp;
  /** Something is to stand in no story. */
  keepsOut: RegExp;
  /** It may stay where it was told, so long as it is not printed. */
  mayStay: RegExp;
  /** What is told is to stay a secret, from somebody or from all; a clause begins with it. */
  hushes: RegExp;
  /** Somebody of the life did not speak, which asks nobody to keep anything. */
  silence: Silence;
  /** Speaks of a wish to take something out, beside one: it is regretted that it was told, or it is to be gone everywhere. */
  ofWish: RegExp;
  /** What it speaks of, in group 1, where that was told before. */
  meant: readonly RegExp[];
  /** It speaks of what comes next: "what I tell you now". */
  ahead: RegExp;
  /** A whole clause that takes in all of what is named after it: "All of it, the ring and the letter." */
  allOf: RegExp;
  /** It is a name that is to be left out, wherever it stands. */
  thatName: RegExp;
  /** Something is to stand in the story. */
  letsIn: RegExp;
  /** What was left out is to stand there after all, or nobody had asked to leave it out. */
  takesBack: RegExp;
  /** Something else is to be asked, whatever it is. */
  skips: RegExp;
  /** Saga is told not to ask, whether or not it is said of what: "that you don't ask me." */
  forbids: RegExp;
  /** Somebody or something is not to be asked about; `refused` finds whom, in group 1. */
  refuses: RegExp;
  /** How things are or were done, which asks nothing of Saga: "you don't ask, in our house", "we never spoke of it". Global. */
  custom: RegExp;
  refused: readonly RegExp[];
  /** Words at the ends of what was refused that are no part of it. */
  unnamed: RegExp;
  /** What the teller wants to talk about stands in this sentence. */
  wishes: RegExp;
  /** The teller holds something against himself or herself. */
  blames: RegExp;
  /** What the teller does now or next, which is no telling: "I'll put the kettle on." */
  justNow: RegExp;
  /** A question that leads on to what is told: "Do you know what he said?"; group `what` finds the key of `teased`. */
  leadsOn: RegExp;
  /** Tells who set this up or switched it on, and nothing of a life: "it's our Janet what set it up". */
  setsUp: RegExp;
  /** Somebody else spoke, or did not: the few words after it are theirs. */
  speaks: RegExp;
  /** Somebody's words are told: such a sentence is no talk with Saga. */
  reports: RegExp;
};

/** What Saga says to it. */
export type AsideWords = {
  /** What is asked back where a telling ends on a question that leads on: "No, what?", by the question word, folded. */
  teased: Readonly<Record<string, string>>;
  erasing: Record<ReaderCase, string>;
  /** Can it be gone everywhere, so that nobody finds it? */
  wholly: string;
  /** Around who can read it, before a secret is told. */
  beforehand: { first: string; after: string };
  /** Is Saga a man or a woman? */
  gender: Wordings;
  /**
   * Is it done what the teller asked for: kept out, put in, or neither noted; `other`: what was asked about is not among what is kept out;
   * `named`: what of it is; `stillIn`: what of it is not, and whether that shall go too. Both hold `{names}`.
   */
  kept: { out: string; wish: string; neither: string; other: string; named: string; stillIn: string };
  /** It was asked something, nobody knows what: it is asked for again. */
  putAgain: Wordings;
  /** Receives what is to stay a secret: thanks for the trust, and that it stands in no story; no rules. */
  trusted: Wordings;
  /** Can Saga see the teller? */
  sight: Wordings;
  /** A question for a doctor, a chemist or a lawyer: Saga cannot know, and says whom to ask. */
  advice: Wordings;
  /** Is it written down what was just told? */
  written: Wordings;
  /** Does Saga feel, tire, sleep, have a family? */
  mind: Wordings;
  /** A question that Saga cannot know the answer of. */
  opinion: Wordings;
  /** Receives what tellers hold against themselves: no comfort, no judgement, leave to stay or to go on. */
  guilt: Wordings;
  /** Before that, where somebody's death is told with it. */
  condolence: string;
  /** Words that receive a loss and hold one need no other. */
  condoles: RegExp;
  /** Words with which whoever asks says that something was wrong of them. */
  apologises: RegExp;
  letIn: Wordings;
  /** After lines of help that nobody needed. */
  misheard: Wordings;
  /** All that was named stays out, in words of the teller: {quote}. */
  allKeptOut: Wordings;
  /** One part of what was told is kept out, the rest is not. */
  partKeptOut: Wordings;
  /** A name that stands in no story; holds `{names}`. */
  nameKeptOut: Wordings;
  /** Somebody named with these words is not asked about any more; holds `{names}`. */
  refused: Wordings;
  /** Before a break: what was told in the same breath is kept. */
  keptToo: Wordings;
  /** Before a break, where something was kept out. */
  staysOut: Wordings;
  /** Greets whoever comes back. */
  welcome: Wordings;
  /** A goodbye to whoever has said it already. */
  goodbyeAgain: Wordings;
  /** After what was confided, and not asked to be left out: it is in what is kept, and how it is left out. */
  confided: string;
  /** Asks lightly whether to stop, after words that may have meant it. */
  mayStop: Wordings;
};

export type Asides = { signs: AsideSigns; words: AsideWords };
