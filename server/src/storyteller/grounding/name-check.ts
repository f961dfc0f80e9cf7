import { isSameName } from "#language/name-match.ts";
import { numberWord } from "#language/numeral.ts";
import { type Language, packs } from "#language/packs.ts";
import { stopwordsOf } from "#language/text.ts";
import { comparedStem } from "../text/compared-word.ts";
import { fold } from "../text/fold.ts";
import { lexiconMatcher } from "../text/lexicon-matcher.ts";
import type { ParsedText, Word } from "../text/parsed-text.ts";
import type { Evidence } from "./evidence.ts";
import { isShortFor } from "./short-names.ts";

const isKnownWord = (word: Word, { language, vocabulary }: Evidence): boolean =>
  vocabulary.common.has(word.folded) ||
  stopwordsOf(packs[language]).has(word.word) ||
  lexiconMatcher(language)(word.word).length > 0 ||
  packs[language].functionWords.doubts.has(word.word) ||
  packs[language].functionWords.leaning.has(word.word) ||
  packs[language].functionWords.firstWords.has(word.word) ||
  numberWord(word.word, language) !== null ||
  packs[language].functionWords.sequels.has(word.word) ||
  packs[language].functionWords.asking.has(word.word) ||
  packs[language].story.sameWord.has(word.word) ||
  packs[language].story.irregular.has(word.word) ||
  (packs[language].functionWords.commonEndings.test(word.word) &&
    !packs[language].conversation.followUps.givenNames.has(word.word));

/** Letters that an apostrophe may stand for. */
const mostUnsaid = 2;

/** Shorter words are too many names. */
const shortestForm = 5;

/** A word that the answers hold in another form: "Mangiavano" where "mangiavamo" was said, "Namnet" for "namn"; no given name is one. */
const isToldForm = ({ word, folded, stem: own }: Word, evidence: Evidence): boolean => {
  const { language, known } = evidence;
  if (own === null) return false;
  if (packs[language].story.bareThird?.test(word) === true) return known(own) !== null;
  const { givenNames } = packs[language].conversation.followUps;
  const isCommon = stemsOfCommon(evidence).has(own);
  return folded.length >= shortestForm && !givenNames.has(word) && isCommon;
};

const commonStems = new WeakMap<ReadonlySet<string>, Map<Language, Set<string>>>();

/** The stems of what stands with a small letter somewhere in the answers. */
const stemsOfCommon = ({ language, vocabulary }: Evidence): Set<string> => {
  const known = commonStems.get(vocabulary.common) ?? new Map<Language, Set<string>>();
  const found =
    known.get(language) ?? new Set([...vocabulary.common].map((word) => comparedStem(word, language)));
  known.set(language, found);
  commonStems.set(vocabulary.common, known);
  return found;
};

const isName = (word: Word, evidence: Evidence): boolean => {
  if (
    !word.isCapital ||
    word.actor?.kind === "self" ||
    word.actor?.kind === "speaker" ||
    // 'Victory Vs'.
    /^.s?$/u.test(word.folded) ||
    // Who "Mother" is at the beginning of a sentence is held against the answers for itself.
    (word.isOpening && word.actor?.kind === "kin")
  )
    return false;
  if (evidence.vocabulary.names.has(word.folded)) return true;
  if (word.isOpening) return !isKnownWord(word, evidence) && !isToldForm(word, evidence);
  return !stopwordsOf(packs[evidence.language]).has(word.word);
};

/** "Father" for him whom the answer calls so, or whom it was asked about: who acts is for others to judge. */
const isToldKin = ({ word }: Word, { near, language }: Evidence): boolean =>
  lexiconMatcher(language)(word).some(
    ({ list }) => list.startsWith("kin ") && near.some(({ lists }) => lists.has(list)),
  );

/** "A Pole" for "the Polish man": is one the noun of a people and the other its adjective? */
const isSamePeople = (one: string, other: string, language: Language): boolean => {
  const { peoples } = packs[language].functionWords;
  const [first, second] = [one, other].map((word) => (peoples ? word.replace(peoples, "") : word));
  return first === second && first !== one && second !== other;
};

type Pair = { first: Word; second: Word; isOfOne: boolean };

/** Every two words with a capital that stand beside each other: "Broad Oak"; `isOfOne`: with no mark between. */
const namesOfTwo = ({ words, clauses }: ParsedText): Pair[] => {
  const begin = new Set(clauses.map(({ words: [first] }) => first));
  return words.flatMap((first, at): Pair[] => {
    const second = words[at + 1];
    const isTwo = first.isCapital && second?.isCapital === true && !second.isOpening;
    return isTwo && first.folded !== second.folded ? [{ first, second, isOfOne: !begin.has(second) }] : [];
  });
};

const isGiven = ({ word }: Word, language: Language): boolean => {
  const { givenNames } = packs[language].conversation.followUps;
  return givenNames.has(word) || [...givenNames].some((given) => isSameName([given, word], language));
};

/** "Irka Popławska" for "Popławska Irka": does a given name stand before the family name, where a narrator puts it? */
const isGivenFirst = ({ first, second }: Pair, language: Language): boolean =>
  isGiven(first, language) && !isGiven(second, language);

/** Does the sentence turn two names round that were told the other way only: "Oak Broad"? "Labuda, Brunon" is "Brunon Labuda". */
const isTurnedName = (pair: Pair, { near, notes, language }: Evidence): boolean => {
  const { first, second, isOfOne } = pair;
  const told = [...near, ...notes].flatMap(namesOfTwo).filter((other) => other.isOfOne === isOfOne);
  const isTold = (one: Word, other: Word): boolean =>
    told.some(
      (two) =>
        isSameName([two.first.folded, one.folded], language) &&
        isSameName([two.second.folded, other.folded], language),
    );
  return isTold(second, first) && !isTold(first, second) && !isGivenFirst(pair, language);
};

/** "Jolanta" for "Jola": is one the short form of the other, and does no answer call anybody by the name that is written? Who bears it there may be another. */
const isToldShort = ({ folded }: Word, { words, vocabulary, language }: Evidence): boolean =>
  !vocabulary.names.has(folded) &&
  [...words].some((other) => vocabulary.names.has(other) && isShortFor([other, folded], language));

/** A letter that is written once or twice: "Christmasses". */
const plain = (word: string): string => word.replace(/(\p{L})\1/gu, "$1");

/** "January" for "Janu'ry": is it what an answer writes with an apostrophe, where letters were left unsaid? */
const isToldElided = ({ folded }: Word, { said }: Evidence): boolean =>
  said.some((text) =>
    [...text.matchAll(/(\p{Lu}\p{L}{2,})['’](\p{L}{2,})/gu)].some(
      ([, head = "", tail = ""]) =>
        folded.length <= head.length + tail.length + mostUnsaid &&
        folded.length > head.length + tail.length &&
        folded.startsWith(fold(head)) &&
        folded.endsWith(fold(tail)),
    ),
  );

/** Names and places of a sentence that neither the cited answers nor the profile hold, or hold the other way round. */
export const unknownNames = (reading: ParsedText, evidence: Evidence): Word[] => [
  ...namesOfTwo(reading)
    .filter((pair) => isTurnedName(pair, evidence))
    .flatMap(({ first, second }) => [first, second]),
  ...reading.words.filter(
    (word) =>
      isName(word, evidence) &&
      !isToldKin(word, evidence) &&
      !evidence.words.has(word.folded) &&
      !isToldElided(word, evidence) &&
      !isToldShort(word, evidence) &&
      ![...evidence.words].some(
        (other) =>
          isSameName([plain(word.folded), plain(other)], evidence.language) ||
          (evidence.vocabulary.names.has(other) && isSamePeople(word.folded, other, evidence.language)),
      ),
  ),
];
