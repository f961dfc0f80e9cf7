import { fold, foldClauses } from "./fold.ts";
import { remember } from "./remember.ts";

/** How words are spelled as they are spoken, and how they are written: "itte" is "inte". */
export type Spellings = ReadonlyMap<string, string>;

/** Reads a table of `spoken=written`, divided by spaces. */
export const spellingsFrom = (table: string): Spellings =>
  new Map(
    table
      .trim()
      .split(/\s+/u)
      .map((one) => one.split("=") as [string, string]),
  );

/** A text as it is heard: what is spelled as it is spoken stands as it is written, and then folded. */
export const foldSpoken = (text: string, { spellings }: { spellings: Spellings }): string =>
  foldedAsSpoken(text, spellings);

/** Its clauses as they are heard, with commas where the teller put any mark. */
export const clausesSpoken = (text: string, { spellings }: { spellings: Spellings }): string =>
  clausesAsSpoken(text, spellings);

/** The same, each by itself. */
export const eachClauseSpoken = (text: string, of: { spellings: Spellings }): string[] =>
  clausesSpoken(text, of).split(", ");

const mostKept = 500;

const written = (text: string, known: Spellings): string =>
  text.replace(/[\p{L}\p{M}]+/gu, (word) => known.get(word.toLowerCase()) ?? word);

const foldedAsSpoken = remember<string, Spellings>((text, known) => fold(written(text, known)), mostKept);
const clausesAsSpoken = remember<string, Spellings>(
  (text, known) => foldClauses(written(text, known)),
  mostKept,
);
