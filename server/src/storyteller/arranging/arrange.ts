import { compile, type Matcher } from "#language/match.ts";
import { numbersIn } from "#language/numbers.ts";
import { type Language, packs } from "#language/packs.ts";
import { type Kin, type TopicId, topicIds } from "#language/subjects.ts";
import { tokens } from "#language/text.ts";
import { ageOf, chapterAt } from "../chronology/chapters.ts";
import { knownSpellings, namesIn } from "../chronology/life-order.ts";
import { isVerbless, type Unit, unitsOf } from "../material/unit.ts";
import { asTold, type Told } from "../story.ts";
import { isTurning } from "../turnings.ts";
import { placesOf } from "./episodes.ts";
import { fragmentsOf, ofOneAndOthers } from "./fragment.ts";
import { withoutReplyingHead } from "./heads.ts";
import { peopleAsked } from "./named-subject.ts";
import { openingOf } from "./opening.ts";
import type { Spoken } from "./spoken.ts";
import { withWeddingsLater } from "./weddings.ts";

/** An answer in its place of the life, with what it offers. */
export type Passage = {
  told: Told;
  topic: TopicId;
  /** Of the teller, as far as it can be told; 100 and more: looking back on it all. */
  age: number;
  /** The age that it is known to tell of; null: nothing says. */
  ageTold: number | null;
  /** Answers told in a row about one matter, and those of them that cannot be told without the one before. */
  episode: number;
  scene: number;
  /** Age of the teller in the scene. */
  when: number;
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
/** The subject of whatever was told unasked and speaks of no other. */
const ofNothing: TopicId = "anything_missed";

/** The subject an answer speaks of when none was asked: the one with most keywords, else whatever was left over. */
const subjectOf = (text: string, language: Language): TopicId => {
  const counts = new Map<TopicId, number>();
  for (const { list } of topicMatcher(language)(text)) counts.set(list, (counts.get(list) ?? 0) + 1);
  const [best] = [...counts]
    .filter(([topic]) => ageOf(topic) !== null)
    .sort(([, one], [, other]) => other - one);
  return best && best[1] >= fewestKeywords ? best[0] : ofNothing;
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

type Candidate = Spoken & { topic: TopicId; offer: Offer };

const candidatesOf = (told: readonly Told[], language: Language): Candidate[] => {
  const known = knownSpellings(
    told.map(({ text }) => text),
    language,
  );
  const isNamed = (name: string): boolean =>
    told.some(({ text, isPrivate }) => !isPrivate && text.includes(name));
  return told
    .map((answer) => ({ answer, topic: answer.topic ?? subjectOf(answer.text, language) }))
    .filter(({ topic }) => ageOf(topic) !== null)
    .sort((one, other) => asTold(one.answer, other.answer))
    .map(({ answer, topic }, at, all) => {
      const isAsked = answer.topic !== null || topic !== ofNothing;
      const whole = offerOf(answer.text, { topic, language });
      const offered = whole.isFragment
        ? whole
        : { ...whole, units: withoutReplyingHead(whole.units, { language, known }) };
      // What goes on from something else was not asked under this heading: few words of it say nothing.
      const offer = answer.staysOn
        ? { ...offered, units: offered.isFragment ? [] : offered.units, needsHeading: false }
        : offered;
      const people = peopleAsked(answer.question ?? "", { language, known });
      const reader = { language, known, asksOfSomebody: people.length > 0 };
      const opened = offer.isFragment
        ? "stands"
        : openingOf(answer.staysOn && whole.isFragment ? [] : whole.units, reader);
      // Whom it speaks of was named in its first place.
      const opening = answer.leans ? "leans" : opened;
      const isSilent = answer.isPrivate || offer.units.length === 0;
      const asked = isAsked ? (ageOf(topic) ?? 0) : null;
      const isOfRoots = people.some(({ kin }) => kin !== null && roots.has(kin));
      const isSequel = packs[language].functionWords.sequels.has(tokens(answer.text)[0]?.word ?? "");
      const { answer: before } = all[at - 1] ?? {};
      const asksOfAnother =
        before?.isPrivate === true &&
        before.text !== "" &&
        namesIn(answer.question ?? "", language).some((name) => isNamed(name) && !before.text.includes(name));
      const asksOfTold =
        before?.isCut === true &&
        before.isPrivate === false &&
        (answer.asksElsewhere === true ||
          namesIn(answer.question ?? "", language).some((name) => before.text.includes(name)));
      const of = { isOfRoots, isSequel, asksOfAnother, asksOfTold };
      return { told: answer, topic, offer, opening, isSilent, asked, ...of };
    });
};

/** Where the teller asked the story to end. */
const endOfAll = 200;

/** Those whom a teller comes from. */
const roots: ReadonlySet<Kin> = new Set<Kin>(["mother", "father", "grandmother", "grandfather"]);

/** An answer of fewer words that goes on from another says nothing behind any other one: "Same as I would have." */
const shortestApart = 13;

/** Is an answer of a few words without a year told elsewhere than behind the one that was told before it? */
const isStranded = (at: number, all: readonly Passage[], language: Language): boolean => {
  const { told, units, isFragment, needsHeading } = all[at] as Passage;
  const words = units.reduce((sum, unit) => sum + unit.words, 0);
  const isMeant = told.isWished || told.isLast || told.isFirst || isTurning(told.text, language);
  if (!told.staysOn || words >= shortestApart || isMeant || isFragment || needsHeading) return false;
  const isBefore = (one: Told): boolean =>
    one.interviewId === told.interviewId && one.position < told.position;
  const latest = Math.max(...all.flatMap((one) => (isBefore(one.told) ? one.told.position : [])));
  const before = all[at - 1]?.told;
  const isBehind = before !== undefined && isBefore(before) && before.position === latest;
  return !isBehind && numbersIn(told.text, language).length === 0;
};

/** Answers that may be used, in the order of a life. Private ones, empty ones and wishes about the story stay out. */
export const arrange = (told: readonly Told[], language: Language): Passage[] => {
  const candidates = candidatesOf(told, language);
  const places = placesOf(candidates, language);
  const last = candidates.findIndex(({ told: answer }) => answer.isLast);
  const ordered = candidates
    .flatMap(({ told: answer, topic, offer, asked }, at): Passage[] => {
      const place = places[at];
      if (!place) return [];
      const { episode, scene, when, isAlone } = place;
      const needsHeading = offer.needsHeading || isAlone;
      // Few words stand under what was asked, and nowhere else; so does what speaks of somebody whom only the question named.
      // What goes on from the answer that is to be the last stays with it.
      const isLast = at >= last && last >= 0 && scene === places[last]?.scene;
      const edge = isLast ? endOfAll : answer.isFirst ? 0 : null;
      const age = edge ?? (offer.needsHeading ? (asked ?? place.age) : place.when);
      return [
        {
          told: answer,
          topic,
          age,
          ageTold: place.told,
          episode,
          scene,
          when,
          chapter: chapterAt(age),
          ...offer,
          needsHeading,
        },
      ];
    })
    .sort(
      (one, other) =>
        Number(other.told.isFirst === true) - Number(one.told.isFirst === true) ||
        one.age - other.age ||
        one.episode - other.episode ||
        one.when - other.when ||
        one.scene - other.scene ||
        asTold(one.told, other.told),
    )
    .filter((_, at, all) => !isStranded(at, all, language));
  const known = knownSpellings(
    told.map(({ text }) => text),
    language,
  );
  return withWeddingsLater(ordered, { language, known });
};
