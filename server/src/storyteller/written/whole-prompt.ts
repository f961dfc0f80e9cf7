import type { Language } from "#language/packs.ts";
import type { Asked } from "./ask.ts";
import { type Material, type Wishes, wordsOfMaterial } from "./material.ts";
import type { Met } from "./people.ts";
import { answersPart, fence, rulesPart, wishLines } from "./prompt.ts";
import { changeSchema, planSchema } from "./reply.ts";
import { type Voice, writingRules } from "./rules.ts";

type Plan = {
  voice: Voice;
  material: readonly Material[];
  words: number;
  chapters: number;
  /** Marks of answers that must be told. */
  turnings: readonly string[];
  people: readonly Met[];
  wishes: Wishes;
  seed: string;
};

/** People with the answers that name them. */
const namedLine = (people: readonly Met[]): string =>
  people.map(({ name, marks }) => `${name} (${marks.join(", ")})`).join("; ");

/** Told words for each word of a story that are planned: a family misses a whole piece of a life more than words of each; more, and a model writes far too much. */
export const plannedPerWord = 1.25;

/** How long each answer is: a model cannot count, and plans too much or too little. */
const lengthLines = (material: readonly Material[], words: number, language: Language): string => {
  const all = wordsOfMaterial(material, language);
  const lengths = material.map((one) => `${one.mark} (${wordsOfMaterial([one], language)})`).join(", ");
  const wanted = Math.round(words * plannedPerWord);
  const choice =
    all <= wanted
      ? "There is room for nearly all of them."
      : `Choose answers of about ${wanted} words together, ${all - wanted} fewer than there are: each will be told in fewer words than it has, with its last line, and none without the answer that says how it came about. Chosen first are who the teller is and what has the teller's name on it, the people who matter most to the teller, how each of them was lost, and what was told with most life; left out first is what says again what another answer says, and what tells of nobody.`;
  return `The answers in about the order of the life, with the words each has, ${all} together: ${lengths}. ${choice}`;
};

/** Asks for the chapters of a life. */
export const planRequest = (plan: Plan): Asked => {
  const { voice, material, words, chapters, turnings, people, wishes, seed } = plan;
  const beginning = wishes.first === undefined ? "from the first years on" : "then from the first years on";
  const ending =
    wishes.last === undefined &&
    "It ends with something told of now, or of the last years, that a reader would want to stop at.";
  return {
    task: "plan",
    parts: [
      rulesPart(writingRules(voice)),
      answersPart({ material, seed }),
      {
        role: "user",
        content: [
          `TASK: Plan the story before it is written: about ${words} words in about ${chapters} chapters, ${beginning}. Read all of the answers first, and think of what this teller's family would miss.`,
          ...wishLines(wishes, seed),
          ending,
          lengthLines(material, words, voice.language),
          `"chapters": in the order of reading, each with the marks of its "answers" in the order in which they are told. Answers that belong to one matter stay in one chapter, what explains something before it; chapters, and the answers in each, follow the years, also where the teller told the later first. An answer is told in one chapter only.`,
          turnings.length > 0 &&
            `These answers tell a death, a marriage, a move, or what the teller asked to be told, and must be told: ${turnings.join(", ")}.`,
          people.length > 0 &&
            `These names stand in several answers: ${namedLine(people)}. Nobody among them whom the family would look for is left out altogether, and each comes in by an answer that says who they are.`,
          `"heading": what the chapter is called, two to six words out of the answers themselves: a place, a person, a thing, a phrase of the teller. No abstract words, nothing that was not said.`,
          `"lines": up to four lines of a chapter that stand in it word for word because nobody else would have said it so, each copied letter by letter with the mark of its answer in "src": the last line of a scene or a joke, what somebody said; nothing that was asked of the book.`,
          `"title": two to seven words of the teller for the whole, copied from an answer, with its mark in "title_src"; empty where there are none.`,
        ]
          .filter(Boolean)
          .join("\n"),
      },
    ],
    schema: planSchema,
    maxOutputTokens: 1_500 + chapters * 400,
  };
};

/** The whole as it stands, for a last reading. */
export type Whole = {
  voice: Voice;
  material: readonly Material[];
  /** Numbered lines, headings between them. */
  story: string;
  /** Marks of answers that were planned and stand nowhere. */
  untold: readonly string[];
  /** Who has a name in several answers, and none in the story. */
  unnamed: readonly Met[];
  /** Lines of the teller that were to stand word by word and do not. */
  lines: readonly string[];
  wishes: Wishes;
  /** Words it has, and is to have at most. */
  words: number;
  mostWords: number;
  /** Changes that are listened to. */
  most: number;
  seed: string;
};

/** Of the length a story may have: a twentieth more is much. */
const muchTooLong = 0.05;

const shortening = (excess: number, mostWords: number): string =>
  excess > mostWords * muchTooLong
    ? `It is too long: take out ${excess} words or more. First "replace" what can be said in fewer words, and "remove" what is said twice or only circles around a thing; then a whole scene that the rest can do without. Never the last line of a scene, what a later sentence rests on, or the only mention of somebody of the family.`
    : `It is a little too long: take out ${excess} words and few more, in sentences on which nothing else rests. No scene goes for so little, and none loses its last line.`;

/** What may be spent on what is missing. */
const roomFor = (words: number, mostWords: number): string | false =>
  mostWords > words && `There is room for ${mostWords - words} words more: spend them on what is missing.`;

/** Asks for what is to be changed in the whole. */
export const revisionRequest = (whole: Whole): Asked => {
  const { voice, material, story, untold, unnamed, lines, wishes, words, mostWords, most, seed } = whole;
  return {
    task: "revise",
    parts: [
      rulesPart(writingRules(voice)),
      answersPart({ material, seed }),
      {
        role: "user",
        content: [
          `TASK: Read the whole story as the teller, and as a grandchild who knows nothing of it. Give the changes without which it should not be printed, ${most} at most, and none where there is nothing to change. It has ${words} words and may have ${mostWords}.`,
          words > mostWords && shortening(words - mostWords, mostWords),
          roomFor(words, mostWords),
          ...wishLines(wishes, seed),
          'Look for: somebody who is mourned or missed and whose death is not told, or not how; a person who is never said to be who they are, or only after they were named; a sentence that nobody can understand without something that was left out; a scene or a joke without its beginning or its last line; "he", "she", "it", "there" or "then" that could mean another, or that means somebody or something the story has not named; a quotation that does not say whose it is; the same thing told twice, even in other words; a scene that stands before what it needs or far from where it belongs in the life; a sentence in another grammatical person than the rest; talk to the interviewer or about the book; an allusion to something the story does not tell.',
          fence(seed, { label: "the story", text: story }),
          untold.length > 0 &&
            `These answers are to be told and stand nowhere: ${untold.join(", ")}. Add each, whole, behind the sentence where it belongs.`,
          unnamed.length > 0 &&
            `These names stand in several answers and nowhere in the story: ${namedLine(unnamed)}. Whoever of them is near to the teller, or did something that the story tells, is named.`,
          lines.length > 0 &&
            fence(seed, {
              label: "lines of the teller that should stand and do not",
              text: lines.join("\n"),
            }),
          `"changes": each with the number of the "sentence" it is about; "change": "replace", "remove", "add_after" for one sentence or several more behind it, or "move" for its whole paragraph; the sentence in "text" and the marks of its answers in "src" (both empty for "remove" and "move"); in "after" the number of the sentence behind whose paragraph it is moved, else 0.`,
        ]
          .filter(Boolean)
          .join("\n"),
      },
    ],
    schema: changeSchema,
    maxOutputTokens: 1_000 + most * 160,
  };
};
