import type { TaggedText } from "../reading/tagged-text.ts";
import { type Hold, isCalledByName, nameOf } from "./holds.ts";

/** Sentences beyond these, and earlier answers, make nobody more central. */
const mostSentences = 4;
const mostEarlier = 2;
/** Whoever is named in the last sentence may be what the telling leads to. */
const atTheEnd = 1.5;
/** Others who are told of nearly as much may be asked about too. */
const nearly = 1;
/** Somebody is told of in so many sentences, or was told of before. */
const fewestSentences = 2;
/** Speech without stops is one sentence: whom it is about stands at its beginning. */
const beginning = 8;

/** So few words with one person in them are about that person. */
const fewOfOne = 45;

/** Who is told of most is in so many sentences, and named in two. */
const fewestOfMost = 3;
const nobody = { key: "", own: 0, isAgain: false };

type Told = { tagged: TaggedText; earlier: readonly string[] };

/** Sentences that name somebody, or go on about them; where the last one that named them named others too, "she" may be any of these. */
const sentencesOf = (
  { mentions, carried }: Hold,
  { sentence, namers }: { sentence: readonly number[]; namers: ReadonlyMap<number, number> },
): number => {
  const own = mentions.map(({ token }) => sentence[token] ?? 0);
  const isMeant = (at: number): boolean => {
    const before = Math.max(-1, ...own.filter((one) => one < at));
    return before < 0 || namers.get(before) === 1;
  };
  return new Set([...own, ...carried.filter(isMeant)]).size;
};

/** A relative who is named twice is hardly named by the way. */
const isKinAgain = (hold: Hold): boolean => hold.mentions.length > 1 && !isCalledByName(nameOf(hold.key));

/** In how many earlier answers a name stands; what relatives are called differs too much to be counted. */
const timesBefore = ({ key }: Hold, earlier: readonly string[]): number => {
  const name = nameOf(key).match(/(?:^| )(\p{Lu}\p{L}+)$/u)?.[1];
  return name === undefined ? 0 : earlier.filter((text) => text.includes(name)).length;
};

/** Who an answer is about: `keys` of those who may be asked about; `most`: who is in most of its sentences. */
type Centre = { keys: ReadonlySet<string>; most: string | null };

/** Who an answer is about: nobody who is named once in passing, in a correction, as a neighbour or a driver. */
export const centreOf = (people: readonly Hold[], { tagged, earlier }: Told): Centre => {
  const { sentence } = tagged;
  const last = sentence.at(-1);
  const isAlone = people.length === 1 && tagged.tokens.length < fewOfOne;
  const named = people.flatMap(({ mentions }) => [
    ...new Set(mentions.map(({ token }) => sentence[token] ?? 0)),
  ]);
  const namers = new Map([...Map.groupBy(named, (at) => at)].map(([at, { length }]) => [at, length]));
  const all = people.map((hold) => {
    const own = sentencesOf(hold, { sentence, namers });
    const before = Math.min(mostEarlier, timesBefore(hold, earlier));
    const ends = hold.mentions.some(({ token }) => sentence[token] === last && last !== 0);
    const begins = last === 0 && hold.mentions.some(({ token }) => token < beginning);
    return {
      key: hold.key,
      own,
      isAgain: hold.mentions.length > 1,
      isTold: own >= fewestSentences || isKinAgain(hold) || before >= mostEarlier || begins || isAlone,
      score: Math.min(mostSentences, own) + before + (ends || begins ? atTheEnd : 0),
    };
  });
  const highest = Math.max(0, ...all.map(({ score }) => score));
  const most = all.reduce<typeof nobody>((one, other) => (other.own > one.own ? other : one), nobody);
  return {
    keys: new Set(
      all.filter(({ score, isTold }) => isTold && score >= highest - nearly).map(({ key }) => key),
    ),
    most: most.isAgain && most.own >= fewestOfMost ? most.key : null,
  };
};
