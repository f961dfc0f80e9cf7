import type { Language } from "#language/packs.ts";

/** A sentence somebody might write, and the number of the answer it cites. */
export type Claim = readonly [text: string, answer: number];

export const inventions = [
  "number",
  "name",
  "event",
  "role swap",
  "negation",
  "hedge",
  "quotation",
  "kin",
] as const;

export type Invention = (typeof inventions)[number];

/** Answers made up for the test, sentences a fair writer may make of them, and sentences no writer may. */
export type GroundingCases = {
  language: Language;
  answers: readonly string[];
  profileNames: readonly string[];
  fair: readonly Claim[];
  invented: Record<Invention, readonly Claim[]>;
};
