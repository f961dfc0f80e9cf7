import { fold } from "#language/fold.ts";
import { isSameName } from "#language/name-match.ts";
import { numbersIn } from "#language/numbers.ts";
import { type Language, packs } from "#language/packs.ts";
import { contentStems, sentences, tokens } from "#language/text.ts";
import { namesIn } from "../chronology/life-order.ts";
import { givenIn } from "../text/given.ts";
import { lexiconMatcher } from "../text/lexicon-matcher.ts";
import type { Passage } from "./arrange.ts";
import { namesAnybody, pointerOf, type Reader } from "./opening.ts";

/** A thing that stands in more passages than these is of the whole life, and needs no beginning. */
const mostOfThing = 3;
/** Within so many answers a thing is still the one that was spoken of. */
const mostBetween = 4;
/** Words around a name within which it is said who somebody is: "my brother Alfred", "Olga, the baker". */
const besideName = 3;

type Read = {
  /** Place in the order of telling, and in the story. */
  told: number;
  at: number;
  interview: string;
  text: string;
  /** Nouns of the beginning that it takes for known, all words of weight, and those of the beginning. */
  given: readonly string[];
  said: ReadonlySet<string>;
  first: ReadonlySet<string>;
  people: readonly string[];
  /** Words with a capital. */
  capitals: readonly string[];
  isAfter: boolean;
  points: boolean;
  /** Tells on of a death, and does not begin with whose it is. */
  isOfDeath: boolean;
};

const stemsIn = (text: string, language: Language): Set<string> =>
  new Set(contentStems(text, packs[language]));

/** Is somebody named first of all, with the year or day from which on they are told of ("Michael were born 4th November 63"), or right where a marriage is told? */
const isBegunWith = (text: string, name: string, language: Language): boolean => {
  const all = sentences(text, language).map((sentence) => sentence.text);
  const says = (sentence: string): boolean =>
    tokens(sentence).some(({ word }) => isSameName([word, name], language));
  const [first = ""] = all;
  if (isSameName([tokens(first)[0]?.word ?? "", name], language) && numbersIn(first, language).length > 0)
    return true;
  const { marriage } = packs[language].story.turnings;
  const at = all.findIndex(says);
  return all.slice(Math.max(0, at - 1), at + 1).some((sentence) => marriage.test(fold(sentence)));
};

/** Does a text say who somebody is: beside a relation or a trade, or with "called"? */
const introduces = (text: string, name: string, language: Language): boolean => {
  if (isBegunWith(text, name, language)) return true;
  const read = tokens(text);
  const { naming } = packs[language].lexicon;
  const people = lexiconMatcher(language)(read).filter(
    ({ list }) => list === "people" || list === "titles" || list.startsWith("kin "),
  );
  return read.some(({ word }, at) => {
    if (!isSameName([word, name], language)) return false;
    const isNear = (from: number, to: number): boolean => from <= at + besideName && to > at - besideName;
    const isNamed = read.slice(Math.max(0, at - besideName), at).some((one) => naming.includes(one.word));
    return isNamed || people.some(({ from, to }) => isNear(from, to) && !(from <= at && to > at));
  });
};

const capitalsIn = (text: string): string[] =>
  tokens(text).flatMap(({ word, start }) => (/^\p{Lu}/u.test(text.slice(start)) ? [word] : []));

/** The word with a capital right behind a name. */
const followedBy = (text: string, name: string): string | undefined =>
  text.split(`${name} `)[1]?.match(/^\p{Lu}\p{L}+/u)?.[0];

/** "Silver Cross", "Silver Jubilee": one word, and nobody who was brought in before. */
const isOfAnother = (name: string, own: string, before: string): boolean => {
  const [one, other] = [followedBy(own, name), followedBy(before, name)];
  return one !== undefined && other !== undefined && one !== other;
};

type Life = Reader & { places: readonly string[] };

/** Names that mostly stand where a place does. */
const placesIn = (texts: readonly string[], language: Language): string[] => {
  const { placePrepositions } = packs[language].lexicon;
  const counts = new Map<string, number>();
  for (const text of texts) {
    const read = tokens(text);
    for (const [at, { word, start }] of read.entries()) {
      if (!/^\p{Lu}/u.test(text.slice(start))) continue;
      const isPlace = placePrepositions.includes(read[at - 1]?.word ?? "");
      counts.set(word, (counts.get(word) ?? 0) + (isPlace ? 1 : -1));
    }
  }
  return [...counts].filter(([, count]) => count > 0).map(([word]) => word);
};

/** The people a text names: no place, no "Father", and not the end of a double name. */
const peopleIn = (text: string, { language, known, places }: Life): string[] =>
  namesIn(text, language, known).filter(
    (name) =>
      !text.includes(`-${name}`) &&
      !lexiconMatcher(language)(name).some(({ list }) => list.startsWith("kin ")) &&
      !places.includes(name.toLowerCase()),
  );

const readingOf = (passages: readonly Passage[], reader: Reader): Read[] => {
  const { language } = reader;
  const texts = passages.map(({ told }) => told.text);
  const life = { ...reader, places: placesIn(texts, language) };
  const { death } = packs[language].story.turnings;
  return passages
    .map(({ told, units }, at): Omit<Read, "told"> & { position: readonly [number, number] } => {
      const { text } = told;
      const [first = "", second = ""] = sentences(text, language).map((sentence) => sentence.text);
      const opening = `${first} ${second}`.trim();
      return {
        at,
        position: [told.number, told.position],
        interview: told.interviewId,
        text,
        given: givenIn(opening, language),
        said: stemsIn(text, language),
        first: stemsIn(first, language),
        people: peopleIn(text, life),
        capitals: capitalsIn(text),
        isAfter: packs[language].story.timeAfter.test(fold(opening)),
        points: pointerOf(units, life) !== null,
        isOfDeath:
          told.staysOn === true &&
          told.leans !== true &&
          death.test(fold(text)) &&
          !(death.test(fold(opening)) && namesAnybody(opening, life)),
      };
    })
    .sort((one, other) => one.position[0] - other.position[0] || one.position[1] - other.position[1])
    .map((one, told) => ({ ...one, told }));
};

/** Places of the passages that a passage cannot be told without, and of those of them that say who its people are. */
export type Grounds = { all: number[]; people: number[] };

/**
 * Of each passage: those that introduce whom and what it begins with, as if one knew them. "The gun was Olga's" cannot be told without
 * the answer in which there was a gun. Whom the story names later needs no other beginning.
 */
export const groundsOf = (passages: readonly Passage[], reader: Reader): Grounds[] => {
  const { language } = reader;
  const read = readingOf(passages, reader);
  const counts = new Map<string, number>();
  for (const thing of read.flatMap(({ said }) => [...said])) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  const isRare = (thing: string): boolean => (counts.get(thing) ?? 0) <= mostOfThing;
  const grounds: Grounds[] = passages.map(() => ({ all: [], people: [] }));
  for (const one of read) {
    const before = read.slice(0, one.told);
    const last = before.at(-1);
    const needed = new Set<Read | undefined>();
    const people = new Set<Read>();
    const shared = [...one.first].filter((thing) => isRare(thing) && last?.said.has(thing) === true);
    for (const thing of one.given.filter(isRare))
      needed.add(before.slice(-mostBetween).findLast(({ said }) => said.has(thing)));
    if (last?.interview === one.interview && (shared.length > 1 || one.isAfter || one.points))
      needed.add(last);
    if (last?.interview === one.interview && one.isOfDeath) people.add(last);
    for (const name of one.people) {
      if (introduces(one.text, name, language)) continue;
      const introducing = before.find(({ capitals }) =>
        capitals.some((word) => isSameName([word, name], language)),
      );
      const isOther = introducing !== undefined && isOfAnother(name, one.text, introducing.text);
      if (introducing && introducing.at < one.at && !isOther) people.add(introducing);
    }
    const of = (found: ReadonlySet<Read | undefined>): number[] =>
      [...found].flatMap((ground) => (ground ? [ground.at] : []));
    grounds[one.at] = { all: of(new Set([...needed, ...people])), people: of(people) };
  }
  return grounds;
};
