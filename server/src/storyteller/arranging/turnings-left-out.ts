import type { Language } from "#language/packs.ts";
import type { TurningKind } from "#language/story-notes.ts";
import type { Unit } from "../material/unit.ts";
import { turningsIn } from "../turnings.ts";
import type { Passage } from "./arrange.ts";

/** What a family looks for first: who died, and who was married. */
const kinds: readonly TurningKind[] = ["death", "marriage"];

/** Of a death and a marriage, those that a passage tells of which a story of the chosen units holds nothing. */
export const turningsLeftOut = (
  { passages, chosen }: { passages: readonly Passage[]; chosen: ReadonlySet<Unit> },
  language: Language,
): TurningKind[] => {
  const untold = passages.filter(({ units }) => !units.some((unit) => chosen.has(unit)));
  const told = untold.flatMap(({ told: { text } }) => turningsIn(text, language).map(({ kind }) => kind));
  return kinds.filter((kind) => told.includes(kind));
};
