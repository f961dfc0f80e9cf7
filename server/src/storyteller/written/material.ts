import type { Language } from "#language/packs.ts";
import { arrange, type Passage } from "../arrange.ts";
import { choicesOf } from "../passages.ts";
import { select } from "../select.ts";
import type { Told } from "../story.ts";
import type { Unit } from "../unit.ts";

/** An answer as a model gets it. `mark` names it in prompt and reply: interview and place in it. */
export type Material = { mark: string; text: string; told: Told };

/** Told words for each word of a section: more would only be paid for. */
const mostToldPerWord = 8;
const leastMaterial = 1_500;

export const markOf = ({ number, position }: Pick<Told, "number" | "position">): string =>
  `${number}.${position}`;

const textOf = ({ told, units }: Passage, chosen: ReadonlySet<Unit>): string => {
  if (units.every((unit) => chosen.has(unit))) return told.text;
  let text = "";
  let last: Unit | null = null;
  for (const unit of units.filter((one) => chosen.has(one))) {
    if (text !== "" && last?.piece.end !== unit.piece.start) text += "\n";
    text += told.text.slice(unit.piece.start, unit.piece.end);
    last = unit;
  }
  return text;
};

/** The answers of a section of `words` words in the order of a life; of very much, the passages that tell most. */
export const materialOf = (
  told: readonly Told[],
  { words, language }: { words: number; language: Language },
): Material[] => {
  const passages = arrange(told, language);
  const chosen = select(choicesOf(passages, language), Math.max(leastMaterial, words * mostToldPerWord));
  return passages
    .map((passage) => ({
      mark: markOf(passage.told),
      text: textOf(passage, chosen),
      told: passage.told,
    }))
    .filter(({ text }) => text !== "");
};
