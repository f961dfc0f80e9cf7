import { type Language, packs } from "#language/packs.ts";
import type { TopicId } from "#language/subjects.ts";
import { arrange } from "./arrange.ts";
import { groundedLines, type Line, linesOf } from "./compose.ts";
import { deduplicate } from "./deduplicate.ts";
import { noteOn } from "./notes.ts";
import { select } from "./select.ts";
import type { Section, Story, StoryStyle, Told } from "./story.ts";
import { titleOf } from "./title.ts";
import { countStoryWords } from "./word-count.ts";

export { checkGrounding } from "./grounding.ts";
export type { Story, StoryStyle, Told } from "./story.ts";
export { storyText } from "./story-text.ts";

/** `length` in words; `language` is that of headings and note, `tellerLanguage` that of the answers. */
export type StoryWish = {
  told: readonly Told[];
  length: number;
  style: StoryStyle;
  language: Language;
  tellerLanguage: Language;
  tellerName: string;
};

/** The subject that gives a chapter most of its words gives it its name. */
const headingOf = (lines: readonly Line[], language: Language): string => {
  const letters = new Map<TopicId, number>();
  for (const { topic, sentence } of lines)
    letters.set(topic, (letters.get(topic) ?? 0) + sentence.text.length);
  const [main] = [...letters].sort(([, one], [, other]) => other - one);
  return packs[language].topics[main?.[0] ?? "anything_missed"].name;
};

/**
 * A section for each chapter. A subject told in fragments has one of its own, since they say something only under the
 * heading of what was asked.
 */
const sectionsOf = (lines: readonly Line[], language: Language): Section[] => {
  const parted = new Set(lines.filter(({ needsHeading }) => needsHeading).map(({ topic }) => topic));
  const sections = new Map<number | TopicId, Line[]>();
  for (const line of lines) {
    const key = parted.has(line.topic) ? line.topic : line.chapter;
    const section = sections.get(key);
    if (section) section.push(line);
    else sections.set(key, [line]);
  }
  return [...sections.values()].map((own) => ({
    heading: headingOf(own, language),
    sentences: own.map(({ sentence }) => sentence),
  }));
};

/**
 * The built-in writer: chooses, orders, cuts and cleans the teller's own sentences and adds nothing but headings.
 * Deterministic, never fails, and keeps the first person in which people tell. Where less was told than `length`
 * asks for, the story is shorter and its note says so.
 */
export const writeStory = (wish: StoryWish): Story => {
  const { told, style, language, tellerLanguage, tellerName } = wish;
  const { passages, sources } = deduplicate(arrange(told, tellerLanguage));
  const chosen = select(passages, wish.length);
  const proof = { told, language: tellerLanguage, tellerName };
  const lines = groundedLines(linesOf({ passages, chosen, sources }, tellerLanguage), proof);
  const words = lines.reduce((sum, { sentence }) => sum + countStoryWords(sentence.text, tellerLanguage), 0);
  const available = passages.flatMap(({ units }) => units).reduce((sum, unit) => sum + unit.words, 0);
  const isBiography = style === "biography";
  return {
    title: titleOf({ lines, isBiography, tellerName, language, tellerLanguage }),
    sections: sectionsOf(lines, language),
    words,
    note: noteOn({ written: words, available, asked: wish.length, isBiography, language, tellerLanguage }),
  };
};
