import type { TaggedText } from "../reading/tagged-text.ts";
import type { Hold } from "./holds.ts";

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

type Told = { tagged: TaggedText; earlier: readonly string[] };

export const sentencesOf = ({ mentions, carried }: Hold, { sentence }: TaggedText): number =>
  new Set([...mentions.map(({ token }) => sentence[token]), ...carried]).size;

const nameOf = ({ key }: Hold): string => key.slice(key.indexOf(" ") + 1);

/** In how many earlier answers a name stands; what relatives are called differs too much to be counted. */
const timesBefore = (hold: Hold, earlier: readonly string[]): number => {
  const name = nameOf(hold).match(/\p{Lu}\p{L}+/u)?.[0];
  return name === undefined ? 0 : earlier.filter((text) => text.includes(name)).length;
};

/** Who an answer is about: nobody who is named once in passing, in a correction, as a neighbour or a driver. The keys of those people. */
export const centreOf = (people: readonly Hold[], { tagged, earlier }: Told): ReadonlySet<string> => {
  const last = tagged.sentence.at(-1);
  const isAlone = people.length === 1 && tagged.tokens.length < fewOfOne;
  const all = people.map((hold) => {
    const own = sentencesOf(hold, tagged);
    const before = Math.min(mostEarlier, timesBefore(hold, earlier));
    const ends = hold.mentions.some(({ token }) => tagged.sentence[token] === last && last !== 0);
    const begins = last === 0 && hold.mentions.some(({ token }) => token < beginning);
    return {
      key: hold.key,
      isTold: own >= fewestSentences || before >= mostEarlier || begins || isAlone,
      score: Math.min(mostSentences, own) + before + (ends || begins ? atTheEnd : 0),
    };
  });
  const most = Math.max(0, ...all.map(({ score }) => score));
  return new Set(all.filter(({ score, isTold }) => isTold && score >= most - nearly).map(({ key }) => key));
};
