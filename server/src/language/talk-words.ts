import { phrases } from "./patterns.ts";

/** What somebody does who speaks to the interviewer where a telling begins or ends. */
export const talkKinds = [
  /** Wonders who will read or hear it. */
  "readers",
  /** Loses or takes up the thread: "where was I", "back to the mill". */
  "thread",
  /** Has had tea, fetches glasses, somebody is at the door. */
  "pause",
  /** Says that this was asked, or asks back. */
  "asked",
  /** Was not heard, or not understood. */
  "complaint",
  /** Gives leave to write or to ask. */
  "leave",
  /** Spells, or asks that it be written properly. */
  "spelling",
  /** Speaks of the machine that listens. */
  "machine",
  /** Puts off to another day. */
  "later",
  /** Asks whether it is what is wanted, or too much. */
  "check",
  /** Has done for today. */
  "end",
  /** Wants the next question, or to go on. */
  "next",
  /** Greets, thanks, comes back. */
  "greeting",
  /** Replies to lines of help. */
  "help",
  /** Says what the interviewer is like. */
  "you",
] as const;

export type TalkKind = (typeof talkKinds)[number];

/** One expression of all kinds of talk, each written as `phrases`; `^ ~` begins a sentence, after words that only open it. */
export const talkOf = (kinds: Readonly<Record<TalkKind, string>>, openers: string): RegExp =>
  phrases(talkKinds.map((kind) => kinds[kind].replaceAll("^ ~", `^ (?:(?:${openers}) ){0,3}`)).join("\n"));
