import { type Language, packs } from "#language/packs.ts";
import { contentStems, sentences, tokens } from "#language/text.ts";
import { yearsTold } from "../chronology/life-order.ts";
import { flat } from "../grounding/quote-check.ts";
import { isTalk } from "../material/talk.ts";
import { type Sentence, sourceKey, sourceOf } from "../story.ts";
import { holdsOf } from "../text/holds-of.ts";
import type { Material } from "./material.ts";

/** What a line of the story leaves a reader without: words of the teller that belong behind the sentence with this number. */
export type LostLine = { after: number; mark: string; text: string };

/** A sentence of an answer stands in a line that holds so many of its words. */
const leastHeld = 0.6;
/** What ends a scene is short, and so is what hangs on the line before it: "I przyszedł." */
const longestEnding = 20;
const longestHanging = 6;
/** A line of more words of weight than these is told by several sentences that hold most of them. */
const fewestTogether = 2;
const leastTogether = 0.75;
/** Who is told of too much missing puts back nothing. */
const mostLost = 8;

const wordsOf = (text: string): number => tokens(text).length;

/** Of a few plain words, "he'd only to be out of the room", the same share stands in a line in whatever person. */
const standsPlainly = (own: string, line: string): boolean => {
  const said = new Set(tokens(line).map(({ word }) => word));
  const words = tokens(own).map(({ word }) => word);
  return words.filter((word) => said.has(word)).length >= words.length * leastHeld;
};

const standsIn = (own: string, line: string, language: Language): boolean =>
  flat(line).includes(flat(own)) ||
  (contentStems(own, packs[language]).length > 1
    ? holdsOf(own, { text: line, share: leastHeld, language })
    : standsPlainly(own, line));

type Told = { lines: readonly Sentence[]; language: Language };

/** A sentence of an answer, with the place of the line that tells it; -1: none. */
export type ToldPlace = { text: string; at: number };

/** The sentences of an answer, each with the place of the line that tells it; -1: none. */
export const placesOf = ({ told }: Material, { lines, language }: Told): ToldPlace[] => {
  const key = sourceKey(sourceOf(told));
  const isOfIt = ({ sources }: Sentence): boolean => sources.some((source) => sourceKey(source) === key);
  return sentences(told.text, language).map(({ text }) => ({
    text,
    at: lines.findIndex((line) => isOfIt(line) && standsIn(text, line.text, language)),
  }));
};

/** The lines on which an answer ends that more than one of them tell: a scene does not go without them. */
export const endLinesOf = (material: readonly Material[], story: Told): Set<Sentence> =>
  new Set(
    material.flatMap((one) => {
      const places = placesOf(one, story);
      const last = places.at(-1)?.at ?? -1;
      const line = story.lines[last];
      return line && places.some(({ at }) => at >= 0 && at < last) ? [line] : [];
    }),
  );

/**
 * The last line of a scene or a joke that was left out though all before it is told, and the line on which a few words hang that stand: "I
 * came and put myself on that scale" before "And he came."
 */
export const lostLinesIn = (material: readonly Material[], story: Told): LostLine[] => {
  const { lines, language } = story;
  const { leaning } = packs[language].functionWords;
  const whole = lines.map(({ text }) => text);
  // Told in two sentences, or three, it is told as well.
  const isLost = (text: string, { told }: Material): boolean => {
    const key = sourceKey(sourceOf(told));
    const own = lines.filter(({ sources }) => sources.some((source) => sourceKey(source) === key));
    const together = own.map((line) => line.text).join(" ");
    return (
      wordsOf(text) <= longestEnding &&
      !isTalk(text, language) &&
      !whole.some((line) => standsIn(text, line, language)) &&
      !(
        contentStems(text, packs[language]).length > fewestTogether &&
        holdsOf(text, { text: together, share: leastTogether, language })
      )
    );
  };
  return material
    .flatMap((one): LostLine[] => {
      const places = placesOf(one, story);
      return places.flatMap(({ text, at }, place): LostLine[] => {
        const before = places[place - 1];
        if (at >= 0 || !before || before.at < 0 || !isLost(text, one)) return [];
        const next = places[place + 1];
        const hangs =
          next !== undefined &&
          next.at === before.at + 1 &&
          wordsOf(next.text) <= longestHanging &&
          leaning.has(tokens(next.text)[0]?.word ?? "");
        // "And he stopped drinking in eighty-one" ends no scene of seventy-nine.
        const years = yearsTold(text, language);
        const isOfScene = places.some(
          (other) => other.at >= 0 && yearsTold(other.text, language).some((year) => years.includes(year)),
        );
        const isEnding = next === undefined && (years.length === 0 || isOfScene);
        return isEnding || hangs ? [{ after: before.at + 1, mark: one.mark, text }] : [];
      });
    })
    .toSorted((one, other) => one.after - other.after)
    .slice(0, mostLost);
};
