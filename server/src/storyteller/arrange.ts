import { compile, type Matcher } from "#language/match.ts";
import { type Language, packs } from "#language/packs.ts";
import { type TopicId, topicIds } from "#language/subjects.ts";
import { type Place, placeOf } from "./chapters.ts";
import { fragmentsOf, ofOneAndOthers } from "./fragment.ts";
import type { Told } from "./story.ts";
import { isVerbless, type Unit, unitsOf } from "./unit.ts";

/** An answer in its place of the story, with what it offers. */
export type Passage = Place & {
  told: Told;
  topic: TopicId;
  units: Unit[];
  /** Says nothing at all without the heading of its topic. */
  isFragment: boolean;
  /** Is best read under the heading of its topic. */
  needsHeading: boolean;
};

const matchers = new Map<Language, Matcher<TopicId>>();

const topicMatcher = (language: Language): Matcher<TopicId> => {
  const known = matchers.get(language);
  if (known) return known;
  const { topics } = packs[language];
  const keywords = topicIds.map((topic) => [topic, topics[topic].keywords] as const);
  const made = compile(Object.fromEntries(keywords) as Record<TopicId, readonly string[]>);
  matchers.set(language, made);
  return made;
};

const fewestKeywords = 2;

/** The subject an answer speaks of when none was asked: the one with most keywords, else whatever was left over. */
const subjectOf = (text: string, language: Language): TopicId => {
  const counts = new Map<TopicId, number>();
  for (const { list } of topicMatcher(language)(text)) counts.set(list, (counts.get(list) ?? 0) + 1);
  const [best] = [...counts].filter(([topic]) => placeOf(topic)).sort(([, one], [, other]) => other - one);
  return best && best[1] >= fewestKeywords ? best[0] : "anything_missed";
};

const yearOf = (text: string): number | null => {
  const years = text.match(/(?<!\p{N})(?:1[89]|20)\d\d(?!\p{N})/gu)?.map(Number) ?? [];
  return years.length > 0 ? Math.min(...years) : null;
};

const asTold = (one: Passage, other: Passage): number =>
  one.chapter - other.chapter ||
  one.rank - other.rank ||
  one.told.number - other.told.number ||
  one.told.position - other.told.position;

/** Within a chapter a passage that names a year comes at that year; one that names none stays after its neighbour. */
const byYear = (passages: readonly Passage[]): Passage[] => {
  let chapter = -1;
  let year = 0;
  const dated = passages.map((passage) => {
    if (passage.chapter !== chapter) year = 0;
    chapter = passage.chapter;
    year = yearOf(passage.told.text) ?? year;
    return { passage, year };
  });
  return dated
    .sort((one, other) => one.passage.chapter - other.passage.chapter || one.year - other.year)
    .map(({ passage }) => passage);
};

type Offer = Pick<Passage, "units" | "isFragment" | "needsHeading">;

/** The same few words mean another thing under another heading, so they are told twice only under the same one. */
const offerOf = (text: string, { topic, language }: { topic: TopicId; language: Language }): Offer => {
  const units = unitsOf(text, language);
  if (units.length > 0)
    return {
      units,
      isFragment: false,
      needsHeading: !ofOneAndOthers.has(topic) && isVerbless(units, language),
    };
  const fragments = fragmentsOf(text, { topic, language }).map((unit) => ({
    ...unit,
    key: `${topic}: ${unit.key}`,
  }));
  return { units: fragments, isFragment: true, needsHeading: true };
};

/** Answers that may be used, in the order of a life. Private ones, empty ones and wishes about the story stay out. */
export const arrange = (told: readonly Told[], language: Language): Passage[] => {
  const passages = told
    .filter(({ isPrivate }) => !isPrivate)
    .map((answer): Passage | null => {
      const topic = answer.topic ?? subjectOf(answer.text, language);
      const place = placeOf(topic);
      return place ? { ...place, topic, told: answer, ...offerOf(answer.text, { topic, language }) } : null;
    })
    .filter((passage) => passage !== null);
  return byYear(passages.filter(({ units }) => units.length > 0).sort(asTold));
};
