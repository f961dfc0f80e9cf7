import { isVerbLike } from "#language/grammar.ts";
import { numbersIn } from "#language/numbers.ts";
import { type Language, packs } from "#language/packs.ts";
import { contentStems, isContentWord, type Token, tokens } from "#language/text.ts";
import { yearsIn } from "#language/years.ts";
import { isTalk } from "./material/talk.ts";
import { personsIn } from "./read-through/persons.ts";
import { capital } from "./text/capital.ts";
import { type List, lexiconMatcher } from "./text/lexicon-matcher.ts";
import { isOwnVerb, tellerActs } from "./text/own-voice.ts";
import { countStoryWords } from "./text/word-count.ts";
import {
  type FitLine,
  isOfAnother,
  isSore,
  namesSomebody,
  type Reader,
  tellingsWith,
  wounds,
} from "./title-lines.ts";

/** Words that could stand above a life, and how much speaks for them. */
type Caption = { text: string; score: number };

/** The whole of a sentence, what stands between its commas, or what somebody said in it. */
type Shape = "line" | "part" | "quote";

const quoted = /["“„«»]([^"“”„«»]+)["”“»]/gu;

const shapesOf = (text: string): [Shape, string][] => {
  const parts = /["“„«»()]/u.test(text) ? [] : text.split(/[,;:–—]\s/u);
  return [
    ["line", text],
    ...[...text.matchAll(quoted)].map(([, said = ""]): [Shape, string] => ["quote", said]),
    ...(parts.length > 1 ? parts : []).map((part): [Shape, string] => ["part", part]),
  ];
};

const bare = (text: string): string => text.replace(/^[\s,.;:–—-]+|[\s,.;:!–—-]+$/gu, "");

const hasVerb = (read: readonly Token[], language: Language): boolean => {
  const { grammar, story } = packs[language];
  return read.some(
    ({ word }) =>
      story.caption.verbs.has(word) ||
      story.bareThird?.test(word) === true ||
      isVerbLike(word, grammar) ||
      story.irregular.has(word) ||
      isOwnVerb(word, language),
  );
};

const unfit: ReadonlySet<List> = new Set<List>([
  ...wounds,
  "negations",
  "hedges",
  "unknown",
  "decline",
  "fillers",
  "feelings",
]);

/** Does it stand alone: points to nothing outside, speaks to nobody who asked, and says no age or year? */
const standsAlone = (text: string, reader: Reader): boolean => {
  const { language } = reader.life;
  const { story, functionWords, grammar } = packs[language];
  const { leaning, pronouns, connectives, openers } = functionWords;
  const read = tokens(text);
  const first = read[0]?.word ?? "";
  const small = text.toLowerCase();
  return (
    !/["“”„«»:;?()…–—]|\d{4}|\.\s|\p{Lu}{3}/u.test(text) &&
    ![story.caption.unfit, story.age, story.born].some((pattern) => pattern.test(small)) &&
    ![leaning, connectives, openers, grammar.replies].some((words) => words.has(first)) &&
    !read.some(({ word }) => pronouns.has(word)) &&
    isContentWord(read.at(-1)?.word ?? "", packs[language]) &&
    !lexiconMatcher(language)(read).some(({ list }) => unfit.has(list)) &&
    !isTalk(text, language) &&
    !isSore(text, language) &&
    yearsIn(text, language).length === 0 &&
    !namesSomebody(text, reader)
  );
};

/** The words that say what it is about: neither numbers and times, nor relatives, which any life has. */
const aboutIn = (text: string, language: Language): string[] => {
  const pack = packs[language];
  const read = tokens(text);
  const dull = lexiconMatcher(language)(read).filter(
    ({ list }) => list.startsWith("kin ") || list === "times" || list === "speech" || list === "people",
  );
  return read
    .filter(
      ({ word }, at) =>
        isContentWord(word, pack) &&
        !dull.some(({ from, to }) => at >= from && at < to) &&
        numbersIn(word, language).length === 0,
    )
    .flatMap(({ word }) => contentStems(word, pack));
};

const fewestWords: Record<Shape, number> = { line: 3, part: 3, quote: 2 };
const mostWords = 7;

type Piece = { shape: Shape; said: string; fit: FitLine };

const captionOf = ({ shape, said, fit }: Piece, reader: Reader): Caption | null => {
  const { language } = reader.life;
  const pack = packs[language];
  const text = bare(said);
  const words = countStoryWords(text, language);
  if (words < fewestWords[shape] || words > mostWords || !standsAlone(text, reader)) return null;
  const read = tokens(text);
  const isSaying = hasVerb(read, language);
  if (isSaying && (shape === "part" || (shape === "line" && !tellerActs(read, language)))) return null;
  const lists = lexiconMatcher(language)(read).map(({ list }) => list);
  const isOfKin = lists.some((list) => list.startsWith("kin "));
  if (isOfKin && !isSaying && shape !== "quote") return null;
  if (shape === "quote" && isSaying && pack.story.caption.kinds.test(text)) return null;
  // "Then it was “The carts go by” … no, not that either."
  const around = fit.line.sentence.text.replace(said, " ");
  if (shape === "quote" && lexiconMatcher(language)(around).some(({ list }) => list === "negations"))
    return null;
  const isNamed = /\s\p{Lu}/u.test(text);
  if (shape === "part" && isOfAnother(fit.line.sentence.text, reader)) return null;
  if (shape === "line" && !isSaying && fit.isFollowing && !isNamed) return null;
  // Where a life began is the same, whatever came after.
  if (!fit.isFar && (isSaying || shape !== "line" || (fit.isBeside && !isNamed))) return null;
  const about = [...new Set(aboutIn(text, language))];
  if (about.length < (shape === "quote" ? 1 : 2)) return null;
  const again = about.filter((stem) => tellingsWith(stem, reader) > 1).length;
  const things = lists.filter((list) => list === "things" || list === "places").length;
  const isCounted = lists.includes("times") || numbersIn(text, language).length > 0;
  if (things === 0 && !isNamed && shape !== "quote" && (again < 2 || isCounted)) return null;
  const isOfHome = lexiconMatcher(language)(fit.line.sentence.text).some(({ list }) =>
    list.startsWith("kin "),
  );
  const score =
    (shape === "quote" ? (isOfHome ? 3 : 1) : 0) +
    (shape === "part" ? -1 : 0) +
    (isSaying ? 0 : 2) +
    Math.min(again, 3) +
    Math.min(things, 2) +
    (words >= 4 ? 1 : 0);
  return { text: capital(text, language), score };
};

/** So many years somewhere are of the life. */
const manyYears = 8;
const ofYears = 7;

/** "Lever's soap works, thirty-one years": where somebody was, and for how long. */
const yearsOf = ({ line, isFar }: FitLine, { life: { language } }: Reader): Caption | null => {
  const { story } = packs[language];
  const text = bare(line.sentence.text);
  const [where = "", long = "", ...more] = text.split(", ");
  const isLong = numbersIn(long, language).some(({ value }) => value >= manyYears && value < 100);
  const isPlain = countStoryWords(long, language) <= 3 && story.caption.years.test(long);
  if (!isFar || !isLong || !isPlain || more.length > 0 || countStoryWords(where, language) > 5) return null;
  const read = tokens(where);
  const words = read.filter(
    ({ word, start }) => isContentWord(word, packs[language]) && /^\p{Ll}/u.test(where.slice(start)),
  );
  if (
    words.length === 0 ||
    hasVerb(read, language) ||
    isSore(text, language) ||
    story.caption.unfit.test(where)
  )
    return null;
  const first = read[0]?.word ?? "";
  const isOfSomebody = lexiconMatcher(language)(read).some(
    ({ list }) => list.startsWith("kin ") || unfit.has(list),
  );
  return isOfSomebody || packs[language].functionWords.leaning.has(first) ? null : { text, score: ofYears };
};

/** What of a line could stand alone. */
const captionsOf = (fit: FitLine, reader: Reader): Caption[] =>
  shapesOf(fit.line.sentence.text).flatMap(([shape, said]) => captionOf({ shape, said, fit }, reader) ?? []);

const ofSaying = 8;
const ofPlace = 3;
const fewestOfSaying = 3;
const mostOfSaying = 8;

/** In speech without stops, a saying ends where somebody acts again, or something else is told. */
const endOf = (read: readonly Token[], { life: { language } }: Reader): number => {
  const { coordinators, actors, self, connectives } = packs[language].functionWords;
  const end = read.findIndex(
    ({ word }, at) =>
      at >= fewestOfSaying && [coordinators, connectives, actors, self].some((words) => words.has(word)),
  );
  return end < 0 ? read.length : end;
};

/** "Gran used to say who gets up has": a saying of the house. */
const sayingIn = ({ line, isFar }: FitLine, reader: Reader): Caption | null => {
  const { life, known } = reader;
  const { language, name } = life;
  const { story, functionWords } = packs[language];
  const { text } = line.sentence;
  const found = story.caption.says.exec(text);
  const before = text.slice(0, found?.index ?? 0);
  const isOfHome = lexiconMatcher(language)(before).some(({ list }) => list.startsWith("kin "));
  if (!found || !isOfHome || !isFar || isSore(text, language)) return null;
  const [rest = ""] = text
    .slice(found.index + found[0].length)
    .replace(/^["“„«']+/u, "")
    .split(/["”».;!?]/u);
  const read = tokens(rest);
  const saying = rest.slice(0, read[endOf(read, reader) - 1]?.end ?? 0);
  const words = countStoryWords(saying, language);
  const own = tokens(saying);
  const isOfSomebody =
    own.some(({ word }) => functionWords.pronouns.has(word) || functionWords.self.has(word)) ||
    personsIn(saying, { language, tellerName: name, known }).length > 0;
  // "Who gets up early" is anybody, where a woman, a son or a bastard is somebody of the house.
  const isAlone = standsAlone(saying.replace(story.caption.whoever, ""), reader);
  const isOfPeople =
    story.caption.kinds.test(saying) ||
    lexiconMatcher(language)(own).some(({ list }) => list === "people" || list.startsWith("kin "));
  const says = own.filter(({ word }) => isContentWord(word, packs[language])).length;
  const isLength = words >= fewestOfSaying && words <= mostOfSaying;
  if (!isLength || says < 2 || isOfSomebody || isOfPeople || !isAlone) return null;
  return { text: capital(saying, language), score: ofSaying };
};

/** "We lived in the hut by the line": in the hut. */
const dwellingIn = ({ line, isBeside, isFar }: FitLine, { life: { language } }: Reader): Caption | null => {
  const pack = packs[language];
  const { dwells, dull, verbs, unfit } = pack.story.caption;
  const { text } = line.sentence;
  const found = dwells.exec(text);
  if (!found || isBeside || isSore(text, language)) return null;
  const [rest = ""] = text.slice(found.index + found[0].length).split(/[,.;:!?"“”„«»()]/u);
  const read = tokens(rest);
  const { connectives, self, pronouns } = pack.functionWords;
  const start = read.findIndex(({ word }, at) => at > 0 && isContentWord(word, pack));
  const leads = read.slice(1, Math.max(1, start)).map(({ word }) => word);
  if (leads.some((word) => [connectives, self, pronouns].some((words) => words.has(word)))) return null;
  if (start < 0) return null;
  const isOfPlace = ({ word }: Token): boolean =>
    isContentWord(word, pack) &&
    !verbs.has(word) &&
    !isVerbLike(word, pack.grammar) &&
    numbersIn(word, language).length === 0;
  const stop = read.findIndex((token, at) => at >= start && !isOfPlace(token));
  const end = stop < 0 ? read.length : stop;
  const [prep, name] = [read[end], read[end + 1]];
  const isNamed =
    prep &&
    name &&
    pack.lexicon.placePrepositions.includes(prep.word) &&
    /^\p{Lu}/u.test(rest.slice(name.start));
  const last = isNamed ? name : read[end - 1];
  const phrase = rest.slice(0, last?.end ?? 0).trim();
  // "In the hut" may be anybody's.
  const isPlain =
    start <= 2 && end - start === 1 && !isNamed && (pack.story.staying.test(phrase) || dull.test(phrase));
  if (isPlain || (!isFar && !isNamed) || end === start || end - start > 3 || unfit.test(phrase)) return null;
  return { text: capital(phrase, language), score: ofPlace + (isNamed ? 1 : 0) };
};

/** Words of the teller that can stand above their life, those first for which most speaks. */
export const captionsIn = (lines: readonly FitLine[], reader: Reader): Caption[] =>
  lines
    .flatMap((fit) => [
      ...[sayingIn, yearsOf, dwellingIn].flatMap((read) => read(fit, reader) ?? []),
      ...captionsOf(fit, reader),
    ])
    .sort((one, other) => other.score - one.score);
