import { type Language, packs } from "#language/packs.ts";
import { contentStems, tokens } from "#language/text.ts";
import { holdsOf } from "../text/holds-of.ts";
import { hasWords } from "./held-changes.ts";
import type { Change } from "./reply.ts";
import type { Line } from "./work.ts";

/** Other words that hold so much of a sentence say what it says. */
const leastSaid = 0.6;

type Out = { out: string; language: Language; share?: number };

/** Do the words of one change say what another takes out, wherever they stand? */
export const saysFor = (change: Change, { out, language, share = leastSaid }: Out): boolean =>
  out !== "" && hasWords(change) && holdsOf(out, { text: change.text, share, language });

/** So many words of weight that other words no longer have may have gone elsewhere. */
const fewestLost = 3;

/** What a change takes out of its place: a whole sentence, or the words of it that the new one has no more; "": nothing of weight. */
export const takenOutBy = (
  { change, sentence, text }: Change,
  { lines, language }: { lines: readonly Line[]; language: Language },
): string => {
  const was = lines[sentence - 1]?.sentence.text ?? "";
  if (change === "remove") return was;
  if (change !== "replace") return "";
  const kept = new Set(contentStems(text, packs[language]));
  const lost = tokens(was)
    .map(({ word }) => word)
    .filter((word) => contentStems(word, packs[language]).some((stem) => !kept.has(stem)));
  return lost.length >= fewestLost ? lost.join(" ") : "";
};
