import { isVerbLike } from "#language/grammar.ts";
import { packs } from "#language/packs.ts";
import type { Clause, Word } from "../text/parsed-text.ts";
import { type Counterpart, counterparts } from "./alignment.ts";
import { clausesBefore } from "./antecedents.ts";
import { isDenial, isOfSpeech } from "./denied-words.ts";
import { isTeller, overlap } from "./doers.ts";
import type { Evidence } from "./evidence.ts";

/** Clauses of so much the same wording say the same, or deny it. */
export const sameWording = 0.7;
/** Clauses back in which whoever something is denied of may be named. */
const namedWithin = 4;
/** A denial that goes on is of no more words. */
const mostOfGoingOn = 4;
/** A place or a thing beside what is done is named in so few words of weight. */
const mostOfPlace = 2;
/** So much of what stands beside a "without" is told there. */
const fewestBeside = 2;
/** Words of a clause in which "as if" stands before its denial. */
const asIfWithin = 3;
const textOf = ({ words }: Pick<Clause, "words">): string => words.map(({ folded }) => folded).join(" ");

/** "Only the doctor calls her that", of whom nobody else does: the word stands in the clause, or before it. */
export const saysOnly = (clause: Clause, source: Clause, { language }: Evidence): boolean => {
  const { only, nobody } = packs[language].functionWords;
  const isOnly = [clause, ...clausesBefore(clause)].some((one) => only.test(textOf(one)));
  return isOnly && !clause.isNegated && source.isNegated && nobody.test(textOf(source));
};

/** "As if he did not know": it says that he knew. A denial farther on is one. */
export const isAsIf = (source: Clause, { language }: Evidence): boolean =>
  source.isNegated &&
  isDenial(source.words.slice(0, asIfWithin * 2), language) &&
  packs[language].functionWords.asIf.test(
    `${source.previous ? textOf(source.previous) : ""} ${textOf({ words: source.words.slice(0, asIfWithin) })}`
      .split(" ")
      .slice(-asIfWithin * 2)
      .join(" "),
  );

/** "You couldn't hear it, not over looms": does a source only go on denying what stands before it, so that its place or time is denied nothing? */
export const onlyGoesOnDenying = ({ words, stems }: Clause, language: Evidence["language"]): boolean =>
  stems.size === 1 &&
  words.length <= mostOfGoingOn &&
  packs[language].lexicon.placePrepositions.includes(words[1]?.word ?? "") &&
  isDenial(words.slice(0, 1), language);

/** "With Clarry crawling behind her" where "she never crawled" is said of somebody else: one word is shared, and whoever it is of stands nowhere near it. */
export const isOfOthers = (clause: Clause, source: Clause, evidence: Evidence): boolean => {
  const shared = [...clause.stems].filter((stem) => source.stems.has(evidence.known(stem) ?? stem));
  if (clause.isNegated || !source.isNegated || clause.stems.size < 2 || shared.length > 1) return false;
  const named = clause.words.flatMap(({ actor }) => (actor && actor.kind !== "self" ? actor : []));
  if (named.length === 0 || isTeller(named, evidence)) return false;
  const near = [source, ...clausesBefore(source, namedWithin)].flatMap(({ words }) =>
    words.flatMap(({ actor }) => actor ?? []),
  );
  return !overlap(named, near, evidence);
};

/** "Asked what kept her going, she says": does a clause only repeat what an answer was asked? */
export const isOfQuestion = ({ words, deeds }: Clause, evidence: Evidence): boolean => {
  const { questions, language, known } = evidence;
  const { asking } = packs[language].functionWords;
  const isAsking = (word: string): boolean => asking.has(word);
  const left = words.flatMap(({ stem, word }) =>
    stem === null || isAsking(word) ? [] : (known(stem) ?? stem),
  );
  if (left.length === 0 || !(isOfSpeech({ words }, evidence) || words.some(({ word }) => isAsking(word))))
    return false;
  return (
    deeds.size > 0 &&
    questions.some(({ clauses }) => clauses.some(({ stems }) => left.every((stem) => stems.has(stem))))
  );
};

/** "Without a word to him she sold the house": is it what was told without, and the rest what was told beside that? */
export const isWithout = (clause: Clause, { cited, language, known }: Evidence): boolean => {
  const { withouts } = packs[language].functionWords;
  const placeIn = ({ words }: Clause): number => words.findIndex(({ word }) => withouts.has(word));
  const stemsFrom = ({ words }: Clause, from: number, to?: number): string[] =>
    words.slice(from, to).flatMap(({ stem }) => (stem === null ? [] : (known(stem) ?? stem)));
  const at = placeIn(clause);
  if (at < 0) return false;
  const [own = ""] = stemsFrom(clause, at);
  const [, ...rest] = [own, ...stemsFrom(clause, 0, at), ...stemsFrom(clause, at).slice(1)];
  return cited.some(({ clauses }) =>
    clauses.some((source) => {
      const from = placeIn(source);
      const beside = stemsFrom(source, 0, from);
      return (
        from >= 0 &&
        !beside.includes(own) &&
        rest.filter((one) => beside.includes(one)).length >= fewestBeside
      );
    }),
  );
};

/** "There was no better man" for "he was the best man". */
export const isOfBest = (clause: Clause, evidence: Evidence): boolean => {
  const { more, most } = packs[evidence.language].functionWords.compared;
  const text = textOf(clause);
  if (!clause.isNegated || !more.test(text) || most.test(text)) return false;
  return counterparts(clause, evidence).some(
    ({ clause: source }) => !source.isNegated && most.test(textOf(source)),
  );
};

/** "At the next bench", "in the sugar": a place or a thing beside what is done, which is told somewhere where nothing denies it, or before what is denied. */
export const isPlainPlace = (clause: Clause, evidence: Evidence): boolean => {
  const { language, known, clausesBy } = evidence;
  const { lexicon, grammar } = packs[language];
  const [first] = clause.words;
  const stems = [...clause.stems];
  if (clause.isNegated || !first || stems.length === 0 || stems.length > mostOfPlace) return false;
  if (!lexicon.placePrepositions.includes(first.word) && !grammar.determiners.has(first.word)) return false;
  const { actors, self } = packs[language].functionWords;
  const acts = ({ word, actor, stem }: Word): boolean =>
    actor !== null || actors.has(word) || self.has(word) || (stem !== null && isVerbLike(word, grammar));
  if (clause.words.some(acts)) return false;
  const told = stems.flatMap((stem) => {
    const told = known(stem) ?? stem;
    const sources = clausesBy.get(told) ?? [];
    const isBefore = ({ words }: Clause): boolean =>
      words.findIndex((word) => word.stem === told) <
      words.findIndex((word) => isDenial([word], evidence.language));
    return sources.length === 0 ? [] : [sources.some((source) => !source.isNegated || isBefore(source))];
  });
  return told.length > 0 && told.every(Boolean);
};

/** "He said nothing", told as "non ha detto niente", "he rang" where he rang once and never else: is just that denied, or affirmed, somewhere? */
export const isSameTold = (clause: Clause, evidence: Evidence): boolean => {
  const { isNegated, stems } = clause;
  const { known, clausesBy } = evidence;
  if (isNegated && stems.size < 2 && !isOfSpeech(clause, evidence)) return false;
  const own = [...stems].map((stem) => known(stem) ?? stem);
  const [first] = own;
  const isOther = ({ clause: source, wording }: Counterpart): boolean =>
    source.isNegated !== isNegated && wording >= sameWording;
  if (first === undefined || (!isNegated && counterparts(clause, evidence).some(isOther))) return false;
  return (clausesBy.get(first) ?? []).some(
    (source) =>
      source.isNegated === isNegated &&
      source.stems.size === own.length &&
      own.every((stem) => source.stems.has(stem)),
  );
};
