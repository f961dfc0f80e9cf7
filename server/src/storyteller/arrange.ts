import { compile, type Matcher } from "#language/match.ts";
import { type Language, packs } from "#language/packs.ts";
import { type TopicId, topicIds } from "#language/subjects.ts";
import { ageOf, chapterAt } from "./chapters.ts";
import { fragmentsOf, ofOneAndOthers } from "./fragment.ts";
import { agesOf } from "./life-order.ts";
import type { Told } from "./story.ts";
import { isVerbless, type Unit, unitsOf } from "./unit.ts";

/** An answer in its place of the life, with what it offers. */
export type Passage = {
  told: Told;
  topic: TopicId;
  /** Of the teller, as far as it can be told; 100 and more: looking back on it all. */
  age: number;
  /** Which part of the life it belongs to. */
  chapter: number;
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
  const [best] = [...counts]
    .filter(([topic]) => ageOf(topic) !== null)
    .sort(([, one], [, other]) => other - one);
  return best && best[1] >= fewestKeywords ? best[0] : "anything_missed";
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

const asTold = (one: Told, other: Told): number => one.number - other.number || one.position - other.position;

/** Answers that may be used, in the order of a life. Private ones, empty ones and wishes about the story stay out. */
export const arrange = (told: readonly Told[], language: Language): Passage[] => {
  const usable = told
    .filter(({ isPrivate }) => !isPrivate)
    .map((answer) => ({ answer, topic: answer.topic ?? subjectOf(answer.text, language) }))
    .filter(({ topic }) => ageOf(topic) !== null)
    .sort((one, other) => asTold(one.answer, other.answer));
  const asked = usable.map(({ topic }) => ageOf(topic) ?? 0);
  const ages = agesOf(
    usable.map(({ answer }) => answer),
    { language, asked },
  );
  return usable
    .map(({ answer, topic }, at): Passage => {
      const offered = offerOf(answer.text, { topic, language });
      // What goes on from something else was not asked under this heading: few words of it say nothing.
      const offer = answer.staysOn
        ? { ...offered, units: offered.isFragment ? [] : offered.units, needsHeading: false }
        : offered;
      // Few words stand under what was asked, and nowhere else.
      const age = (offer.needsHeading ? asked[at] : ages[at]) ?? 0;
      return { told: answer, topic, age, chapter: chapterAt(age), ...offer };
    })
    .filter(({ units }) => units.length > 0)
    .sort((one, other) => one.age - other.age || asTold(one.told, other.told));
};
