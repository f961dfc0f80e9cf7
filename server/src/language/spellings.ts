import { fold } from "./fold.ts";
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

const mostKept = 500;

const foldedAsSpoken = remember<string, Spellings>(
  (text, known) => fold(text.replace(/[\p{L}\p{M}]+/gu, (word) => known.get(word.toLowerCase()) ?? word)),
  mostKept,
);
