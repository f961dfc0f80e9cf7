import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { tokens } from "../../server/src/language/text.ts";
import { arrange, type Passage } from "../../server/src/storyteller/arranging/arrange.ts";
import { deduplicate } from "../../server/src/storyteller/arranging/deduplicate.ts";
import { chosenFrom } from "../../server/src/storyteller/arranging/passages.ts";
import { type PlayedLife, playedLives } from "./played-life.ts";

/** A death or a marriage that readers who did not know the code found told, with every place that tells it, in words of the answer. */
type Turning = { kind: string; who: string; near: boolean; told: { n: string; words: string }[] };

const folder = join(import.meta.dirname, "turnings");

const turningsOf = ({ name }: PlayedLife): Turning[] => {
  const file = join(folder, `${name}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as { turnings: Turning[] }).turnings : [];
};

/** The clause stands in the story by so many of its words, within so many sentences of its answer: fillers and false starts are cut. */
const leastWords = 0.8;
const mostSentences = 3;

type Line = { n: string; text: string };

const tells = (lines: readonly Line[], { n, words }: Turning["told"][number]): boolean => {
  const wanted = tokens(words).map(({ word }) => word);
  return lines.some((_, at) => {
    const run = lines.slice(at, at + mostSentences).filter((line) => line.n === n);
    const said = new Set(run.flatMap(({ text }) => tokens(text).map(({ word }) => word)));
    return wanted.filter((word) => said.has(word)).length >= wanted.length * leastWords;
  });
};

/** What a story of so many words holds of each answer. */
const linesOf = (passages: readonly Passage[], { language }: PlayedLife, length: number): Line[] => {
  const chosen = chosenFrom(passages, { length, language });
  return passages.flatMap(({ told, units }) =>
    units.filter((unit) => chosen.has(unit)).map(({ text }) => ({ n: told.messageId, text })),
  );
};

export type ToldTurnings = { length: number; near: boolean[]; others: boolean[]; missing: string[] };

/**
 * Of the deaths of those nearest to each teller and the tellers' own marriages in the interviews of `docs/evaluation`, those that built-in stories of so many words
 * tell; `others`: the same for deaths and marriages of other people.
 */
export const toldTurnings = (lengths: readonly number[]): ToldTurnings[] => {
  const lives = playedLives().map((life) => ({
    life,
    passages: deduplicate(arrange(life.told, life.language)).passages,
  }));
  return lengths.map((length) => {
    const all = lives.flatMap(({ life, passages }) => {
      const lines = linesOf(passages, life, length);
      return turningsOf(life).map(({ near, kind, who, told }) => ({
        near,
        isTold: told.some((place) => tells(lines, place)),
        shown: `${length} words, ${life.name}: ${kind} of ${who}: ${told[0]?.words}`,
      }));
    });
    const told = (near: boolean): boolean[] =>
      all.filter((one) => one.near === near).map(({ isTold }) => isTold);
    const missing = all.filter(({ isTold }) => !isTold).map(({ shown }) => shown);
    return { length, near: told(true), others: told(false), missing };
  });
};
