import type { Askable } from "#language/asides.ts";

/** Talk with the interviewer in an answer that tells something too: nothing of it may be dropped. */
export type Beside = {
  /** What Saga is asked, in this order. */
  asks: readonly Askable[];
  /** Whom a question names that asks whether something was left out. */
  asksAfter?: readonly string[];
  /** Whom a question names that asks who reads this. */
  readers?: readonly string[];
  stops: boolean;
  /** The teller says goodbye, rather than that it is enough. */
  leaves: boolean;
  complains: boolean;
  /** What is to stand in no story: sentences of this answer, and words that name something told before. */
  keepsOut: readonly KeptOutWish[];
  letsIn: boolean;
  /** Sentences that say that what was left out last is to stand there after all, or that nobody had asked to leave it out. */
  takesBack?: readonly string[];
  /** Who or what is not to be left out, or may stand in the story after all. */
  wanted?: readonly string[];
  /** Words that name whom or what is not to be asked about; empty where it was refused without a name. */
  refuses: readonly string[] | null;
  wants: string | null;
  /** Something else is to be asked, whatever it is. */
  skips: boolean;
  /** The teller is away for a moment: "there's somebody at the door". */
  waits: boolean;
  /** What is to be talked about when the teller comes back. */
  next: string | null;
  blames: boolean;
};

/** No talk with the interviewer at all. */
export const noTalk: Beside = {
  asks: [],
  stops: false,
  leaves: false,
  complains: false,
  keepsOut: [],
  letsIn: false,
  refuses: null,
  wants: null,
  skips: false,
  waits: false,
  next: null,
  blames: false,
};

/** A wish to leave something out: the sentences of this answer that it means, and words that name what was told before. */
export type KeptOutWish = {
  lines: readonly string[];
  names: readonly string[];
  /** All that this names was told before: "all of it, the ring and the letter". */
  all?: string;
  /** A name is not to be used anywhere: "leave that name out". */
  isName?: boolean;
  /** What was told is a secret; `beside`: it was asked in plain words as well to leave it out. */
  secret?: "alone" | "beside";
};
