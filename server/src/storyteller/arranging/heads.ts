import { isVerbLike } from "#language/grammar.ts";
import { numbersIn } from "#language/numbers.ts";
import { type Language, packs } from "#language/packs.ts";
import { tokens } from "#language/text.ts";
import type { Unit } from "../material/unit.ts";
import { lexiconMatcher } from "../text/lexicon-matcher.ts";
import { namesAnybody, type Reader } from "./opening.ts";

/** Words that only reply are so few, and stand before so many that tell. */
const longestHead = 3;
const fewestAfter = 25;
/** So many short replies may follow each other: "At the sink. Where else." */
const mostHeads = 2;

const hasVerb = (text: string, language: Language): boolean => {
  const { grammar } = packs[language];
  return tokens(text).some(({ word }) => isVerbLike(word, grammar) || grammar.subjects.has(word));
};

/** Is a sentence a few words that say something only behind what was asked: "Tight.", "Apple."? A person, a day and a word asked back say it by themselves. */
const isHead = ({ text, words, piece }: Unit, reader: Reader): boolean => {
  const { language } = reader;
  const { givenNames } = packs[language].conversation.followUps;
  const { pronouns } = packs[language].functionWords;
  const says =
    tokens(text).some(({ word }) => givenNames.has(word) || pronouns.has(word)) ||
    lexiconMatcher(language)(text).some(
      ({ list }) => list === "people" || list === "times" || list.startsWith("kin "),
    );
  return (
    words <= longestHead &&
    piece.isStart &&
    /^[^"“”„«»]*[.!]$/u.test(text) &&
    !says &&
    !hasVerb(text, language) &&
    !namesAnybody(text, reader) &&
    !/^\p{Lu}\p{L}+,? \p{Lu}/u.test(text) &&
    numbersIn(text, language).length === 0
  );
};

/** Within so many words a pronoun takes up what the reply named or said of somebody: "Deaf. He sat …", "The canaries. My dad kept them". */
const pointsWithin = 6;

/** May a story begin a paragraph here: with a verb, and with no word that takes up the one before? */
const mayBegin = ({ text, isLeaning }: Unit, { language }: Reader): boolean => {
  const { connectives, coordinators, pronouns, things } = packs[language].functionWords;
  const read = tokens(text);
  const first = read[0]?.word ?? "";
  const isDenied = lexiconMatcher(language)(text).some(
    ({ list, from }) => list === "negations" && from === 0,
  );
  const goesOn = isLeaning && (connectives.has(first) || coordinators.has(first));
  const points = read.slice(0, pointsWithin).some(({ word }) => pronouns.has(word)) || things.has(first);
  return hasVerb(text, language) && !goesOn && !isDenied && !points;
};

/** An answer without the few words at its head that say something only behind its question: a story has no questions. */
export const withoutReplyingHead = (units: readonly Unit[], reader: Reader): Unit[] => {
  const heads = units.findIndex((unit) => !isHead(unit, reader));
  const rest = units.slice(Math.max(0, heads));
  const [next] = rest;
  const words = rest.reduce((sum, unit) => sum + unit.words, 0);
  const isCut = heads > 0 && heads <= mostHeads && words >= fewestAfter && next && mayBegin(next, reader);
  return isCut ? rest : [...units];
};
