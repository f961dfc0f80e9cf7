import { fold } from "#language/fold.ts";
import { isSameName } from "#language/name-match.ts";
import { type Language, packs } from "#language/packs.ts";
import { contentStems, type Span, sentences } from "#language/text.ts";
import { namesIn } from "../chronology/life-order.ts";
import { givenIn } from "../text/given.ts";
import { lexiconMatcher } from "../text/lexicon-matcher.ts";
import { asksForSilence, isSealing, leavesOut, namesBeforeWish } from "./left-out.ts";

type Sealed = {
  language: Language;
  /** Was some of the answer taken out already? */
  isSealed?: boolean;
};

/** So few words after a hint still belong to it: "That was nineteen sixty-seven." */
export const mostAfterHint = 8;

/** A wish that fewer words stand before means what comes after it. */
export const fewestToldBefore = 8;

const wordsOf = (all: readonly Span[]): number =>
  all.reduce((words, { text }) => words + text.split(/\s+/u).length, 0);

/** Where an answer says that nobody was told, if it says afterwards that it is a secret, or is to stay out. */
const closedFrom = (all: readonly Span[], { language, isSealed = false }: Sealed): number => {
  const { secret, sore, opensSecret } = packs[language].story;
  const folded = all.map(({ text }) => fold(text));
  const from = folded.findIndex((text) => sore.secret.test(text));
  // "We never speak of the clock. And Evert I don't want in the book": that is another matter.
  const isOfAnother = (at: number): boolean => {
    const names = namesBeforeWish(all[at]?.text ?? "", language).map(fold);
    const told = folded.slice(from, at).join(" ");
    return names.length > 0 && !names.some((name) => told.includes(name));
  };
  const seal = folded.findLastIndex(
    (text, at) => secret.test(text) || (leavesOut(all, at, language) && !isOfAnother(at)),
  );
  if (from < 0 || !(isSealed || seal > from)) return folded.length;
  // "I'll tell you something, you won't pass it on. Before Ken there was Sidney. Nobody knows that."
  const opening = folded.slice(0, from).findLastIndex((text) => opensSecret.test(text));
  return opening >= 0 ? opening : from;
};

/** From which sentence on an answer confides something. The number of sentences where it does not. */
export const confidedFrom = (all: readonly Span[], limits: Sealed): number => {
  const { leaveOut, confides } = packs[limits.language].story;
  const folded = all.map(({ text }) => fold(text));
  const closed = closedFrom(all, limits);
  // "This is between thee and me. I had a baby before Walter.": what comes after it is confided, whatever it is called.
  const opened = folded.findIndex(
    (text, at) =>
      confides.test(text) && (!leaveOut.test(text) || wordsOf(all.slice(0, at)) < fewestToldBefore),
  );
  return opened >= 0 && opened + 1 < all.length ? Math.min(opened, closed) : closed;
};

/** What an answer confides, sentence by sentence: all of it where it is a secret as a whole. */
const confidedIn = (text: string, limits: Sealed): string[] => {
  const all = sentences(text, limits.language);
  const { secrecy } = packs[limits.language].story;
  const isWhole = all.some((one) => secrecy.test(fold(one.text)));
  return all.slice(isWhole ? 0 : confidedFrom(all, limits)).map((sentence) => sentence.text);
};

/** `plain`: words of it that any life is told with; they count as something known: "the child". */
type Speaking = {
  stems: ReadonlySet<string>;
  plain?: ReadonlySet<string>;
  language: Language;
  fewest?: number;
};

/**
 * Without the sentences that speak on of something confided before: those with so many words of it, and those that call it a
 * secret.
 */
export const withoutConfided = (text: string, { stems, plain, language, fewest = 1 }: Speaking): string => {
  const { secret } = packs[language].story;
  const speaksOf = (sentence: string): boolean =>
    secret.test(fold(sentence)) ||
    givenIn(sentence, language).some((stem) => plain?.has(stem)) ||
    new Set(contentStems(sentence, packs[language]).filter((stem) => stems.has(stem))).size >= fewest;
  const all = sentences(text, language);
  const kept = all.filter((sentence) => !speaksOf(sentence.text));
  return kept.length === all.length ? text : kept.map((sentence) => sentence.text).join(" ");
};

/** What an answer tells without the hint it ends with at something confided right after it: "It was the same with Father. Nobody knows that." */
export const withoutHint = (text: string, language: Language): string => {
  const { sore, opensSecret } = packs[language].story;
  const all = sentences(text, language);
  const hint = all.findIndex(
    (one, at) =>
      [sore.secret, opensSecret].some((sign) => sign.test(fold(one.text))) &&
      wordsOf(all.slice(at + 1)) <= mostAfterHint,
  );
  return hint < 0
    ? text
    : all
        .slice(0, Math.max(0, hint - 1))
        .map((one) => one.text)
        .join(" ");
};

/** An answer as it was given, and without what was taken out of it; `isExact`: a model has named just that. */
export type Answered = { id: string; content: string; partly: string; isExact?: boolean };

type Context = { language: Language; known: ReadonlySet<string> };

/** The sentences of an answer that were taken out of it. */
export const takenOut = ({ content, partly }: Answered, language: Language): string[] =>
  content === partly
    ? []
    : sentences(content, language)
        .filter(({ text }) => !partly.includes(text))
        .map(({ text }) => text);

/** So many sentences taken out of an answer are a telling, fewer are something said in passing. */
const fewestOfTelling = 3;

/** What an answer confides: what it calls a secret, else the telling that was taken out of it, or all of it where nothing was left. */
export const confidedOf = (answer: Answered, language: Language): string[] => {
  const { content, partly } = answer;
  if (answer.isExact) return takenOut(answer, language);
  const confided = confidedIn(content, { language, isSealed: partly !== content });
  if (confided.length > 0 || partly === content) return confided;
  const out = takenOut(answer, language);
  return partly === "" || out.length >= fewestOfTelling ? out : [];
};

/** Whoever is named in more sentences after a secret is no part of it: a husband who is told of at length. */
const mostLater = 2;

/**
 * Names that are first said in something confided, and hardly anywhere after it: no sentence with them is printed, wherever it stands.
 */
export const namesConfided = (answers: readonly Answered[], { language, known }: Context): string[] => {
  const earlier = new Set<string>();
  const isNew = (name: string): boolean =>
    [...earlier].every((other) => !isSameName([name, other], language));
  const plainly = (name: string, from: number): number =>
    answers
      .slice(from)
      .flatMap(({ partly }) => sentences(partly, language))
      .filter(({ text }) => !/\?$/u.test(text) && !asksForSilence(text, language))
      .filter(({ text }) =>
        namesIn(text, language, known).some((other) => isSameName([name, other], language)),
      ).length;
  return answers.flatMap((answer, at) => {
    const confided = confidedOf(answer, language);
    const [first] = confided;
    const before = first === undefined ? answer.content : answer.content.split(first)[0];
    for (const name of namesIn(before ?? "", language, known)) earlier.add(name);
    // "Our Michael's not to read it": who is named in the wish alone is no part of what is confided.
    const told = confided.filter((text) => !asksForSilence(text, language));
    const names = namesIn(told.join(" "), language, known)
      .filter(isNew)
      .filter((name) => plainly(name, at + 1) <= mostLater);
    for (const name of namesIn(answer.content, language, known)) earlier.add(name);
    return names;
  });
};

/** Answers before something confided that may have led to it. */
const mostBefore = 3;

/** What a wish to keep something out names beside its own words, one by one: "about the bread and the hand" names two things. */
const namedIn = (text: string, language: Language): string[][] => {
  const { leaveOut, confides } = packs[language].story;
  return sentences(text, language)
    .filter(({ text: one }) => asksForSilence(one, language))
    .flatMap(({ text: one }) => one.split(/[,;:]| (?:and|e|i|och) /u))
    .map((part) => {
      const speech = lexiconMatcher(language)(part)
        .filter(({ list }) => list === "speech")
        .flatMap(({ start, end }) => contentStems(part.slice(start, end), packs[language]));
      const [wish = ""] = leaveOut.exec(fold(part)) ?? confides.exec(fold(part)) ?? [];
      const asking = new Set([...speech, ...contentStems(wish, packs[language])]);
      return contentStems(part, packs[language]).filter((stem) => !asking.has(stem));
    })
    .filter((stems) => stems.length > 0);
};

/**
 * Of answers by their ids: the stems of what was confided a little later, as the wish to keep it out names them. A sentence with all
 * stems of one of them leads to it.
 */
export const leadingTo = (
  answers: readonly Answered[],
  language: Language,
): ReadonlyMap<string, string[][]> => {
  const wishes = answers.flatMap(({ content }) =>
    isSealing(content, { stems: new Set(), language }) ? namedIn(content, language) : [],
  );
  const found = new Map<string, string[][]>();
  for (const [at, answer] of answers.entries()) {
    const told = confidedOf(answer, language).filter((one) => !asksForSilence(one, language));
    const held = new Set(contentStems(told.join(" "), packs[language]));
    const meant = wishes.filter((stems) => stems.some((stem) => held.has(stem)));
    if (meant.length === 0) continue;
    for (const { id } of answers.slice(Math.max(0, at - mostBefore), at))
      found.set(id, [...(found.get(id) ?? []), ...meant]);
  }
  return found;
};

/** Sentences before the one that leads to a secret which are of it too. */
const mostMeant = 2;

/** A telling without the sentences that lead to something confided, and what is said on of a secret after them. */
export const withoutLeading = (
  text: string,
  { named, language }: { named: readonly string[][]; language: Language },
): string => {
  const { sore } = packs[language].story;
  const all = sentences(text, language);
  const leads = all.map(({ text: one }) => {
    const held = new Set(contentStems(one, packs[language]));
    return named.some((stems) => stems.every((stem) => held.has(stem)));
  });
  const first = leads.indexOf(true);
  if (first < 0) return text;
  const last = all.findLastIndex((one, at) => at > first && sore.secret.test(fold(one.text)));
  // Where it is called a secret here too, what stands around it is of it.
  const isSecret = (at: number): boolean => last >= 0 && at >= first - mostMeant && at <= last;
  return all
    .filter((_, at) => !leads[at] && !isSecret(at))
    .map((one) => one.text)
    .join(" ");
};
