import type { Askable } from "#language/asides.ts";
import type { LanguagePack } from "#language/pack.ts";
import type { Act } from "../ledger/acts.ts";
import type { Thread } from "../ledger/ledger.ts";
import type { Intent, Move } from "../moves.ts";
import type { Outlook } from "./outlook.ts";
import type { NamedPerson } from "./reply.ts";

/** What a model heard in an answer and chose to do; it stands before its words. */
export type Chosen = {
  intent: Intent;
  /** What else the answer holds. */
  also?: readonly Intent[];
  move: Move;
  /** The mark of a thread, the id of a subject, or words of the last answer. */
  about: string;
  /** What Saga was asked that has one true answer: it is given in our words. */
  asked?: readonly Askable[];
  acts?: readonly Act[];
  /** The answer speaks of deleting something told before, and tells nothing. */
  isOfErasing?: boolean;
};

/** A wish of the teller that a model opens, and that is no subject of ours, is followed up. */
export const asMeant = (chosen: Chosen, { topics }: LanguagePack): Chosen =>
  chosen.move === "open" &&
  [chosen.intent, ...(chosen.also ?? [])].includes("wish") &&
  !Object.hasOwn(topics, chosen.about)
    ? { ...chosen, move: "follow_up" }
    : chosen;

/** `text` is null where a model's words could not be used: then the built-in words for the same move are. */
export type Choice = Chosen & {
  text: string | null;
  /** Words that were said for good, when the rest of their turn could not be used. */
  said?: string;
  /** Worth coming back to, copied from the answer. */
  threads?: readonly { text: string; weight: Thread["weight"] }[];
  /** Marks of waiting threads that were told now. */
  told?: readonly string[];
  names?: readonly NamedPerson[];
};

/** What becomes of a model's choice: its move, `built_in` where every word is ours, null where it is refused. */
export type Admitted = Move | "built_in" | null;

/** What a model is told before it chooses, and what it may choose. */
export type Prospect = {
  outlook: Outlook;
  /** Code's own words before those of a model that chose so, and all that follows: what is true, and what was done and its words do not say, stand in it too. */
  ours: (choice: Chosen, text?: string) => { before: string; rest: string };
  admit: (choice: Chosen) => Admitted;
  /** Why a choice that is not admitted is refused, and which moves are allowed. */
  whyRefused: (choice: Chosen) => string;
  /** Is it asked by code in the same turn whether an answer is deleted? */
  asksErasing: (choice: Chosen) => boolean;
  /** Are these words left unsaid, because they lead back to what is deleted in the same turn? */
  dropsWords: (choice: Chosen, text: string) => boolean;
  /** Do its acts name words that stand nowhere? */
  namesNothing: (choice: Chosen) => boolean;
  /** Do these words say that something was done which was not? */
  claimsUndone: (choice: Chosen, text: string) => boolean;
};
