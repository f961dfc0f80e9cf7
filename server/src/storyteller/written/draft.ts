import { packs } from "#language/packs.ts";
import type { Ask, Asked } from "./ask.ts";
import { wordsOfMaterial } from "./material.ts";
import { answersPart, type Commission, fence, rangeOf, rulesPart, tokensFor, wishLines } from "./prompt.ts";
import { draftSchema, readChapters } from "./reply.ts";
import { writingRules } from "./rules.ts";

/** Chapters of so many words together are written in one go; a longer reply is often cut off, or falls behind its length. */
export const mostAtOnce = 2_000;

const chapterLines = (
  { heading, own = [], lines = [], material, voice, seed }: Commission,
  at: number,
): string[] => {
  const lengths = own.flatMap((mark) => {
    const mine = material.filter((one) => one.mark === mark);
    return mine.length > 0 ? [`${mark} (${wordsOfMaterial(mine, voice.language)})`] : [];
  });
  return [
    `Chapter ${at + 1}, "${heading}", tells these answers, in about this order, with the words each has: ${lengths.join(", ")}.`,
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
  const told = chapters.flatMap(({ own = [] }) => own.flatMap((mark) => all.get(mark) ?? []));
  const turnings = chapters.flatMap((chapter) => chapter.turnings);
  const task = [
    before !== "" && fence(seed, { label: "the story so far", text: before }),
    `TASK: Write these chapters in ${packs[voice.language].story.inEnglish}, one after the other, in about ${words} words together, ${rangeOf(words)}. Their answers have ${wordsOfMaterial(told, voice.language)} words. A chapter is as long as what it tells needs.`,
    ...chapters.flatMap(chapterLines),
    "Tell it as one life, as whoever told it would tell it to a grandchild in one evening. Each answer is told, with how it came about and its last line. To keep the length, every answer gives something: what is said twice, asides, what only circles around a thing; no scene, nobody of the family and no work of a life is left out for it.",
    ...wishLines(wishes, seed),
    before !== "" && "It goes on from the story so far; do not repeat that.",
    turnings.length > 0 &&
      `These answers tell a death, a marriage, a move, or what the teller asked to be told: it must be told, with what led to it: ${turnings.join(", ")}.`,
    'In "chapters" each chapter stands once, with its number in "chapter" and its "sentences".',
  ];
  return {
    task: "write",
    parts: [
      rulesPart(writingRules(voice)),
      answersPart({ material: [...all.values()], seed }),
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
