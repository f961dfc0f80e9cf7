import { type Language, packs } from "#language/packs.ts";
import { contentStems, tokens } from "#language/text.ts";
import { yearsTold } from "../chronology/life-order.ts";
import { sourceKey } from "../story.ts";
import { placesOf, type ToldPlace } from "./lost-lines.ts";
import type { Material } from "./material.ts";
import { type Line, paragraphsIn } from "./work.ts";

/** A sentence, by its number, that stands where it means nothing: within a scene of another year, or before the sentence that it was said of. */
export type OutOfPlace =
  | { sentence: number; year: number; within: readonly [number, number] }
  | { sentence: number; saidOf: number };

const keysOf = (line: Line | undefined): string[] => (line?.sentence.sources ?? []).map(sourceKey);

const areOfOne = (one: Line | undefined, other: Line | undefined): boolean =>
  keysOf(one).some((key) => keysOf(other).includes(key));

/** Sentences of another answer that tell another year between two that one answer tells in one paragraph. */
const within = (lines: readonly Line[], language: Language): OutOfPlace[] => {
  const openings = new Set(paragraphsIn(lines).map(([first]) => first));
  return lines.flatMap((line, at): OutOfPlace[] => {
    const [before, next] = [lines[at - 1], lines[at + 1]];
    const isInside = [line, next].every((one) => one !== undefined && !openings.has(one.sentence));
    const [year] = yearsTold(line.sentence.text, language);
    if (year === undefined || !isInside || !areOfOne(before, next)) return [];
    if (areOfOne(line, before) || areOfOne(line, next)) return [];
    return [{ sentence: at + 1, year, within: [at, at + 2] }];
  });
};

/** Does a sentence go on from the one before it: "But I had hardly a client", or "Though what clients had I then", after one that has the word? */
const goesOn = (text: string, before: string, language: Language): boolean => {
  const { contrasts, connectives, coordinators } = packs[language].functionWords;
  const first = tokens(text)[0]?.word ?? "";
  if (contrasts.has(first)) return true;
  // "And" only tells on.
  if (!connectives.has(first) || coordinators.has(first)) return false;
  const said = contentStems(before, packs[language]);
  return contentStems(text, packs[language]).some((stem) => said.includes(stem));
};

/** Of the sentences of an answer in the order of telling, those that went on from one that now stands behind them in their chapter. */
const ahead = (told: readonly ToldPlace[], lines: readonly Line[], language: Language): OutOfPlace[] =>
  told.flatMap(({ text, at }, place): OutOfPlace[] => {
    const before = told[place - 1];
    if (at < 0 || !before || before.at <= at || lines[at]?.part !== lines[before.at]?.part) return [];
    return goesOn(text, before.text, language) ? [{ sentence: at + 1, saidOf: before.at + 1 }] : [];
  });

/** What stands in the wrong place of a story, for whoever reads it through. */
export const outOfPlace = (
  lines: readonly Line[],
  material: readonly Material[],
  language: Language,
): OutOfPlace[] => {
  const sentences = lines.map(({ sentence }) => sentence);
  return [
    ...within(lines, language),
    ...material.flatMap((one) => ahead(placesOf(one, { lines: sentences, language }), lines, language)),
  ].toSorted((one, other) => one.sentence - other.sentence);
};

/** The same for a prompt. */
export const outOfPlaceLine = (all: readonly OutOfPlace[]): string =>
  all
    .map((one) =>
      "year" in one
        ? `sentence ${one.sentence} (${one.year}) breaks the scene that ${one.within.join(" and ")} tell`
        : `sentence ${one.sentence} was said of what sentence ${one.saidOf} tells, behind it`,
    )
    .join("; ");
