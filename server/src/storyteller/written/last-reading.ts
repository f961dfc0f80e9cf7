import type { Language } from "#language/packs.ts";
import { yearsTold } from "../chronology/life-order.ts";
import { sourceKey, sourceOf } from "../story.ts";
import { changed } from "./applied-changes.ts";
import { rangeOf } from "./budget.ts";
import { gapsIn, seenBy } from "./gaps.ts";
import { contextOf, holding, type Refused } from "./held-changes.ts";
import { type Given, type Hints, notGivenUp } from "./hints.ts";
import { cutToLength } from "./length.ts";
import { lostLinesIn } from "./lost-lines.ts";
import { type Material, wishesIn } from "./material.ts";
import { backwardsIn, moved } from "./move.ts";
import { outOfPlace } from "./out-of-place.ts";
import { relatedIn, unsaidIn } from "./people.ts";
import { readChanges } from "./reply.ts";
import { asCalled } from "./teller-names.ts";
import { untoldHeadings } from "./told-headings.ts";
import { revisionRequest } from "./whole-prompt.ts";
import { type Line, linesOf, type PartDone, paragraphsIn, type Writing, wordsIn } from "./work.ts";

/** Changes of the whole that are listened to, as a share of its sentences, and at least. */
const mostChanged = 0.15;
const leastChanged = 6;

/** The story with numbers for the lines that a model wrote; `all`: with those of chapters that stand as they were told. */
const numbered = (all: readonly Line[], lines: readonly Line[], material: readonly Material[]): string => {
  const marks = new Map(material.map(({ told, mark }) => [sourceKey(sourceOf(told)), mark]));
  const openings = new Set(paragraphsIn(all).map(([first]) => first));
  const numbers = new Map(lines.map(({ sentence }, at) => [sentence, at + 1]));
  return all
    .flatMap(({ sentence, heading }, at) => {
      const own = sentence.sources.flatMap((source) => marks.get(sourceKey(source)) ?? []);
      const number = numbers.get(sentence);
      const place = number === undefined ? "(as told)" : `${number} [${own.join(", ")}]`;
      const line = `${openings.has(sentence) ? "¶ " : ""}${place} ${sentence.text}`;
      return heading === all[at - 1]?.heading ? [line] : [`${heading}:`, line];
    })
    .join("\n");
};

/** The numbers of the first and the last sentence of each chapter. */
const edgesOf = (lines: readonly Line[]): [number, number][] => {
  const numbers = lines.map((line, at) => ({ heading: line.heading, at: at + 1 }));
  return [...Map.groupBy(numbers, ({ heading }) => heading).values()].map((own) => [
    own[0]?.at ?? 1,
    own.at(-1)?.at ?? 1,
  ]);
};

/** Of each chapter the first sentence that tells a year, "" for the others: in a story of one hand what belongs together stands together, whatever the year. */
const datedFirst = (lines: readonly Line[], language: Language): string[] => {
  const begun = new Set<number>();
  return lines.map(({ sentence, part }) => {
    if (begun.has(part) || yearsTold(sentence.text, language).length === 0) return "";
    begun.add(part);
    return sentence.text;
  });
};

const quoted = (text: string): string => `"${text}"`;

/** A change that was not made, as the next reading is told of it. */
const toldOf = ({ change, why }: Refused, lines: readonly Line[]): string => {
  const line = quoted(lines[change.sentence - 1]?.sentence.text ?? "");
  const what = {
    replace: `${quoted(change.text)} for ${line}`,
    add_after: `${quoted(change.text)} behind ${line}`,
    remove: `leaving out ${line}`,
    move: `moving ${line}`,
    begin: `a paragraph at ${line}`,
    join: `no paragraph at ${line}`,
  }[change.change];
  return `${what} (${why})`;
};

/** Sections after a reading, the changes that were not made in it, and the hints that were given up to it, of each teller. */
type Read = { done: PartDone[]; refused: readonly (readonly string[])[]; given?: readonly Given[] };

const reread = async (
  at: number,
  { done, refused, given: before = [] }: Read,
  writing: Writing,
): Promise<{ done: PartDone[]; refused: string[]; given: Given }> => {
  const { order, ask } = writing;
  const { outline, tellers, style, tellerLanguage: language, seed } = order;
  const teller = tellers[at];
  const lines = linesOf(at, done, order);
  const givenBefore: Given = before[at] ?? new Map();
  if (!teller || lines.length === 0) return { done, refused: [], given: givenBefore };
  const sentences = lines.map(({ sentence }) => sentence);
  const texts = sentences.map(({ text }) => text);
  const words = wordsIn(sentences, language);
  const all = outline.parts.reduce((sum, { told }) => sum + told, 0);
  const own = outline.parts.filter((part) => part.teller === at).reduce((sum, { told }) => sum + told, 0);
  const whole = linesOf(at, done, order, ["model", "teller"]);
  const asTold = whole.filter((line) => !lines.some(({ sentence }) => sentence === line.sentence));
  const wordsTold = wordsIn(
    asTold.map(({ sentence }) => sentence),
    language,
  );
  // What stands as it was told has taken its part of the length.
  const wanted = Math.max(words / 2, (outline.words * own) / Math.max(1, all) - wordsTold);
  const [, mostWords] = rangeOf(wanted);
  const seen = seenBy({ at, done, order });
  const { material } = seen;
  const isOver = words > mostWords;
  const brief = new Set(outline.parts.flatMap((part) => part.brief ?? []).map(sourceKey));
  const inFull = material.filter(({ told }) => !brief.has(sourceKey(sourceOf(told))));
  const lost = lostLinesIn(inFull, { lines: sentences, language });
  const { untold, unnamed, lines: missing, points } = gapsIn({ at, done, order }, seen);
  const life = { at, lines, ...seen, lost, words: wanted, isOver, writing };
  const related = relatedIn(seen.people, material, { language, known: teller.people ?? [] });
  const tooMany = Math.max(0, words - mostWords) / Math.max(1, words);
  const cut = isOver ? cutToLength(done, order) : done;
  const left = new Set(cut.flatMap((part) => part.sentences));
  const most = Math.max(leastChanged, Math.round(lines.length * (mostChanged + tooMany * 1.5)));
  const isInOneGo = outline.parts.some(({ draft }) => draft !== undefined);
  const voice = { language, style, teller: asCalled(teller, language) };
  const found: Hints = {
    untold: untold.map(({ mark }) => mark),
    unnamed,
    unsaid: unsaidIn(related, texts, language),
    lines: missing,
    lost,
    untoldHeadings: untoldHeadings(done, order),
    points,
    misplaced: outOfPlace(lines, material, language),
    backwards: backwardsIn(isInOneGo ? datedFirst(lines, language) : texts, language),
  };
  const { hints, given } = notGivenUp(found, givenBefore, texts);
  const asking = {
    ...hints,
    voice,
    material,
    story: numbered(whole, lines, material),
    isInOneGo,
    isPartAsTold: asTold.length > 0,
    edges: edgesOf(lines),
    wishes: wishesIn(material, teller),
    refused: refused[at] ?? [],
    goes: sentences.flatMap((sentence, place) => (left.has(sentence) ? [] : [place + 1])),
    words,
    mostWords,
    most,
    seed,
  };
  const changes = readChanges(await ask(revisionRequest(asking)), { most, language });
  if (changes.length === 0) return { done, refused: [], given };
  const { held, refused: unheld } = await holding(changes, life);
  const made = changed(life, changes, held);
  const context = contextOf(life, []);
  const read = moved(made.lines, { changes, held, was: lines, context });
  const parts = new Set(lines.map(({ part }) => part));
  return {
    done: done.map((one, part) =>
      parts.has(part)
        ? { ...one, sentences: read.filter((line) => line.part === part).map(({ sentence }) => sentence) }
        : one,
    ),
    refused: [...unheld, ...made.refused].map((one) => toldOf(one, lines)),
    given,
  };
};

/**
 * The sections as they are after a model has read the whole once more: for what is missing or cannot be understood. Each change
 * goes through the gate that all sentences went through; where none holds, all stays as it is. What was not made is told to the next reading; what was
 * asked for twice and is not there is not asked for again.
 */
export const lastReading = async (before: Read, writing: Writing): Promise<Read> => {
  let done = before.done;
  const refused: string[][] = [];
  const given: Given[] = [];
  for (const at of writing.order.tellers.keys()) {
    const read = await reread(at, { ...before, done }, writing);
    done = read.done;
    refused.push(read.refused);
    given.push(read.given);
  }
  return { done, refused, given };
};
