import { isSameName } from "../text/name-match.ts";
import type { ParsedText, Word } from "../text/parsed-text.ts";
import type { Evidence } from "./evidence.ts";

/** Is somebody named whom this relation is known of: "her husband, Tom"? Each needs a name of its own. */
export const isKnownBeside = (
  relation: string,
  { words }: ParsedText,
  { notes, language }: Evidence,
): boolean => {
  const known = notes.filter(({ lists }) => [...lists].some((list) => list === `kin ${relation}`));
  const isKnown = ({ actor, isCapital, folded }: Word): boolean =>
    isCapital &&
    actor?.kind !== "kin" &&
    known.some((note) =>
      note.words.some((one) => one.isCapital && isSameName([one.folded, folded], language)),
    );
  const called = words.filter(({ actor }) => actor?.kind === "kin" && actor.id === relation);
  return called.length > 0 && called.length <= words.filter(isKnown).length;
};
