import { isVerbLike } from "#language/grammar.ts";
import { type Language, packs } from "#language/packs.ts";
import { contentStems, isContentWord, type Token, tokens } from "#language/text.ts";
import type { Passage } from "./arranging/arrange.ts";
import { yearsIn } from "./chronology/life-order.ts";
import type { Line } from "./compose.ts";
import { isTalk } from "./material/talk.ts";
import { knownNames, personsIn } from "./read-through/persons.ts";
import { soreIn } from "./read-through/sore.ts";
import { sourceKey, sourceOf } from "./story.ts";
import { capital } from "./text/capital.ts";
import { type List, lexiconMatcher } from "./text/lexicon-matcher.ts";
import { numbersIn } from "./text/numbers.ts";
import { isOwnVerb, tellerActs } from "./text/own-voice.ts";
import { countStoryWords } from "./text/word-count.ts";
import { isHeavy, type Life } from "./title-places.ts";

/** Words that could stand above a life, and how much speaks for them. */
export type Caption = { text: string; score: number };

/** `isFar`: nothing sore is told for several sentences around it; `isBeside`: it is right beside; `isFollowing`: it goes on from a question, or from another person. */
type Around = { isFar: boolean; isBeside: boolean; isFollowing: boolean };

/** A line that a title may be taken from. */
export type FitLine = Around & { line: Line };

const wounds: ReadonlySet<List> = new Set<List>(["grief", "trauma"]);

/** Is it something that nobody wants to see above their life? */
export const isSore = (text: string, language: Language): boolean =>
  packs[language].story.caption.sore.test(text) ||
  isHeavy(text, language) ||
  lexiconMatcher(language)(text).some(({ list }) => wounds.has(list));

/** A life that is to be called something, read once. `known`: the names that stand in it; `stems`: the words of weight of each telling. */
export type Reader = { life: Life; known: ReadonlySet<string>; stems: readonly ReadonlySet<string>[] };

export const readerOf = (life: Life): Reader => ({
  life,
  known: knownNames(life.tellings.flat()),
  stems: life.tellings.map((one) => new Set(contentStems(one.join(" "), packs[life.language]))),
});

/** In how many tellings a word stands. */
export const tellingsWith = (stem: string, { stems }: Reader): number =>
  stems.filter((own) => own.has(stem)).length;

/** Names it anybody but the teller, with a capital or in speech without any? */
const namesSomebody = (text: string, { life: { language, name }, known }: Reader): boolean => {
  const own = tokens(name).map(({ word }) => word);
  const { givenNames } = packs[language].conversation.followUps;
  return (
    personsIn(text, { language, tellerName: name, known }).length > 0 ||
    tokens(text).some(({ word }) => givenNames.has(word) && !own.includes(word))
  );
};

/** Speaks of somebody else, so that what is said without a verb is said of them: "We had Gus as well. A cap and a cigar." */
const isOfAnother = (text: string, reader: Reader): boolean => {
  const { language } = reader.life;
  const { functionWords, story } = packs[language];
  const read = tokens(text);
  const acts = (word: string): boolean =>
    functionWords.actors.has(word) ||
    functionWords.pronouns.has(word) ||
    story.bareThird?.test(word) === true;
  return (
    namesSomebody(text, reader) ||
    lexiconMatcher(language)(read).some(({ list }) => list.startsWith("kin ")) ||
    (read.some(({ word }) => acts(word)) && !tellerActs(read, language))
  );
};

/** So many sentences on each side are beside a line, and so many around it. */
const beside = 1;
const around = 5;

/** The lines of a story out of tellings in which nothing is to be read through and nothing was confided. */
export const fitLines = (
  lines: readonly Line[],
  passages: readonly Passage[],
  reader: Reader,
): FitLine[] => {
  const { language, name } = reader.life;
  const tellings = new Map<string, (Around & { text: string })[]>();
  for (const { told, units } of passages) {
    const source = sourceOf(told);
    const sentences = units.map(({ text }) => ({ text, sources: [source] }));
    const { each } = soreIn(sentences, { language, tellerName: name, guarded: new Set() });
    if (told.isSecret || told.isCut || each.some((one) => one !== null)) continue;
    const sore = units.map(({ text }) => isSore(text, language));
    const isFree = (at: number, near: number): boolean =>
      !sore.slice(Math.max(0, at - near), at + near + 1).some(Boolean);
    tellings.set(
      sourceKey(source),
      units.map(({ text }, at) => ({
        text,
        isFar: isFree(at, around),
        isBeside: !isFree(at, beside),
        isFollowing: at === 0 || isOfAnother(units[at - 1]?.text ?? "", reader),
      })),
    );
  }
  return lines.flatMap((line) => {
    const { text, sources } = line.sentence;
    const found = sources.map((source) =>
      tellings.get(sourceKey(source))?.filter((unit) => text.includes(unit.text.replace(/[.!]$/u, ""))),
    );
    const units = found.flatMap((own) => own ?? []);
    const isKnown = found.length > 0 && found.every((own) => own !== undefined && own.length > 0);
    return isKnown
      ? {
          line,
          isFar: units.every(({ isFar }) => isFar),
          isBeside: units.some(({ isBeside }) => isBeside),
          isFollowing: units[0]?.isFollowing === true,
        }
      : [];
  });
};

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
export const standsAlone = (text: string, reader: Reader): boolean => {
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
export const yearsOf = ({ line, isFar }: FitLine, { life: { language } }: Reader): Caption | null => {
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
export const captionsOf = (fit: FitLine, reader: Reader): Caption[] =>
  shapesOf(fit.line.sentence.text).flatMap(([shape, said]) => captionOf({ shape, said, fit }, reader) ?? []);
