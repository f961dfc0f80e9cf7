import type { Language } from "#language/packs.ts";
import { yearsIn } from "#language/years.ts";
import type { Asked } from "./ask.ts";
import type { LostLine } from "./lost-lines.ts";
import { type Material, mustBeTold, type Wishes, wordsOfMaterial } from "./material.ts";
import type { Backwards } from "./move.ts";
import { type OutOfPlace, outOfPlaceLine } from "./out-of-place.ts";
import { type Met, type Related, relatedIn, relatedLine } from "./people.ts";
import { planningRules } from "./planning-rules.ts";
import { answersPart, fence, rulesPart, wishLines } from "./prompt.ts";
import { changeSchema, namesSchema, planSchema } from "./reply.ts";
import { quotedLines, type Voice, writingRules } from "./rules.ts";
import { storyRules } from "./story-rules.ts";
import { pointLines, type TurningPoint, turningPointsOf } from "./turning-points.ts";

type Plan = {
  voice: Voice;
  material: readonly Material[];
  words: number;
  chapters: number;
  people: readonly Met[];
  wishes: Wishes;
  seed: string;
};

/** People with the answers that name them. */
const namedLine = (people: readonly Met[]): string =>
  people.map(({ name, marks }) => `${name} (${marks.join(", ")})`).join("; ");

/** Told words for each word of a story that are planned: the lesser tellings are told in brief, so that the best keep their words and none is left out whole. */
export const plannedPerWord = 1.6;
/** Words told in brief for each that is too much: all others are condensed a little as well. */
const briefPerExcess = 0.6;
/** Of a life of no more than so many, all is planned. */
const mostWhole = 1.9;

/** How long each answer is: a model cannot count, and plans too much or too little. */
const lengthLines = (material: readonly Material[], words: number, language: Language): string => {
  const all = wordsOfMaterial(material, language);
  const lengths = material
    .map((one) => {
      const years = [...new Set(yearsIn(one.text, language))].join(", ");
      return `${one.mark} (${wordsOfMaterial([one], language)}${years === "" ? "" : `; ${years}`})`;
    })
    .join(", ");
  const wanted = Math.round(words * plannedPerWord);
  const choice =
    all <= words * mostWhole
      ? "There is room for all of them: each stands in a chapter, and what matters less is told in brief. Only what is talk, or says again what another answer says, is left out."
      : `Choose answers of about ${wanted} words together, ${all - wanted} fewer than there are, and none without the answer that says how it came about. Chosen first are who the teller is and what has the teller's name on it, the people who matter most to the teller, how each of them was met and lost, the work of the life from its first day to its last, what was told with most life, and small things in which a life is caught: words on a wall, a thing that was kept, an animal that had a name, a joke of the house; left out first is what says again what another answer says, and what tells of nobody.`;
  return `The answers, with the words each has and the years it names, ${all} words together: ${lengths}. They stand in the order of the life only as far as could be guessed; go by what they tell. ${choice}`;
};

/** Which answers are told in a sentence or two, and how much of them: never more than there is beside what must be told. */
const briefLine = (material: readonly Material[], words: number, language: Language): string => {
  const all = Math.min(wordsOfMaterial(material, language), words * plannedPerWord);
  const must = new Set(mustBeTold(material, language));
  const lesser = material.filter(({ mark }) => !must.has(mark));
  const wanted = Math.round(Math.min((all - words) * briefPerExcess, wordsOfMaterial(lesser, language)));
  return wanted > 0
    ? `"brief": so that there is room, the answers in the chapters that are told in a sentence or two, the least first: up to ${wanted} words of what was told. The best told scenes, and how somebody near was met or lost, are not among them: where little else is left, name fewer.`
    : `"brief": none.`;
};

/** Asks for the chapters of a life. */
export const planRequest = (plan: Plan): Asked => {
  const { voice, material, words, chapters, people, wishes, seed } = plan;
  const wished = material.filter(({ told }) => told.isWished).map(({ mark }) => mark);
  const points = turningPointsOf(material, voice.language);
  const related = relatedIn(people, material, { language: voice.language, known: voice.teller.people ?? [] });
  const beginning = wishes.first === undefined ? "from the first years on" : "then from the first years on";
  const ending =
    wishes.last === undefined &&
    "It begins with what only this teller could have said of who they are, and ends with something told of now, or of the last years: the teller's own last word, at which a reader stops.";
  return {
    task: "plan",
    parts: [
      rulesPart(planningRules(voice)),
      answersPart({ material, seed, voice }),
      {
        role: "user",
        content: [
          `TASK: Plan the story before it is written: about ${words} words in ${chapters === 1 ? "one chapter" : `about ${chapters} chapters, of ${Math.round(words / chapters)} words on average`}, ${beginning}. Read all of the answers first, and think of what this teller's family would miss.`,
          ...wishLines(wishes, seed),
          ending,
          lengthLines(material, words, voice.language),
          `"chapters": in the order of reading, each with the marks of its "answers" in the order in which they are told. The chapters follow the years, and the answers of a chapter do where they are of one matter, also where the teller told the later first; but a scene is not broken apart for a year: what it looks back to, and what came of it, stays with it. Somebody is met before they are married, and married before they are lost; what explains something stands before it. An answer is told in one chapter; only one that tells of two times far apart ("we were wed in 1950 … she forgot my name in the end") stands in both of their chapters, each of which tells its part.`,
          wished.length > 0 && `The teller asked that these be told, and they must be: ${wished.join(", ")}.`,
          points.length > 0 &&
            fence(seed, {
              label:
                "found by their words: each that is a death, a marriage or a move of this life is told, with what led to it",
              text: pointLines(points),
            }),
          people.length > 0 &&
            `These names stand in several answers: ${namedLine(people)}. No wife, husband, child, parent, brother or sister among them is left out altogether, the others where there is room, and each comes in by an answer that says who they are to the teller.${related.length > 0 ? ` Said plainly: ${relatedLine(related)}.` : ""}`,
          `"heading": what the chapter is called, two to six words out of the answers themselves: a place, a person, a thing, a phrase of the teller. No abstract words, nothing that was not said.`,
          `"lines": ${voice.style === "biography" ? quotedLines : "up to six"} lines of a chapter that stand in it word for word because nobody else would have said it so${voice.style === "biography" ? " (they are quoted: choose them as they sound in the first person)" : ""}, each copied letter by letter with the mark of its answer in "src": the last line of a scene or a joke, what somebody said; nothing that was asked of the book.`,
          `"keep": the answers that must not be lost: each that tells of a death, a marriage, a birth or a parting of this life, in whatever words ("she went in the March", "the chair was empty"), and what these lean on; no death of strangers.`,
          briefLine(material, words, voice.language),
          `"title": two to seven words of the teller for the whole, copied from an answer, with its mark in "title_src", never the name alone${voice.style === "biography" ? ', no "I", "my" or "we"; it stands behind the name' : ""}; empty where there are none.`,
        ]
          .filter(Boolean)
          .join("\n"),
      },
    ],
    schema: planSchema,
    maxOutputTokens: 1_500 + chapters * 400,
  };
};

/** A name that may not stand; `chapter` is 0 for the whole. */
type RefusedName = { chapter: number; text: string; why: string | null; marks: readonly string[] };

type Renaming = {
  voice: Voice;
  material: readonly Material[];
  seed: string;
  refused: readonly RefusedName[];
};

/** Asks once more for what the story or a chapter is called, with what was wrong with it. */
export const namesRequest = ({ voice, material, seed, refused }: Renaming): Asked => ({
  task: "plan",
  parts: [
    rulesPart(planningRules(voice)),
    answersPart({ material, seed, voice }),
    {
      role: "user",
      content: [
        'TASK: These names, of chapters, and of the whole where the number is 0, may not stand. Give another for each: two to six words copied out of its answers, a place, a person, a thing, a phrase of the teller. "names": each with the number in "chapter", the words in "text" and the marks of the answers that hold them in "src".',
        fence(seed, {
          label: "names",
          text: refused
            .map((one) => `${one.chapter} [${one.marks.join(", ")}] ${one.text} (fault: ${one.why})`)
            .join("\n"),
        }),
      ].join("\n"),
    },
  ],
  schema: namesSchema,
  maxOutputTokens: 1_000 + refused.length * 60,
});

/** The whole as it stands, for a last reading. */
export type Whole = {
  voice: Voice;
  material: readonly Material[];
  /** Numbered lines, headings between them. */
  story: string;
  /** Was it written in one go? */
  isInOneGo?: boolean;
  /** Does a chapter of it stand in the teller's own words? */
  isPartAsTold?: boolean;
  /** Marks of answers that were planned and stand nowhere. */
  untold: readonly string[];
  /** Who has a name in several answers, and none in the story. */
  unnamed: readonly Met[];
  /** Lines of the teller that were to stand word by word and do not. */
  lines: readonly string[];
  /** Lines that a scene ends on, or that others hang on, and that were left out. */
  lost: readonly LostLine[];
  /** What chapters are called after and do not tell. */
  untoldHeadings: readonly string[];
  /** Who is named in it, and not said to be what an answer says they are to the teller. */
  unsaid: readonly Related[];
  /** Deaths, marriages and moves that were told and are not in it, though their answers are. */
  points: readonly TurningPoint[];
  /** The first and the last sentence of each chapter. */
  edges: readonly (readonly [number, number])[];
  /** Where its years go back. */
  backwards: readonly Backwards[];
  /** What breaks a scene, or stands before what it was said of. */
  misplaced: readonly OutOfPlace[];
  wishes: Wishes;
  /** Changes that an earlier reading asked for and that were not made, with the reasons. */
  refused: readonly string[];
  /** Sentences that go whole where it stays too long. */
  goes: readonly number[];
  /** Words it has, and is to have at most. */
  words: number;
  mostWords: number;
  /** Changes that are listened to. */
  most: number;
  seed: string;
};

/** Of the length a story may have: a twentieth more is much. */
const muchTooLong = 0.05;
/** So little more is for a program to take out. */
const hardlyTooLong = 0.015;
/** What is too long is taken a little below the most it may have: what then fails costs no scene. */
const spareWords = 0.02;

const shortening = (over: number, mostWords: number): string => {
  const excess = over + Math.round(mostWords * spareWords);
  const how =
    'Condense first: "replace" one sentence by a shorter one that says what it and the next say, with the marks of both, and "remove" the next; then "remove" what is said twice, asides, and what only circles around a thing. No matter goes whole, nobody of the family loses the only mention, no scene loses its last line, and nothing goes that another sentence rests on: what it counts, or calls "it", "her" or "there", must still be named.';
  if (over <= mostWords * hardlyTooLong)
    return "It is at its full length: what is put in takes the place of something that can be spared.";
  return over > mostWords * muchTooLong
    ? `It is ${over} words too long: take out ${excess}, since not all that is asked for can be made. ${how}`
    : `It is a little too long, by ${excess} words. ${how}`;
};

/** What may be spent on what is missing, where anything is. */
const roomFor = ({ words, mostWords, ...gaps }: Whole): string | false =>
  mostWords > words &&
  [gaps.untold, gaps.points, gaps.unnamed, gaps.unsaid, gaps.lines].some(({ length }) => length > 0) &&
  `There is room for ${mostWords - words} words more: spend them on what is missing.`;

/** Asks for what is to be changed in the whole. */
export const revisionRequest = (whole: Whole): Asked => {
  const { voice, material, story, untold, unnamed, unsaid, lines, points, backwards, misplaced, wishes } =
    whole;
  const { words, mostWords, most, seed, refused, goes, edges, lost } = whole;
  return {
    task: "revise",
    parts: [
      rulesPart(whole.isInOneGo ? storyRules(voice) : writingRules(voice)),
      answersPart({ material, seed, voice }),
      {
        role: "user",
        content: [
          `TASK: Read the whole story as the teller, who knows every word that was said, and as a grandchild who knows nothing of it. Give the changes without which it should not be printed, ${most} at most, and none where there is nothing to change: what reads well stays as it is. It has ${words} words and may have ${mostWords}.`,
          words > mostWords && shortening(words - mostWords, mostWords),
          goes.length > 0 &&
            `Where it stays too long, these sentences are taken out whole by a program: ${goes.join(", ")}. Name what the story can better do without.`,
          roomFor(whole),
          ...wishLines(wishes, seed),
          `Look for: somebody who is mourned or missed and whose death is not told, or not how; a wife or a husband who is never met or married; a person who is named and of whom a stranger would ask who that is: say what they are to the teller, or what they did, or leave the name out; a sentence that nobody can understand without something that was left out; a scene or a joke without its beginning or its last line; a question that was asked left standing in an answer; "he", "she", "it", "there" or "then" that could mean another, or that means somebody or something the story has not named; a quotation that does not say whose it is;${voice.style === "biography" ? ' a sentence of talk in which "I" was only replaced by a name or "she": quote it as it was said, or tell it plainly; "she says" more than twice; a chapter without a quotation of the teller; a finer word than the teller would use;' : ""} the same thing told twice, even in other words; a scene that stands before what it needs or far from where it belongs in the life; a paragraph that goes from one matter to another without a word; a sentence in another grammatical person than the rest; talk to the interviewer, a jest at the interviewer, or talk about the book; a chapter that begins with somebody who was not met, or ends on a list of things, an aside or a clause that leads on; a relative who could be taken for one of another family; what was said first and put right later; a hint at something the teller did not want to speak of; an allusion to something the story does not tell; a shopkeeper, a neighbour or somebody else outside the family, of today, who would be shamed by a line: tell it without the name.`,
          `Read the first and the last line of each chapter once more by itself: ${edges.map(([first, last]) => `${first} and ${last}`).join("; ")}.`,
          whole.isPartAsTold &&
            "Lines marked (as told) stay as they are and are not counted: nothing of them is told in another chapter.",
          fence(seed, { label: "the story", text: story }),
          untold.length > 0 &&
            `These answers are to be told and stand nowhere: ${untold.join(", ")}. Add each behind the sentence where it belongs, whole where there is room, else in the sentence that matters.`,
          points.length > 0 &&
            fence(seed, {
              label:
                "found by their words as deaths, marriages and moves, and not in the story though their answers are: add where it belongs what the story does not tell in other words, half a sentence or a scene; a death that a scene tells by what was seen and heard is told, and nothing is put before it that gives it away",
              text: pointLines(points),
            }),
          backwards.length > 0 &&
            `Here the years go back: ${backwards.map(({ sentence, year, after }) => `sentence ${sentence} (${year}) stands after ${after.sentence} (${after.year})`).join("; ")}. "move" the paragraph to its year, or say in it by a word that it was before, unless it ends there what was begun before, or belongs to the scene around it.`,
          misplaced.length > 0 &&
            `In the wrong place, as it seems: ${outOfPlaceLine(misplaced)}. Where that is so, "remove" it there and "add_after" it behind the scene, or behind what it was said of.`,
          unnamed.length > 0 &&
            `These names stand in several answers and nowhere in the story: ${namedLine(unnamed)}. Whoever of them did something that the story tells is named there, and so is who is near and has something of this life told of them; nobody is put in for their name alone.`,
          unsaid.length > 0 &&
            `No sentence says who these are to the teller, though an answer does: ${relatedLine(unsaid)}. Say it once, where it comes about in the story, else where each is named first.`,
          refused.length > 0 &&
            fence(seed, {
              label:
                "asked for in an earlier reading and not made, with the reason: ask for it in words that hold, or not again",
              text: refused.join("\n"),
            }),
          lines.length > 0 &&
            fence(seed, {
              label: "lines of the teller that should stand and do not",
              text: lines.join("\n"),
            }),
          whole.untoldHeadings.length > 0 &&
            `These chapters tell nothing of what they are called after: ${whole.untoldHeadings.map((one) => `"${one}"`).join(", ")}. Add it, with what led to it.`,
          lost.length > 0 &&
            fence(seed, {
              label:
                "left out though a scene or a joke may end on it, or the next line hang on it: put back behind its sentence what a reader misses there, and nothing that is talk, an aside, told already in whatever words, or put right later: mostly none",
              text: lost.map(({ after, mark, text }) => `behind ${after} [${mark}] ${text}`).join("\n"),
            }),
          `"changes": each with the number of the "sentence" it is about; "change": "replace", "remove", "add_after" for one sentence or several more behind it, "move" for its whole paragraph, or "begin" and "join" where a paragraph (¶) should begin with it or should not; the sentence in "text" and the marks of its answers in "src" (both empty for all but "replace" and "add_after"); in "after" the number of the sentence behind whose paragraph it is moved, else 0.`,
        ]
          .filter(Boolean)
          .join("\n"),
      },
    ],
    schema: changeSchema,
    maxOutputTokens: 1_000 + most * 160,
  };
};
