import { fold } from "#language/fold.ts";
import { type Language, packs } from "#language/packs.ts";
import { contentStems, countWords, tokens } from "#language/text.ts";
import { pointerOf } from "../arranging/opening.ts";
import { sourceKey, sourceOf, type Told } from "../story.ts";
import { lexiconMatcher } from "../text/lexicon-matcher.ts";
import type { Closed } from "./closed.ts";
import type { PlacedSentence } from "./places.ts";
import { strandedIn } from "./stranded.ts";
import { closedTerms, type Life, lifeOf, type Shared, sharedBetween, type Terms, termsOf } from "./terms.ts";

/** Questions and answers alternate: the next answer of an interview is so far away. */
const nextAnswer = 2;
/** So many answers before a secret may lead to it, and so many after it may still speak of it. */
const [mostBefore, mostAfter] = [3, 2];
/** From this weight on, whatever an answer shares with a secret is of it. */
const strong = 7;
/** Somebody who is named in hardly any other answer. */
const rareName = 3;
/** Sentences that go on from one that points. */
const mostOn = 4;
/** Where all of an answer points, a sentence of so few words goes on from it too. */
const mostBrief = 6;
/** Sentences right behind them that would mean somebody else without them. */
const mostStranded = 2;
/** A teller is to answer so many groups in a story, of so many lines each. */
const [mostGroups, mostLines] = [6, 6];

/** One thing that is kept out: what was told of it in answers that follow each other. */
type Matter = { closed: Closed[]; terms: Terms };

/** Are two things of one matter, where one follows the other? Not a quarrel over land and a drowning: each names somebody, and nothing that the other names. */
const isOfSame = (group: readonly Closed[], one: Closed, life: Life): boolean => {
  const before = closedTerms(group.map(({ text }) => text).join(" "), life);
  const own = closedTerms(one.text, life);
  if (before.names.length === 0 || own.names.length === 0) return true;
  const { names, years } = sharedBetween(own, before, life);
  return names + years > 0;
};

const mattersIn = (closed: readonly Closed[], life: Life): Matter[] => {
  const groups: Closed[][] = [];
  for (const one of closed) {
    const last = groups.at(-1)?.at(-1);
    const isOn =
      last !== undefined &&
      !(one.isLimit || last.isLimit) &&
      last.interview_id === one.interview_id &&
      one.position - last.position <= nextAnswer &&
      isOfSame(groups.at(-1) ?? [], one, life);
    if (isOn) groups.at(-1)?.push(one);
    else groups.push([one]);
  }
  return groups.map((own) => ({
    closed: own,
    terms: closedTerms(own.map(({ text }) => text).join(" "), life),
  }));
};

/** Where an answer stands to what is closed: it may lead to it, or still speak of it. */
type Distance = "before" | "after" | "far";

const distanceOf = ({ interviewId, position }: Told, { closed }: Matter): Distance => {
  const gaps = closed
    .filter((one) => one.interview_id === interviewId)
    .map((one) => (one.position - position) / nextAnswer);
  if (gaps.some((gap) => gap >= 0 && gap <= mostBefore)) return "before";
  return gaps.some((gap) => gap < 0 && gap >= -mostAfter) ? "after" : "far";
};

/** How plainly an answer points to a secret; 0: it does not. */
const weightOf = ({ names, years, words }: Shared, distance: Distance): number => {
  const isNear = distance !== "far";
  const ofSameTime = names > 0 && years > 0;
  const ofSamePerson = names >= rareName && (distance === "before" || (isNear && words >= 1));
  if (!ofSameTime && !ofSamePerson) return 0;
  return Math.min(names, 4) + Math.min(years, 2) + Math.min(words, 4) + (isNear ? 1 : 0);
};

const sumOf = ({ names, years, words }: Shared = { names: 0, years: 0, words: 0 }): number =>
  names + years + words;

type Reading = { told: readonly Told[]; closed: readonly Closed[]; language: Language; tellerName: string };

/** A story as it is looked through: what each sentence can be recognised by, and which answers it stands on. */
type Pages = {
  places: readonly PlacedSentence[];
  terms: readonly Terms[];
  keys: readonly string[][];
  life: Life;
};

/** So much of what a sentence says stands in a line that its teller lets stand, or asks for. */
const leastGranted = 0.5;

/** The sentences that tell what the teller says may stand, or is to: nothing is asked about them. */
const grantedIn = (places: readonly PlacedSentence[], { told, language }: Reading): ReadonlySet<number> => {
  const stemsIn = (text: string): string[] => contentStems(text, packs[language]);
  const lines = told
    .flatMap(({ allowed = [], bookWishes = [] }) => [...allowed, ...bookWishes.map(({ text }) => text)])
    .map((line) => new Set(stemsIn(line)));
  const isGranted = ({ sentence }: PlacedSentence): boolean => {
    const stems = stemsIn(sentence.text);
    return lines.some((line) => {
      const shared = stems.filter((stem) => line.has(stem)).length;
      return shared > 0 && shared >= stems.length * leastGranted;
    });
  };
  return new Set([...places.keys()].filter((at) => isGranted(places[at] as PlacedSentence)));
};

const isOfOne = (one: readonly string[], other: readonly string[]): boolean =>
  one.some((key) => other.includes(key));

/** The sentences that point to a matter, and those that only go on from them. */
const linesFor = (
  { terms: own }: Matter,
  {
    pointing,
    near,
    pages,
  }: { pointing: ReadonlyMap<string, number>; near: ReadonlySet<string>; pages: Pages },
): number[] => {
  const { places, terms, keys, life } = pages;
  const weightAt = (at: number): number =>
    Math.max(0, ...(keys[at] ?? []).map((key) => pointing.get(key) ?? 0));
  const shared = terms.map((one) => sharedBetween(one, own, life));
  const points = (at: number): boolean => {
    const { names = 0, years = 0, words = 0 } = shared[at] ?? {};
    if (weightAt(at) === 0 || places[at]?.sentence.by_hand) return false;
    if (years > 0 || words >= 2 || (names > 0 && words > 0)) return true;
    if (names >= rareName && (keys[at] ?? []).some((key) => near.has(key))) return true;
    const isBesideYear = [at - 2, at - 1, at + 1].some(
      (other) => (shared[other]?.years ?? 0) > 0 && weightAt(other) > 0,
    );
    return (names > 0 && isBesideYear) || (weightAt(at) >= strong && (names > 0 || words > 0));
  };
  const lines = new Set([...places.keys()].filter(points));
  const isStrange = (at: number): boolean =>
    (terms[at]?.names.length ?? 0) > 0 && (shared[at]?.names ?? 0) === 0;
  const { singular } = packs[life.language].functionWords;
  const leans = (text: string): boolean =>
    pointerOf([{ text }], life) !== null || tokens(text).some(({ word }) => singular.has(word));
  const goesOn = (at: number, from: number): boolean => {
    const place = places[at];
    if (!place || place.sentence.by_hand || !isOfOne(keys[at] ?? [], keys[from] ?? []) || isStrange(at))
      return false;
    const isBrief =
      weightAt(from) >= strong &&
      (shared[from]?.names ?? 0) > 0 &&
      countWords(place.sentence.text) <= mostBrief;
    return lines.has(at) || isBrief || leans(place.sentence.text);
  };
  for (const from of [...lines])
    for (let at = from + 1; at <= from + mostOn && goesOn(at, from); at += 1) lines.add(at);
  const weightIn = (at: number): number => sumOf(shared[at]);
  const best = [...lines].sort((one, other) => weightIn(other) - weightIn(one)).slice(0, mostLines);
  return best.sort((one, other) => one - other);
};

/** Does something closed say when it was? */
const namesTime = ({ text }: Closed, language: Language): boolean =>
  lexiconMatcher(language)(text).some(({ list }) => list === "times");

/** "Every December from 57 to 2006, bar one": sentences by which a time that is not to be asked about can be counted out. */
const countedOut = ({ closed }: Matter, pages: Pages, { told, language }: Reading): number[] => {
  const limits = closed.filter((one) => one.isLimit && namesTime(one, language));
  if (limits.length === 0) return [];
  const { omits } = packs[language].story;
  const years = limits.flatMap((limit) => {
    const at = told.findIndex(({ messageId }) => messageId === limit.message_id);
    return [...termsOf(`${limit.text} ${told[at]?.text ?? ""}`, pages.life).years];
  });
  return [...pages.places.keys()].filter((at) => {
    const { sentence } = pages.places[at] as PlacedSentence;
    if (sentence.by_hand || !omits.test(fold(sentence.text))) return false;
    const [first, ...rest] = [...(pages.terms[at]?.years ?? [])].sort((one, other) => one - other);
    const last = rest.at(-1);
    if (first === undefined || last === undefined || years.length === 0) return true;
    return years.some((year) => year >= first && year <= last);
  });
};

/** "We had two children. Annika lives in Borås.": what is left of the sentences in which somebody is named who is not to be asked about. */
const besideRefusal = ({ closed, terms: own }: Matter, { places, keys, terms, life }: Pages): number[] => {
  const refused = closed.map(sourceKey);
  return [...places.keys()].filter((at) => {
    const { names, years } = sharedBetween(terms[at] as Terms, own, life);
    return !places[at]?.sentence.by_hand && isOfOne(keys[at] ?? [], refused) && names + years > 0;
  });
};

/** With the sentences right behind that would mean somebody else once these are left out. */
const withStranded = (
  lines: readonly number[],
  { places, keys }: Pages,
  { language, told }: Reading,
): number[] => {
  const isGone = new Set(lines);
  const all = places.map(({ sentence }, at) => ({ sentence, isGone: isGone.has(at) }));
  const isRightBehind = (at: number): boolean =>
    lines.some((from) => at > from && at <= from + mostStranded && isOfOne(keys[at] ?? [], keys[from] ?? []));
  const stranded = [...strandedIn(all, { language, told })].filter(isRightBehind).slice(0, mostStranded);
  return [...lines, ...stranded].sort((one, other) => one - other);
};

/**
 * Sentences that point to something that is kept out of the story, by their places, a group for each matter and the plainest first: of the same
 * person at the same time or right before it, or with a gap by which its time can be counted out; and those that would mean somebody else
 * once these are left out.
 */
export const pointingIn = (places: readonly PlacedSentence[], reading: Reading): number[][] => {
  const { told, closed, language, tellerName } = reading;
  if (closed.length === 0) return [];
  const open = told.filter(({ isPrivate, text }) => !isPrivate && text !== "");
  const texts = open.map(({ text }) => text);
  const life = lifeOf(texts, { closed: closed.map(({ text }) => text), tellerName, language });
  const pages: Pages = {
    places,
    terms: places.map(({ sentence }) => termsOf(sentence.text, life)),
    keys: places.map(({ sentence }) => sentence.sources.map(sourceKey)),
    life,
  };
  const found = mattersIn(closed, life).map((matter) => {
    const counted = countedOut(matter, pages, reading);
    if (matter.closed.some(({ isLimit }) => isLimit)) {
      const lines = [...new Set([...counted, ...besideRefusal(matter, pages)])];
      return { lines: lines.sort((one, other) => one - other), weight: strong, isCounted: true };
    }
    const pointing = new Map(
      open.flatMap((one, at): [string, number][] => {
        const shared = sharedBetween(life.told[at] as Terms, matter.terms, life);
        const weight = weightOf(shared, distanceOf(one, matter));
        return weight > 0 ? [[sourceKey(sourceOf(one)), weight]] : [];
      }),
    );
    const near = new Set(
      open.filter((one) => distanceOf(one, matter) !== "far").map((one) => sourceKey(sourceOf(one))),
    );
    const lines = linesFor(matter, { pointing, near, pages });
    const weights = lines.flatMap((at) => (pages.keys[at] ?? []).map((key) => pointing.get(key) ?? 0));
    return { lines, weight: Math.max(0, ...weights), isCounted: false };
  });
  const taken = new Set<number>(grantedIn(places, reading));
  return found
    .filter(({ lines }) => lines.length > 0)
    .sort((one, other) => other.weight - one.weight)
    .slice(0, mostGroups)
    .map(({ lines, isCounted }) => (isCounted ? lines : withStranded(lines, pages, reading)))
    .map((lines) => lines.filter((at) => !taken.has(at) && taken.add(at)))
    .filter((lines) => lines.length > 0);
};
