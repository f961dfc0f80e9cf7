import { type Language, packs } from "#language/packs.ts";
import { asTold, sourceKey, sourceOf } from "../story.ts";
import { countStoryWords } from "../text/word-count.ts";
import { turningsIn } from "../turnings.ts";
import type { Ask, Asked } from "./ask.ts";
import { isTooLong, isTooShort, rangeOf } from "./budget.ts";
import { mostAtOnce } from "./draft.ts";
import { type Material, mustBeTold, wholeLife, wishesIn, wordsOfMaterial } from "./material.ts";
import { named } from "./names.ts";
import { nearestTo } from "./nearest.ts";
import type { Outline, Part } from "./outline.ts";
import { relatedIn, relatedLine } from "./people.ts";
import { metBy, type PlanOrder } from "./plan.ts";
import { answersPart, fence, rulesPart, tokensFor, wishLines } from "./prompt.ts";
import { type Paragraph, readStory, storySchema, type WrittenStory } from "./reply.ts";
import type { Voice } from "./rules.ts";
import { storyForm, storyRules } from "./story-rules.ts";
import { asCalled } from "./teller-names.ts";
import { mustLines } from "./turning-points.ts";

/** Of a life that was told in more words nobody holds all in mind who writes it. */
const mostTold = 12_000;

const wordsAChapter = 210;
/** What is put in when the story is read through needs room: so much more than asked for, as a share, a first version may have. */
const spare = 0.08;

type Life = { voice: Voice; material: readonly Material[]; order: PlanOrder };

const wordsOf = (paragraphs: readonly Paragraph[], language: Language): number =>
  paragraphs.reduce((sum, { text }) => sum + countStoryWords(text, language), 0);

/** A version that does not have its length, with what it has. */
type Version = { story: WrittenStory; words: number };

const againLines = (
  { story, words }: Version,
  { wanted, seed, language }: { wanted: number; seed: string; language: Language },
): string[] => [
  `Your last version, below, has ${words} words, its chapters ${story.chapters.map(({ paragraphs }) => wordsOf(paragraphs, language)).join(", ")}. Write it anew in about ${wanted}, ${Math.abs(words - wanted)} ${
    words < wanted
      ? "more: what it passes over in a hurry is told whole, and more of what was told comes in"
      : "fewer: the least of what it tells goes whole, and the rest stays as it is, word by word"
  }.`,
  fence(seed, {
    label: "your last version",
    text: story.chapters
      .flatMap(({ heading, paragraphs }) => [heading, ...paragraphs.map(({ text }) => text)])
      .join("\n"),
  }),
];

/** So many told words for each of a story are told in fewer each: a good hand saves asides and second examples, and no scene. Of more, some stay out. */
const mostTogether = 2.2;
/** Of the words of a story so many are for what is told whole, at about its own length, and the others for what has a sentence or two. */
const shareOfWhole = 0.65;
const wordsInBrief = 40;

/** What a length has room for, in answers: a model that is only told the length writes half as much again, and has to cut afterwards. */
const roomLine = (material: readonly Material[], words: number, language: Language): string => {
  const told = wordsOfMaterial(material, language);
  const each = Math.max(1, Math.round(told / Math.max(1, material.length)));
  const all = `There are ${material.length} answers of ${told} words in all, ${each} each on average`;
  if (told <= words) return `${all}: there is room for all of them, and no need to fill the length.`;
  if (told <= words * mostTogether)
    return `${all}: there is room for nearly every scene, each in about ${Math.round((words / told) * 100)} of a hundred of its words, the big ones in more and the small ones in less. What happened stands, with how it came about, the picture that nobody else would have and the last line as it was said; what goes are asides, second examples, how it came to be spoken of, and what another sentence says as well. Two or three scenes, the least alive, may go whole so that none of the others is an outline: a paragraph of short sentences that only say what happened next is one. Count at the end of each chapter; most first versions are half as long again as this.`;
  const whole = Math.max(1, Math.round((words * shareOfWhole) / each));
  const brief = Math.max(
    0,
    Math.min(material.length - whole, Math.round((words * (1 - shareOfWhole)) / wordsInBrief)),
  );
  const rest = material.length - whole - brief;
  return `${all}: this length has room for some ${whole} told whole, at about their own length${brief > 0 ? `, and some ${brief} in a sentence or two${rest > 0 ? `; the other ${rest} stay out, or lend half a sentence to another` : ""}` : ""}. Choose them before the first word: what is left out is left out by you, whole, the least alive first, and nothing that stands is a stump: ten scenes told whole are more than fifteen in outline. Count at the end of each chapter; most first versions are half as long again as this.`;
};

const storyRequest = ({ voice, material, order }: Life, last: Version | null): Asked => {
  const { language, teller } = voice;
  const { outline, seed } = order;
  const { words } = outline;
  const [least] = rangeOf(words);
  const chapters = Math.max(1, Math.round(words / wordsAChapter));
  const known = teller.people ?? [];
  const related = relatedLine(relatedIn(metBy({ at: 0, material, order }), material, { language, known }));
  const must = mustLines(material, new Set(mustBeTold(material, language)), language);
  // In the order in which they were told each goes on from the one before.
  const inOrder = material.toSorted((one, other) => asTold(one.told, other.told));
  const task = [
    `TASK: Write the whole story in ${packs[language].story.inEnglish}, in about ${words} words, not under ${least} and not over ${Math.round(words * (1 + spare))}; that is about ${chapters} chapters of some ${Math.round(words / chapters)} words, the longest of twice as many and others of half. ${roomLine(material, words, language)}`,
    ...wishLines(wishesIn(material, order.tellers[0]), seed),
    related !== "" && `Who they are to the teller, as an answer says: ${related}.`,
    must.length > 0 &&
      fence(seed, {
        label:
          "deaths, marriages, moves and wishes, found by their words: those of this life and of whoever is near are told, each in its scene and given away nowhere before it; of the others what a scene needs",
        text: must.join("\n"),
      }),
    ...(last ? againLines(last, { wanted: words, seed, language }) : []),
    storyForm(voice),
  ];
  return {
    task: "write",
    parts: [
      rulesPart(storyRules(voice)),
      answersPart({ material: inOrder, seed, voice }, "in the order in which they were told"),
      { role: "user", content: task.filter(Boolean).join("\n") },
    ],
    schema: storySchema,
    maxOutputTokens: tokensFor(words),
  };
};

/** The story as it came, asked for once more where it is far from its length. */
const storyOf = async (life: Life, ask: Ask): Promise<WrittenStory | null> => {
  const { words } = life.order.outline;
  const wordsIn = ({ chapters }: WrittenStory): number =>
    wordsOf(
      chapters.flatMap(({ paragraphs }) => paragraphs),
      life.voice.language,
    );
  // All that follows rests on it.
  const story =
    readStory(await ask(storyRequest(life, null))) ?? readStory(await ask(storyRequest(life, null)));
  if (!story) return null;
  const had = wordsIn(story);
  if (!isTooShort(had, words) && !isTooLong(had, words)) return story;
  const again = readStory(await ask(storyRequest(life, { story, words: had })));
  return again && Math.abs(wordsIn(again) - words) < Math.abs(had - words) ? again : story;
};

/** Does an answer tell what no life goes without: a death, a marriage, or what the teller asked to have told? */
const isNeeded = ({ told }: Material, language: Language): boolean =>
  told.isWished === true || turningsIn(told.text, language).some(({ kind }) => kind !== "move");

/** Answers that must be told and are told nowhere, each into the part that tells what stands nearest in the life. */
const withUntold = (parts: readonly Part[], { material, voice }: Life): Part[] => {
  const places = new Map(material.map(({ told }, at) => [sourceKey(sourceOf(told)), at]));
  const told = new Set(parts.flatMap(({ answers }) => answers.map(sourceKey)));
  const done = parts.map((part) => ({ ...part, answers: [...part.answers] }));
  for (const [at, one] of material.entries()) {
    const source = sourceOf(one.told);
    if (!isNeeded(one, voice.language) || told.has(sourceKey(source))) continue;
    const placesIn = ({ answers }: Part): number[] =>
      answers.map((answer) => places.get(sourceKey(answer)) ?? 0);
    nearestTo(at, done, placesIn)?.answers.push(source);
  }
  return done;
};

/**
 * The outline of a story that was written in one go, by whoever saw the whole life and chose what to tell of it: its chapters are the parts, each
 * with its paragraphs as a draft. Null where it is too long for that or tells several lives, or where no story came.
 */
export const writtenWhole = async (order: PlanOrder, ask: Ask): Promise<Outline | null> => {
  const { outline, tellers, style, tellerLanguage: language, seed } = order;
  const [teller, ...others] = tellers;
  if (!teller || others.length > 0 || outline.parts.length === 0 || outline.words > mostAtOnce) return null;
  const material = wholeLife(teller.told, language);
  if (wordsOfMaterial(material, language) > mostTold) return null;
  const voice = { language, style, teller: asCalled(teller, language) };
  const life = { voice, material, order };
  const story = await storyOf(life, ask);
  const byMark = new Map(material.map((one) => [one.mark, one]));
  const chapters = (story?.chapters ?? [])
    .map((chapter) => {
      const marks = new Set(chapter.paragraphs.flatMap(({ src }) => src));
      return { ...chapter, own: [...marks].flatMap((mark) => byMark.get(mark) ?? []) };
    })
    .filter(({ own }) => own.length > 0);
  if (!story || chapters.length === 0) return null;
  const names = await named(
    { ...story, chapters },
    { voice, teller, material, seed, language: order.language, isAlone: true },
    ask,
  );
  const old = outline.parts[0]?.heading ?? "";
  const parts = chapters.map(
    ({ paragraphs, own }, at): Part => ({
      heading: names.headings[at] ?? old,
      teller: 0,
      answers: own.map(({ told }) => sourceOf(told)),
      told: wordsOf(paragraphs, language),
      draft: { paragraphs },
    }),
  );
  return {
    ...outline,
    parts: withUntold(parts, life),
    ...(names.title === null ? {} : { title: names.title }),
  };
};
