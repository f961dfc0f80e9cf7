import { isVerbLike } from "#language/grammar.ts";
import { numbersIn } from "#language/numbers.ts";
import { type Language, packs } from "#language/packs.ts";
import { hasQuotationMark } from "#language/quotation.ts";
import type { TopicId } from "#language/subjects.ts";
import { contentStems, isContentWord, tokens } from "#language/text.ts";
import type { Passage } from "./arranging/arrange.ts";
import type { Line } from "./compose.ts";
import { neutralTitle } from "./notes.ts";
import { type List, lexiconMatcher } from "./text/lexicon-matcher.ts";
import { countStoryWords } from "./text/word-count.ts";
import { captionsIn } from "./title-captions.ts";
import { type FitLine, fitLines, type Reader, readerOf, tellingsWith } from "./title-lines.ts";
import { isHeavy, placesIn } from "./title-places.ts";

const subjects: readonly TopicId[] = [
  "life_theme",
  "how_to_be_remembered",
  "values_and_sources",
  "chapters",
  "proud_of",
  "high_point",
  "advice_to_young",
];

const unfit: ReadonlySet<List> = new Set<List>([
  "grief",
  "trauma",
  "negations",
  "hedges",
  "unknown",
  "decline",
]);

/**
 * Why a text is no title, or null: it is three to seven words, two of them of weight, that stand alone and open no wound; `isChosen`: by somebody who read the whole,
 * then two words and one, a denial of theirs is meant, and so is "that".
 */
export const titleFault = (text: string, language: Language, isChosen = false): string | null => {
  const words = countStoryWords(text, language);
  const [fewest, fewestOfWeight] = isChosen ? [2, 1] : [3, 2];
  if (words < fewest || words > 7) return `it has ${words} words`;
  if (!/^\p{Lu}[^"“”„«»:?()]*\.$/u.test(text))
    return "it has quotation marks, a colon, a question mark or brackets";
  // An apostrophe stands within a word; elsewhere it opens or closes what somebody said.
  if (/(?<!\p{L})['‘’]|['‘’](?!\p{L})/u.test(text)) return "it has quotation marks";
  if (contentStems(text, packs[language]).length < fewestOfWeight) return "it names nothing";
  const { leaning, pronouns } = packs[language].functionWords;
  const first = text.toLocaleLowerCase(language).match(/\p{L}+/u)?.[0] ?? "";
  if (isChosen ? pronouns.has(first) : leaning.has(first))
    return `it begins with "${first}", which names nobody`;
  const unfitting = lexiconMatcher(language)(text).some(
    ({ list }) => unfit.has(list) && !(isChosen && list === "negations"),
  );
  return isHeavy(text, language) || unfitting ? "it names a death, a doubt or something that hurts" : null;
};

/** May a story be called so? */
export const fitsTitle = (text: string, language: Language): boolean => titleFault(text, language) === null;

/** In so many tellings a trade is spoken of that is of the life. */
const fewestOfTrade = 2;

/** A trade of so many years is of the life, though it is told of once. */
const fewestYears = 5;

/** "For thirty years", right behind a trade. */
const isForYears = (clause: string, language: Language): boolean =>
  packs[language].story.caption.years.test(clause) &&
  numbersIn(clause, language).some(({ value }) => value >= fewestYears && value < 100);

/** What the teller did for a living, as they say it plainly, and speak of it again. */
const tradeOf = (reader: Reader): string | null => {
  const { tellings, language } = reader.life;
  const { is, names } = packs[language].story.trades;
  const unquoted = tellings.map((own) => own.filter((text) => !hasQuotationMark(text)).join(" "));
  for (const text of unquoted.map((own) => own.toLocaleLowerCase(language).replace(/’/gu, "'")))
    for (const match of text.matchAll(is)) {
      const after = text.slice((match.index ?? 0) + match[0].length);
      const said = [...names.keys()].find(
        (one) => after.startsWith(one) && !/^(?:[\p{L}-]|'s| d')/u.test(after.slice(one.length)),
      );
      const [stem] = contentStems(said ?? "", packs[language]).slice(-1);
      const isAgain = tellingsWith(stem ?? "", reader) >= fewestOfTrade;
      const [clause = ""] = after.slice(said?.length ?? 0).split(/[,.;:!?]/u);
      if (said && (isAgain || isForYears(clause, language))) return names.get(said) ?? null;
    }
  return null;
};

/** A line that a story may be called after has so many words of weight that are told of again. */
const fewestAgain = 2;

/** The words of a line that are told of elsewhere, by how often: neither names nor relatives, times and numbers, which any life has. */
const toldAgain = (text: string, reader: Reader): number[] => {
  const { language, name } = reader.life;
  const pack = packs[language];
  const read = tokens(text);
  const plain = lexiconMatcher(language)(read).filter(
    ({ list }) => list.startsWith("kin ") || list === "times",
  );
  const words = read.filter(
    ({ word, start }, at) =>
      isContentWord(word, pack) &&
      (at === 0 || /^\p{Ll}/u.test(text.slice(start))) &&
      !plain.some(({ from, to }) => at >= from && at < to) &&
      numbersIn(word, language).length === 0,
  );
  const own = new Set(contentStems(name, pack));
  const stems = new Set(words.flatMap(({ word }) => contentStems(word, pack)));
  return [...stems]
    .filter((stem) => !own.has(stem))
    .map((stem) => tellingsWith(stem, reader) - 1)
    .filter((again) => again > 0);
};

/** Names a thing or a place that is known and says nothing of anybody: "The slipper baths". */
const isPhrase = (text: string, language: Language): boolean => {
  const { functionWords, grammar, story } = packs[language];
  const { pronouns, things, openers } = functionWords;
  const read = tokens(text);
  const first = read[0]?.word ?? "";
  const isKnown = story.given.words.has(first) || story.given.ending?.test(first) === true;
  return (
    isKnown &&
    !read.some(
      ({ word }) =>
        isVerbLike(word, grammar) ||
        [pronouns, things, openers, grammar.subjects].some((words) => words.has(word)),
    )
  );
};

/** The teller's own phrase that has most to do with the rest of the life. */
const bestPhrase = (lines: readonly Line[], reader: Reader): string | null => {
  const { language } = reader.life;
  const [best] = lines
    .map(({ sentence }) => sentence.text)
    .filter((text) => !/[,'’]|\s\p{Lu}/u.test(text) && fitsTitle(text, language) && isPhrase(text, language))
    .map((text) => ({ text, again: toldAgain(text, reader) }))
    .filter(({ again }) => again.length >= fewestAgain)
    .map(({ text, again }) => ({ text, often: again.reduce((sum, count) => sum + count, 0) }))
    .sort((one, other) => other.often - one.often);
  return best ? best.text.replace(/\.$/u, "") : null;
};

/** Short words of the teller about what their life was. */
const shortWords = (lines: readonly Line[], language: Language): string | null => {
  const line = subjects
    .flatMap((subject) => lines.filter(({ topic }) => topic === subject))
    .find(({ sentence }) => fitsTitle(sentence.text, language));
  return line ? line.sentence.text.slice(0, -1) : null;
};

/** From here on words of the teller say more of a life than where it was lived; from there on, more than that it is told. */
const fewestForBest = 6;
const fewestForLast = 3;

/** In fewer tellings nothing is sure to be of the whole life. */
const fewestForWords = 3;

/** `isPlace`: says of whom it is only behind a name. */
type Words = { text: string; isPlace: boolean };

/** What speaks best for a life, in words that were told: something said, the places of it, a thing. Null: nothing does. */
const wordsFor = (reader: Reader, fit: readonly FitLine[]): Words | null => {
  const { life } = reader;
  const [best] = captionsIn(fit, reader);
  const from = (least: number): string | null => (best && best.score >= least ? best.text : null);
  const { lived, named, told } = placesIn(life);
  const lines = fit.map(({ line }) => line);
  const isMuch = life.tellings.length >= fewestForWords;
  const found: [string | null, boolean][] = [
    [from(fewestForBest), false],
    [lived, true],
    [bestPhrase(lines, reader) ?? shortWords(lines, life.language), false],
    [named, true],
    [isMuch ? told : null, true],
    [isMuch ? from(fewestForLast) : null, false],
  ];
  const [first] = found.flatMap(([text, isPlace]) => (text === null ? [] : { text, isPlace }));
  return first ?? null;
};

/** Of whom nothing more is sure: whose words they are. */
const inTheirWords = (name: string, language: Language): string =>
  `${name}: ${name.includes(" & ") ? packs[language].notes.titleOfSeveral : neutralTitle(language)}`;

type Wish = {
  lines: readonly Line[];
  /** All that may be printed, in a longer story too. */
  passages: readonly Passage[];
  isBiography: boolean;
  tellerName: string;
  language: Language;
  tellerLanguage: Language;
};

/**
 * What the life was, in the teller's own words: "Jadzia, miska", "Two rooms up Jack Lane"; for a biography, and where only a trade or a place says it, behind the
 * name: "Nora Whitlock, piano tuner", "Vera Cardwell: Fleetwood and Preston". Of little that was told, that it is in their own words; never the name alone.
 */
export const titleOf = ({
  lines,
  passages,
  isBiography,
  tellerName,
  language,
  tellerLanguage,
}: Wish): string => {
  const name = tellerName.replace(/\s+/gu, " ").trim();
  const isNamed = name !== "" && (lines.length > 0 || isBiography);
  if (language !== tellerLanguage) return isNamed ? inTheirWords(name, language) : neutralTitle(language);
  const tellings = passages.map(({ units }) => units.map(({ text }) => text));
  // What somebody wants in the book is spoken of by that too.
  const wished = passages.flatMap(({ told }) => (told.bookWishes ?? []).map(({ text }) => text));
  const reader = readerOf({ tellings, language, name }, wished);
  const fit = fitLines(lines, passages, reader);
  const isBare = !isBiography || name === "";
  const own = isBare
    ? shortWords(
        fit.map(({ line }) => line),
        language,
      )
    : null;
  if (own !== null) return own;
  const trade = name === "" ? null : tradeOf(reader);
  if (trade !== null) return `${name}, ${trade}`;
  const words = wordsFor(reader, fit);
  if (words === null) return isNamed ? inTheirWords(name, language) : neutralTitle(language);
  return isNamed && (isBiography || words.isPlace) ? `${name}: ${words.text}` : words.text;
};
