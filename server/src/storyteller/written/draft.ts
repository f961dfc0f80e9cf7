import { packs } from "#language/packs.ts";
import type { Ask, Asked } from "./ask.ts";
import { rangeOf } from "./budget.ts";
import { type Material, wordsOfMaterial } from "./material.ts";
import { peopleMet, relatedIn, relatedLine } from "./people.ts";
import {
  answersPart,
  type Commission,
  condensing,
  fence,
  isMoreThanFits,
  rulesPart,
  sparing,
  tokensFor,
  wishLines,
} from "./prompt.ts";
import { draftSchema, readChapters } from "./reply.ts";
import { writingRules } from "./rules.ts";
import { namesOfTeller } from "./teller-names.ts";
import { mustLines } from "./turning-points.ts";

/** Chapters of so many words together are written in one go; a longer reply is often cut off, or falls behind its length. */
export const mostAtOnce = 2_000;

/** All chapters together may have so much more or less than was asked for; where more was told, they take the room there is. */
const fullRangeOf = (words: number, told: number): string => {
  const isTight = told > words * tightFrom;
  const [least, most] = rangeOf(words);
  const wanted = Math.round(words * (isTight ? 1.06 : 1));
  return `in about ${wanted} words together, from ${isTight ? words : least} to ${most}`;
};
const tightFrom = 1.2;

/** An answer that is told in a sentence or two has such a share of its words, and so many at least. */
const briefShare = 0.3;
const fewestOfBrief = 14;

/** The words that an answer may have which is told in a sentence or two. */
export const briefly = (told: number): number =>
  Math.min(told, Math.max(fewestOfBrief, Math.round(told * briefShare)));

type Place = {
  at: number;
  /** Of the words of an answer that is not told briefly. */
  share: number;
  /** Marks of answers that two chapters tell. */
  parted: ReadonlySet<string>;
};

/** A chapter with its answers; a model cannot divide a length among them, so each stands with the words it may have. */
const chapterLines = (
  { heading, own = [], lines = [], brief = [], material, voice, seed }: Commission,
  { at, share, parted }: Place,
): string[] => {
  const lengths = own.flatMap((mark) => {
    const mine = material.filter((one) => one.mark === mark);
    const told = wordsOfMaterial(mine, voice.language);
    if (mine.length === 0) return [];
    if (brief.includes(mark) && share < 1) return [`${mark} (in brief, ${briefly(told)} of ${told})`];
    return [
      parted.has(mark)
        ? `${mark} (its part, ${Math.round((told * share) / 2)} of ${told})`
        : `${mark} (${Math.round(told * share)} of ${told})`,
    ];
  });
  return [
    `Chapter ${at + 1}, "${heading}", tells these answers, in about this order, in about so many words of those each has: ${lengths.join(", ")}.`,
    ...(lines.length > 0
      ? [
          fence(seed, {
            label: `lines that stand word for word in chapter ${at + 1}`,
            text: lines.join("\n"),
          }),
        ]
      : []),
  ];
};

const draftRequest = (chapters: readonly [Commission, ...Commission[]]): Asked => {
  const [first] = chapters;
  const { voice, before, wishes = { said: [] }, seed } = first;
  const words = chapters.reduce((sum, chapter) => sum + chapter.words, 0);
  const all = new Map(chapters.flatMap(({ material }) => material.map((one) => [one.mark, one] as const)));
  const marks = chapters.flatMap(({ own = [] }) => own);
  const parted = new Set(marks.filter((mark, place) => marks.indexOf(mark) !== place));
  const told = [...new Set(marks)].flatMap((mark) => all.get(mark) ?? []);
  const wordsTold = wordsOfMaterial(told, voice.language);
  const isSparing = isMoreThanFits(wordsTold, words);
  const brief = new Set(chapters.flatMap((chapter) => chapter.brief ?? []));
  const wordsOf = (one: Material): number => wordsOfMaterial([one], voice.language);
  const [few, full] = [
    told.filter(({ mark }) => brief.has(mark)),
    told.filter(({ mark }) => !brief.has(mark)),
  ];
  const wordsOfFew = few.reduce((sum, one) => sum + briefly(wordsOf(one)), 0);
  const wordsOfFull = full.reduce((sum, one) => sum + wordsOf(one), 0);
  const share = Math.min(1, (words - wordsOfFew) / Math.max(1, wordsOfFull));
  const must = mustLines(told, new Set(chapters.flatMap((chapter) => chapter.turnings)), voice.language);
  const { language, teller } = voice;
  const known = teller.people ?? [];
  const tellerName = namesOfTeller({ ...teller, told: [...all.values()].map((one) => one.told) }, language);
  const people = peopleMet(told, { language, tellerName, known });
  const related = relatedLine(relatedIn(people, [...all.values()], { language, known }));
  const task = [
    before !== "" && fence(seed, { label: "the story so far", text: before }),
    `TASK: Write these chapters in ${packs[voice.language].story.inEnglish}, one after the other, ${fullRangeOf(words, wordsTold)}. Their answers have ${wordsTold}.`,
    ...chapters.flatMap((chapter, at) => chapterLines(chapter, { at, share, parted })),
    `Tell it as one life, as whoever told it would tell it to a grandchild in one evening, to the full length and not beyond it. ${isSparing ? sparing : "Each answer is told, none left out whole while another runs on"}. ${condensing} ${isSparing ? "Nobody" : "No scene, nobody"} of the family and no work of a life is left out for length, and a death that was told early stands where it falls in the life.`,
    parted.size > 0 &&
      "Of an answer that two chapters tell, each tells what falls in its years, and no sentence of it stands in both.",
    related.length > 0 && `Who they are to the teller, as an answer says: ${related}.`,
    ...wishLines(wishes, seed),
    before !== "" && "It goes on from the story so far; do not repeat that.",
    must.length > 0 &&
      fence(seed, {
        label:
          "what must be told, with what led to it (found by their words: what is no death, marriage or move of this life needs no place)",
        text: must.join("\n"),
      }),
    'In "chapters" each chapter stands once, with its number in "chapter" and its "sentences".',
  ];
  return {
    task: "write",
    parts: [
      rulesPart(writingRules(voice)),
      answersPart({ material: [...all.values()], seed, voice }),
      { role: "user", content: task.filter(Boolean).join("\n") },
    ],
    schema: draftSchema,
    maxOutputTokens: tokensFor(words),
  };
};

/**
 * Several chapters in one reply: who writes them together sees what each of them has to leave to the others, and spends the
 * length where the life needs it. One reply for each chapter, in their order; undefined where none came, which is then asked for alone.
 */
export const draftChapters = async (chapters: readonly Commission[], ask: Ask): Promise<unknown[]> => {
  const [first, ...others] = chapters;
  if (!first || others.length === 0) return [];
  const found = readChapters(await ask(draftRequest([first, ...others])));
  return chapters.map((_, at) => found.get(at + 1));
};
