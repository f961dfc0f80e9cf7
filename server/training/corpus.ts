import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** One line of the corpus: what is said, and what was meant (`asks:` with what is asked). */
export type Line = { label: string; text: string };

export const languages = ["en", "sv", "it", "pl"] as const;

export type Language = (typeof languages)[number];

/** Whose lines every training knows; `tellings` are sentences of the long narrators, `plain` those that sounded most like danger; `sentences`
 * of whole tellings, those that sounded of it to an earlier training; `amid` short dangers as they are said in the middle of a telling, and lines in the same words;
 * `losses` deaths told by their signs (the empty chair, the telegram), and lines in the same words that mourn nobody; the four before the
 * last writer say everything sideways: in dialect, in pictures ("put that one on the fire"), in half sentences, inside a telling; `ilse` deaths and dangers
 * without their words, and as many tellings in the same words. */
export const known = [
  "karin",
  "teresa",
  "edmund",
  "agnes",
  "bruno",
  "clara",
  "long",
  "played",
  "idioms",
  "narrators",
  "tellings",
  "plain",
  "sentences",
  "amid",
  "losses",
  "frieda",
  "gerda",
  "hugo",
  "irma",
  "ilse",
] as const;

/** Kept from the training that they measure, and learned by what is shipped. Each is by another hand than `known`, or was frozen before it was written. */
export const heldOut = ["unheard", "heldout", "moments"] as const;

/**
 * Known to no training and to nothing that is shipped:
 * `fresh`, with talk in hard wordings too, was written before its writer had read the code or the lines of any training; `hard` is by the hand
 * of `frieda`, in other words and pictures; `exam` by another one who had read no line of any training.
 */
export const unlearned = ["fresh", "hard", "exam"] as const;

/** Lines of all these, and neighbouring sentences of them, that an earlier training misheard, nearly all as danger: only what is shipped learns them. */
const misheard = "misheard";

/**
 * What only the judge of danger learns. `homely`: short ordinary lines in the words of danger (God, too small, nothing, the last tram), and
 * dangers in the same words; `dora` the same by indirect words. `jonas` (thick dialect), `klara` (plain), `ludvig` (dry and learned), `nils` (in
 * few words), `selma` and `tyra` (all of these): dangers told like errands or sums, by carers and kin too, and harmless lines as near to them. `mona`: talk
 * with Saga. `vera`: an examination by somebody who had read nothing, with every intent, after it had been sat.
 */
export const ofDanger = [
  "homely",
  "dora",
  "jonas",
  "klara",
  "ludvig",
  "nils",
  "mona",
  "vera",
  "selma",
  "tyra",
] as const;

/** Whole passages of narrators, which no training knows: nobody in them is in danger. */
export const longTellings = "long-tellings";

const folder = join(import.meta.dirname, "hearing");

const mostReadings = 12;
const choice = /\{([^{}]*)\}/u;

/** Of "{Mother|Gran} {sang|wept}" one reading: each next one takes other alternatives of every choice, at its own pace. */
const reading = (text: string, at: number): string => {
  let pace = at;
  let read = text;
  for (let match = choice.exec(read); match; match = choice.exec(read)) {
    const options = (match[1] as string).split("|");
    read = read.replace(match[0], () => options[pace % options.length] as string);
    pace = pace * 5 + 3 * at + 1;
  }
  return read;
};

/** A line with choices stands for several lines. */
const readings = (text: string): string[] => {
  if (!text.includes("{")) return [text];
  return [...new Set(Array.from({ length: mostReadings }, (_, at) => reading(text, at)))];
};

/** The lines of one writer in one language. */
export const readLines = (language: Language, writer: string): Line[] => {
  const file = join(folder, language, `${writer}.tsv`);
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.includes("\t"))
    .flatMap((line) => {
      const [label = "", ...text] = line.split("\t");
      return readings(text.join(" ")).map((read) => ({ label, text: read }));
    });
};

/**
 * The moments are what everybody is held to: their traps and their dangers count so often that all of them are heard. Idioms, and what
 * was played and narrated, count more than once too.
 */
const times = (writer: string): number =>
  ({ moments: 6, [misheard]: 6, idioms: 3, played: 2, narrators: 2 })[writer] ?? 1;

/** Everything that the classifier of intents learns, as often as it does. */
export const learnedLines = (language: Language): Line[] =>
  [...known, ...heldOut, misheard].flatMap((writer) =>
    Array.from({ length: times(writer) }, () => readLines(language, writer)).flat(),
  );
