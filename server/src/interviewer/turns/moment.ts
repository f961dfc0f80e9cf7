import type { ReaderCase } from "#language/conversation.ts";
import type { LanguagePack } from "#language/pack.ts";
import type { Language } from "#language/packs.ts";
import type { TopicId } from "#language/subjects.ts";
import type { InterviewState, Ledger } from "../ledger/ledger.ts";
import type { InterviewNumber } from "../ledger/plan.ts";
import type { Move } from "../moves.ts";
import { anyWording, useWording } from "./frames.ts";

/** What is true of this interview and stands in no ledger: questions about Saga are answered from it. */
export type Facts = {
  /** Who can read what is told: the teller's own account, or somebody who interviews. */
  reader: ReaderCase;
  /** Name of who interviews; empty where tellers have an account of their own. */
  interviewer: string;
  /** Name of who tells, as far as it is known: nobody is asked about themselves by name. */
  teller?: string;
  /** The service whose model words the questions; null: none. */
  service: string | null;
  /** Was the last answer spoken? */
  isSpoken: boolean;
};

/** Who reads along, by the name of who interviews: null where tellers have an account of their own, empty where nobody gave a name. */
export const readerOf = (interviewer: string | null): ReaderCase => {
  if (interviewer === null) return "own";
  return interviewer === "" ? "unnamed" : "interviewer";
};

/** An answer that is at hand, the question that it was given to, where that is too, and whether it was spoken. */
export type Told = { id: string; text: string; question?: string; hasSound?: boolean };

/** One turn in the making; `draft` and `state` are its own to write. */
export type Moment = {
  draft: Ledger;
  number: InterviewNumber;
  language: Language;
  seed: number;
  state: InterviewState;
  pack: LanguagePack;
  facts: Facts;
  /** What the first question is about, in words, where an earlier interview left something unsettled. */
  unsettled: string | null;
  /** What was told before this answer. */
  told?: readonly Told[];
  /** Answers that are kept out, whole or in part, as far as they are at hand. */
  out?: readonly Told[];
  /** Did the teller just take a wish back, and something stands in stories again? */
  isLetIn?: boolean;
  /** What the teller wants in stays out all the same: with it more was kept out. */
  isStillOut?: boolean;
  /** Was it said before this turn, and lately, who can still read what is told? */
  knowsReaders?: boolean;
  /** Answers that one question asked about, the first of which holds the words of all, while a reply is decided on. */
  together?: readonly { id: string; text: string | null; lines?: readonly string[] | undefined }[];
  /** What was told, each answer by itself, where some are taken together. */
  apart?: readonly Told[];
  /** What Saga asked in its last turn whether it is to be deleted. */
  asked?: InterviewState["mayErase"];
};

/** What is said in a turn. `asks` is the question alone; empty where nothing is asked. */
export type Said = {
  move: Move;
  also?: Move[];
  text: string;
  asks: string;
  topic: TopicId | null;
  thread?: string;
};

const turnsBetweenSaying = 10;

/** Was it said lately that something stands in no story? Whoever has just heard it hears it as deafness. */
export const wasSaidOut = ({ state: { keptOutSaidAt, turns } }: Moment): boolean =>
  keptOutSaidAt !== undefined && turns - keptOutSaidAt <= turnsBetweenSaying;

/** Was it said lately who can still read what is left out? At every sore place it stands there like a policeman. */
export const wasSeenSaid = ({ state: { seenSaidAt, turns } }: Moment): boolean =>
  seenSaidAt !== undefined && turns - seenSaidAt <= turnsBetweenSaying;

/** It is said in this turn who can still read what is left out. */
export const noteSeenSaid = ({ state }: Moment): void => {
  state.hasToldStillSeen = true;
  state.seenSaidAt = state.turns;
};

/** Parts of a turn with one space between them. */
export const joined = (...parts: string[]): string => parts.filter(Boolean).join(" ");

/** One of several wordings of something that has to be said; remembered as used. */
export const say = ({ state, seed }: Moment, wordings: readonly string[]): string => {
  const wording = anyWording(state, { wordings, seed });
  useWording(state, wording);
  return wording;
};

/** Puts values into the braces of a wording. */
export const filled = (wording: string, values: Record<string, string>): string =>
  wording.replace(/\{(\w+)\}/gu, (brace, name: string) => values[name] ?? brace);

const isName = (words: string): boolean =>
  /^\p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’-]+)*$/u.test(words);

/** A name needs no quotation marks, unless it may stand in a form that a name of that language changes. */
export const namesOf = ({ pack }: Moment, names: readonly string[]): string => {
  const [open, close] = pack.phrases.quotes;
  const isBare = (name: string): boolean => isName(name) && !pack.conversation.followUps.nominative;
  return names.map((name) => (isBare(name) ? name : `${open}${name}${close}`)).join(", ");
};
