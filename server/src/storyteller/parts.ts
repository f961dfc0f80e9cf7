import type { Language } from "#language/packs.ts";
import type { TopicId } from "#language/subjects.ts";
import { isOfItsTime } from "./chronology/headings.ts";
import type { Line } from "./compose.ts";
import { countStoryWords } from "./text/word-count.ts";

/** Words of these lines. */
export const wordsOf = (lines: readonly Line[], language: Language): number =>
  lines.reduce((sum, { sentence }) => sum + countStoryWords(sentence.text, language), 0);

/** A chapter of less than this share of the story goes with the one before it; no chapter needs more words than the other. */
const leastShare = 0.1;
const leastWords = 120;
/** A longer chapter is parted, into chapters of about half as much. */
const mostWords = 550;

/** The scenes of a chapter, each with whether another matter begins with it. */
const scenesOf = (lines: readonly Line[]): Line[][] => {
  const scenes: Line[][] = [];
  for (const line of lines) {
    const last = scenes.at(-1);
    if (last && last[0]?.scene === line.scene) last.push(line);
    else scenes.push([line]);
  }
  return scenes;
};

/** A long chapter in parts that end where a scene ends, and sooner where another matter begins. */
const parted = (lines: readonly Line[], language: Language): Line[][] => {
  const words = wordsOf(lines, language);
  if (words <= mostWords) return [[...lines]];
  const ideal = words / Math.ceil((2 * words) / mostWords);
  const parts: Line[][] = [];
  for (const scene of scenesOf(lines)) {
    const last = parts.at(-1);
    const had = wordsOf(last ?? [], language);
    const isOther = last?.at(-1)?.episode !== scene[0]?.episode;
    const isFull = had >= ideal * (isOther ? 0.5 : 1);
    if (last && !isFull) last.push(...scene);
    else parts.push([...scene]);
  }
  const end = parts.at(-1);
  const before = parts.at(-2);
  if (end && before && wordsOf(end, language) < leastWords) {
    before.push(...end);
    parts.pop();
  }
  return parts;
};

/**
 * The lines of each chapter. What was told of a subject in fragments has one of its own, since they say something only under the heading
 * of what was asked.
 */
export const chaptersOf = (lines: readonly Line[], language: Language): Line[][] => {
  const fragments = new Set(lines.filter(({ needsHeading }) => needsHeading).map(({ topic }) => topic));
  const isApart = (line: Line): boolean => fragments.has(line.topic) && isOfItsTime(line);
  const chapters = new Map<number | TopicId, Line[]>();
  for (const line of lines) {
    const key = isApart(line) ? line.topic : line.chapter;
    const chapter = chapters.get(key);
    if (chapter) chapter.push(line);
    else chapters.set(key, [line]);
  }
  const least = Math.min(leastWords, wordsOf(lines, language) * leastShare);
  const joined: Line[][] = [];
  for (const [key, own] of chapters) {
    const isShort = typeof key === "number" && wordsOf(own, language) < least;
    const before = joined.at(-1);
    const isOpen = before?.every((line) => !isApart(line));
    if (before && isOpen && isShort) before.push(...own);
    else joined.push(own);
  }
  return joined.flatMap((own) => parted(own, language));
};
