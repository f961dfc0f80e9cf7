import { fold } from "#language/fold.ts";
import { isVerbLike } from "#language/grammar.ts";
import { isSameName } from "#language/name-match.ts";
import { numberWord } from "#language/numeral.ts";
import { type Language, packs } from "#language/packs.ts";
import { stem as stemOf } from "#language/stem.ts";
import { isContentWord, sentences, tokens } from "#language/text.ts";
import { yearsIn } from "#language/years.ts";
import { knownSpellings, namesIn } from "../chronology/life-order.ts";
import { asksForSilence } from "../material/left-out.ts";
import { lexiconMatcher } from "../text/lexicon-matcher.ts";
import { placedIn } from "../text/placed-names.ts";

/** What a text can be recognised by: whom it names, years, and words of weight that not any life is told with. */
export type Terms = { names: readonly string[]; years: ReadonlySet<number>; words: ReadonlySet<string> };

/** A life as it is told: `told` its open answers, `own` the names that its teller is called by, `kin` those of who is near to them. */
export type Life = {
  language: Language;
  known: ReadonlySet<string>;
  own: readonly string[];
  places: ReadonlySet<string>;
  kin: readonly string[];
  told: readonly Terms[];
  /** In how many answers a word stands, and how much a name weighs. */
  counts: ReadonlyMap<string, number>;
  weights: Map<string, number>;
};

type Reader = Pick<Life, "language" | "known" | "own" | "places">;

const ofAnyLife: ReadonlySet<string> = new Set(["people", "times", "events", "speech"]);

/** With fewer letters a word says little by itself. */
const shortestWord = 4;
const century = 1900;

/** "Spring, 79": a number of two digits is a year, or as rare as one. */
const shortYears = (text: string): number[] =>
  [...text.matchAll(/(?<![\p{N}\p{L}.,])\d\d(?![\p{N}\p{L}])/gu)].map(([digits]) => century + Number(digits));

const isOneOf = (name: string, names: readonly string[], language: Language): boolean =>
  names.some((one) => isSameName([one, name], language));

/** Words with a capital that mostly stand where a place does: "in Hull", "the May Pen market". */
const placesIn = (texts: readonly string[], language: Language): Set<string> => {
  const counts = new Map<string, { all: number; asPlace: number }>();
  for (const text of texts) {
    const read = tokens(text);
    const placed = placedIn(read, text, language);
    for (const [at, { start, end }] of read.entries()) {
      const spelled = text.slice(start, end);
      if (!/^\p{Lu}\p{Ll}/u.test(spelled)) continue;
      const count = counts.get(spelled) ?? { all: 0, asPlace: 0 };
      count.all += 1;
      if (placed.has(at)) count.asPlace += 1;
      counts.set(spelled, count);
    }
  }
  return new Set([...counts].filter(([, { all, asPlace }]) => asPlace * 2 > all).map(([name]) => name));
};

const isTitle = (name: string, language: Language): boolean =>
  lexiconMatcher(language)(name.toLowerCase()).some(({ list }) => list === "titles");

/** What a text can be recognised by. */
export const termsOf = (text: string, { language, known, own, places }: Reader): Terms => {
  const pack = packs[language];
  const all = namesIn(text, language, known).filter((name) => !isTitle(name, language) && !places.has(name));
  const apart = new Set(all.map((name) => name.toLowerCase()));
  const listed = new Set(
    lexiconMatcher(language)(text)
      .filter(({ list }) => ofAnyLife.has(list) || list.startsWith("kin "))
      .flatMap(({ start, end }) => tokens(text.slice(start, end)).map(({ word }) => word)),
  );
  const words = tokens(text)
    .map(({ word }) => word)
    .filter((word) => word.length >= shortestWord && isContentWord(word, pack))
    .filter((word) => !apart.has(word) && !listed.has(word))
    .filter((word) => !isVerbLike(word, pack.grammar) && numberWord(word, language) === null)
    .map((word) => stemOf(word, language))
    .filter((stem) => !/^\p{N}/u.test(stem));
  return {
    names: all.filter((name) => !isOneOf(name, own, language)),
    years: new Set([...yearsIn(text, language), ...shortYears(text)]),
    words: new Set(words),
  };
};

/** What something closed can be recognised by: not by who is not to hear of it, nor by the words that ask for silence. */
export const closedTerms = (text: string, reader: Reader): Terms => {
  const { secret, sore } = packs[reader.language].story;
  const told = sentences(text, reader.language).filter(
    (one) =>
      !one.text.endsWith("?") &&
      !asksForSilence(one.text, reader.language) &&
      ![secret, sore.secret].some((sign) => sign.test(fold(one.text))),
  );
  return termsOf(told.map((one) => one.text).join(" "), reader);
};

/** A name of one of these weighs less: they are told of without it. */
const nearest: ReadonlySet<string> = new Set(
  ["husband", "wife", "son", "daughter", "child", "grandchild", "mother", "father"].map(
    (kin) => `kin ${kin}`,
  ),
);
const mostBetween = 1;

/** Names that stand beside a word for who is nearest to a teller: "my husband Jack", "Peter, my son". */
const kinIn = (text: string, { language, known }: Pick<Life, "language" | "known">): string[] =>
  sentences(text, language).flatMap((sentence) => {
    const words = tokens(sentence.text);
    const near = lexiconMatcher(language)(words).filter(({ list }) => nearest.has(list));
    return namesIn(sentence.text, language, known).filter((name) => {
      const at = words.findIndex(({ start, end }) => sentence.text.slice(start, end) === name);
      return near.some(({ from, to }) => at - to <= mostBetween && from - at <= mostBetween);
    });
  });

/** A life by its open answers; `closed` are words of it that stand in none. */
export const lifeOf = (
  open: readonly string[],
  { closed, tellerName, language }: { closed: readonly string[]; tellerName: string; language: Language },
): Life => {
  const known = knownSpellings([...open, ...closed], language);
  const teller = tokens(tellerName).map(({ word }) => word);
  // "Zofia … at home they called me Zocha": where a name is told of, those that begin like the teller's are theirs.
  const called = namesIn(open[0] ?? "", language, known).filter((name) =>
    teller.some((own) => fold(own).slice(0, 2) === fold(name).slice(0, 2)),
  );
  const [first = ""] = sentences(open[0] ?? "", language).map(({ text }) => text);
  const own = teller.length > 0 ? [...teller, ...called] : namesIn(first, language, known);
  const kin = open.flatMap((text) => kinIn(text, { language, known }));
  const reader = { language, known, own, places: placesIn([...open, ...closed], language) };
  const told = open.map((text) => termsOf(text, reader));
  const counts = new Map<string, number>();
  for (const { words } of told) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return { ...reader, kin, told, counts, weights: new Map() };
};

/** What two texts share, each with its weight in this life: the rarer, the more. */
export type Shared = { names: number; years: number; words: number };

/** Named in more than this share of the answers, somebody is no pointer by themselves. */
const often = 0.25;

/** Told in so many answers, a word is still rare. */
const mostOfRare = 3;
/** Named in so many, somebody is hardly spoken of, or now and then. */
const [hardly, nowAndThen] = [3, 5];

const weighed = (name: string, { told, kin, language }: Life): number => {
  const count = told.filter(({ names }) => isOneOf(name, names, language)).length;
  if (count / Math.max(told.length, 1) > often) return 0;
  if (isOneOf(name, kin, language)) return 1;
  return count <= hardly ? 3 : count <= nowAndThen ? 2 : 1;
};

const nameWeight = (name: string, life: Life): number => {
  const weight = life.weights.get(name) ?? weighed(name, life);
  life.weights.set(name, weight);
  return weight;
};

/** A year that few answers name says more. */
const yearWeight = (year: number, { told }: Life): number =>
  told.filter(({ years }) => years.has(year)).length <= hardly + 1 ? 2 : 1;

const sum = (weights: readonly number[]): number => weights.reduce((all, weight) => all + weight, 0);

export const sharedBetween = (one: Terms, other: Terms, life: Life): Shared => {
  const { counts, language } = life;
  const names = [...new Set(one.names.filter((name) => isOneOf(name, other.names, language)))];
  const years = [...one.years].filter((year) => other.years.has(year));
  const rare = [...one.words].filter(
    (word) => other.words.has(word) && (counts.get(word) ?? 0) <= mostOfRare,
  );
  return {
    names: sum(names.map((name) => nameWeight(name, life))),
    years: sum(years.map((year) => yearWeight(year, life))),
    words: rare.length,
  };
};
