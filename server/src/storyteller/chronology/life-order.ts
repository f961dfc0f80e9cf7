import { fold } from "#language/fold.ts";
import { isSameName } from "#language/name-match.ts";
import { numbersIn } from "#language/numbers.ts";
import { type Language, packs } from "#language/packs.ts";
import { isContentWord, sentences, tokens } from "#language/text.ts";
import { yearsIn } from "#language/years.ts";
import type { Told } from "../story.ts";
import { lexiconMatcher } from "../text/lexicon-matcher.ts";
import { lookingBack } from "./chapters.ts";

const century = 1900;

/** Years that a text tells of, without those it only looks to: "till 1963", "since 1960", "the one of eighty-six". */
export const yearsTold = (text: string, language: Language): number[] => {
  const { until, glance } = packs[language].story;
  return yearsIn(text.replace(until, " ").replace(glance, " "), language);
};

/** The age a text names for its teller, or null. */
const ageIn = (text: string, language: Language): number | null => {
  const { age, until } = packs[language].story;
  // "Till I was about twelve" says when something ended.
  const [found] = text.toLowerCase().replace(until, " ").matchAll(age);
  const said = found?.slice(1).find(Boolean);
  const value = said ? numbersIn(said, language)[0]?.value : undefined;
  return value !== undefined && value > 0 && value < 100 ? value : null;
};

/** Years before the earliest that is named, where the teller does not say when they were born; more where they were married or at work then. */
const beforeFirst = 5;
const beforeWork = 16;
const beforeMarriage = 20;

/** The youngest and oldest age by which a year of birth is reckoned. */
const [youngest, oldest] = [3, 99];
/** Whoever tells today was hardly born before this year. */
const earliestBirth = 1910;

/** A year of birth for an age and a year, or none where somebody else's age may be meant, or one word is read as both: "od sześćdziesiątego roku". */
const bornIn = (age: number | null | undefined, year: number | undefined): number[] =>
  age == null ||
  year === undefined ||
  age < youngest ||
  age > oldest ||
  year === century + age ||
  year - age < earliestBirth
    ? []
    : [year - age];

/**
 * Years of birth that an age beside a year comes to: three times where one sentence says both ("I left school at fifteen, 1957"), twice where
 * one answer does, once where the one gone on to names the year; and the first year beside the teller's own name.
 */
const reckoned = (told: readonly Told[], language: Language): number[] =>
  told.flatMap(({ text, topic }, at) => {
    const all = sentences(text, language).map((sentence) => sentence.text);
    const ages = all.flatMap((sentence) => ageIn(sentence, language) ?? []);
    const next = told[at + 1];
    const begun = text.replace(packs[language].story.until, " ");
    const own = yearsIn(begun, language);
    const years = own.length > 0 || !next?.staysOn ? own : yearsIn(next.text, language);
    const together = all.flatMap((sentence) =>
      bornIn(ageIn(sentence, language), yearsIn(sentence, language)[0]),
    );
    const here = bornIn(ages[0], years[0]);
    const ofName = at === 0 && topic === "name_origin" ? own.slice(0, 1) : [];
    return [...together, ...together, ...here, ...(own.length > 0 ? here : []), ...ofName];
  });

/** A year of birth and how often it is come to. */
const mostOften = (years: readonly number[]): number | undefined => {
  // Who is fourteen for most of a year counts from either end of it.
  const votes = (year: number): number => years.filter((other) => Math.abs(other - year) <= 1).length;
  return [...years].sort((one, other) => votes(other) - votes(one))[0];
};

/** The year of birth as it was told or can be reckoned, else a guess that keeps all years in their order. */
const birthOf = (told: readonly Told[], language: Language): number => {
  const { born } = packs[language].story;
  for (const { text } of told)
    for (const sentence of sentences(text, language)) {
      const [year] = born.test(fold(sentence.text)) ? yearsIn(sentence.text, language) : [];
      if (year !== undefined) return year;
    }
  const { livelihood, turnings } = packs[language].story;
  const births = told.flatMap(({ text }) =>
    sentences(text, language).flatMap((sentence) => {
      const folded = fold(sentence.text);
      const isWed = turnings.marriage.test(folded);
      const before = isWed ? beforeMarriage : livelihood.test(folded) ? beforeWork : beforeFirst;
      return yearsIn(sentence.text, language).map((year) => year - before);
    }),
  );
  if (births.length === 0) return century;
  return mostOften(reckoned(told, language)) ?? Math.min(...births);
};

/** Words with a capital; where they open a sentence only those that are `known` as names. */
export const namesIn = (text: string, language: Language, known?: ReadonlySet<string>): string[] => [
  ...new Set(
    tokens(text).flatMap(({ word, start, end, afterBreak }) => {
      const spelled = text.slice(start, end);
      if (!/^\p{Lu}\p{Ll}/u.test(spelled) || !isContentWord(word, packs[language])) return [];
      if (lexiconMatcher(language)(word).some(({ list }) => list === "times")) return [];
      return afterBreak && !known?.has(spelled) ? [] : [spelled];
    }),
  ),
];

type Dated = { age: number; names: readonly string[] };

const fewestMentions = 2;

/** Whom an answer may be about: who is named more than once or in its first sentence, the most often named first. */
const mainsOf = (text: string, names: readonly string[]): string[] => {
  const mentions = (name: string): number => text.split(name).length - 1;
  const first = text.slice(0, text.search(/[.!?]|$/u));
  return names
    .filter((name) => mentions(name) >= fewestMentions || first.includes(name))
    .sort((one, other) => mentions(other) - mentions(one));
};

/** The age in the dated answers that name somebody: of a death in the last of them, else in the first. */
const ageWith = (
  { name, isDeath }: { name: string; isDeath: boolean },
  dated: readonly Dated[],
  language: Language,
): number | undefined => {
  const ages = dated
    .filter(({ names }) => names.some((other) => isSameName([name, other], language)))
    .map(({ age }) => age);
  return ages.length === 0 ? undefined : isDeath ? Math.max(...ages) : Math.min(...ages);
};

type Aged = { told: readonly Told[]; named: readonly (number | null)[]; language: Language };

/** How old the teller was when somebody died: in the last answer that names them and tells a death; null where none is dated. */
const ageAtDeath = (name: string, { told, named, language }: Aged): number | null => {
  const { death } = packs[language].story.turnings;
  const ages = told.flatMap(({ text }, at) => {
    const isOf =
      death.test(fold(text)) && namesIn(text, language).some((own) => isSameName([name, own], language));
    return isOf ? (named[at] ?? []) : [];
  });
  return ages.length === 0 ? null : Math.max(...ages);
};

/** Names that stand in more than this share of the answers link nothing. */
const mostCommon = 0.4;
/** Periods up to this one are told by more than the relatives in them. */
const kinOnly = 8;
/** The period of one's own name. */
const ofName = 1;
/** From this age on a time is told by the first sentence: "there are two of us left now" ends many a childhood. */
const lateFrom = 60;
const fewWords = 25;

/** The names in each answer, with the one that the answer before ended on where it was gone on from. */
const linksOf = (told: readonly Told[], language: Language): { own: string[]; before: string[] }[] => {
  const texts = told.map(({ text }) => text);
  const known = knownSpellings(texts, language);
  const named = texts.map((text) => namesIn(text, language, known));
  const isCommon = (name: string): boolean =>
    named.filter((names) => names.includes(name)).length > Math.max(3, told.length * mostCommon);
  return named.map((names, at) => ({
    own: names.filter((name) => !isCommon(name)),
    before: told[at]?.staysOn ? (named[at - 1]?.slice(-1) ?? []) : [],
  }));
};

/** Names of a teller's life as they are spelled inside sentences. */
export const knownSpellings = (texts: readonly string[], language: Language): Set<string> =>
  new Set(texts.flatMap((text) => namesIn(text, language)));

/** How old the teller was in an answer: as it says itself, and else as its words and the people in it let one guess; null: unknown. */
export type Dating = {
  named: number | null;
  guessed: number | null;
  /** By its own words for a time of life. */
  ofWords: number | null;
  /** The guess comes from somebody whom the answer before names too. */
  isOfSame: boolean;
  /** Ages of all years that it names. */
  others: number[];
};

/** Dates answers, in the order of telling. `asked`: the ages that the subjects speak of; looking back is dated by them alone. */
export const datingsOf = (
  told: readonly Told[],
  { language, asked }: { language: Language; asked: readonly (number | null)[] },
): Dating[] => {
  const { afterDeath, periods, turnings, until } = packs[language].story;
  const birth = birthOf(told, language);
  const named = told.map(({ text }, at) => {
    // "Until ninety-two": when something ended is not when it is told of; nor is what was before the teller was born, where they say how old they were.
    const ofIt = yearsTold(text, language);
    // "We have not spoken since 1989": where no other year is named, it is of that one.
    const years = ofIt.length > 0 ? ofIt : yearsIn(text.replace(until, " "), language);
    const isOfOthers = (years[0] ?? birth) < birth && ageIn(text, language) !== null;
    const year = isOfOthers ? undefined : years[0];
    // Whoever names the year and how old they were then tells of that year, whatever was asked.
    const age = ageIn(text, language);
    const isOfItsYear = year !== undefined && age !== null;
    if (!isOfItsYear && (asked[at] ?? 0) >= lookingBack) return asked[at] ?? null;
    // "I was sixty-eight then, reckon it up, forty-three": beside such an age the year is that of one's birth.
    const isOfBirth =
      year !== undefined && year - birth <= beforeFirst && (age ?? 0) - beforeWork > year - birth;
    return year === undefined || isOfBirth ? age : Math.max(0, year - birth);
  });
  // "The winter after Walter went" and "he carried Joan's coffin" are of the time in which that death is told.
  for (const [at, { text }] of told.entries()) {
    const lost = afterDeath.exec(text)?.slice(1).find(Boolean);
    if (named[at] === null && lost) named[at] = ageAtDeath(lost, { told, named, language });
  }
  const links = linksOf(told, language);
  // Whoever is thought of in looking back is dated by nothing, nor is anything by how somebody died years later.
  const dated: Dated[] = named.flatMap((age, at) =>
    age === null || age >= lookingBack || told[at]?.isAside
      ? []
      : [{ age, names: Object.values(links[at] ?? {}).flat() }],
  );
  return told.map(({ text }, at): Dating => {
    const own = named[at] ?? null;
    // What was before the teller's birth explains something, and is no time of their own.
    const others = yearsIn(text, language).flatMap((year) => (year < birth ? [] : [year - birth]));
    if (own !== null) return { named: own, guessed: own, ofWords: null, isOfSame: false, others };
    const folded = fold(text);
    const first = fold(sentences(text, language)[0]?.text ?? "");
    // Whoever "was called Erna" is told of at any time: only the first words of all are those of one's own name.
    const period = periods.findIndex(
      ([age, words]) => (age > ofName || at === 0) && words.test(age < lateFrom ? folded : first),
    );
    const isDeath = turnings.death.test(folded);
    const names = text.split(/\s+/u).length < fewWords ? [] : mainsOf(text, links[at]?.own ?? []);
    const [shared] = names.flatMap((name) => ageWith({ name, isDeath }, dated, language) ?? []);
    const spoken = periods[period]?.[0];
    const ofPeriod = period >= 0 && period < kinOnly ? spoken : undefined;
    const before = told[at - 1]?.text ?? "";
    const isOfSame = ofPeriod === undefined && names.some((name) => before.includes(name));
    return { named: null, guessed: ofPeriod ?? shared ?? null, ofWords: ofPeriod ?? null, isOfSame, others };
  });
};
