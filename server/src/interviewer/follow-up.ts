import type { FollowUps } from "#language/follow-ups.ts";
import { compile, type Matcher } from "#language/match.ts";
import type { LanguagePack } from "#language/pack.ts";
import { contentStems, normalise } from "#language/text.ts";
import { freshWording, useWording } from "./frames.ts";
import { touchesLimit } from "./limits.ts";
import type { Marks } from "./marks.ts";
import { filled, type Moment } from "./moment.ts";
import { otherNamesIn, type SpokenOf, spokenOfIn } from "./spoken-of.ts";

/** Something in an answer that can be asked on about by name. */
type Hold = { key: string; kind: Kind; asks: readonly string[]; score: number; places: readonly number[] };

type Kind = "scene" | "person" | "matter" | "name";

/** Characters from the end of an answer over which something told loses half its weight. */
const halfLife = 180;
/** Too far back, or too faint. */
const faintest = 0.25;
/** A scene says most of what was told; a person matters more than a thing. */
const weights: Record<Kind, number> = { scene: 1.1, person: 1.15, matter: 1, name: 0.8 };
/** Somebody or something told again and again in one answer carries it. */
const eachMention = 0.25;
/** So many that were asked about are remembered. */
const mostRemembered = 60;

type Compiled = {
  scenes: Matcher<string>;
  matters: Matcher<string>;
  mirth: Matcher<string>;
  deaths: Matcher<string>;
};

const compiled = new WeakMap<FollowUps, Compiled>();

const matchersOf = (followUps: FollowUps): Compiled => {
  const known = compiled.get(followUps);
  if (known) return known;
  const listsOf = (rows: readonly { heard: readonly string[] }[]): Record<string, readonly string[]> =>
    Object.fromEntries(rows.map(({ heard }, at) => [String(at), heard]));
  const made = {
    scenes: compile(listsOf(followUps.scenes)),
    matters: compile(listsOf(followUps.matters)),
    mirth: compile({ mirth: followUps.mirth }),
    deaths: compile({ deaths: followUps.deaths }),
  };
  compiled.set(followUps, made);
  return made;
};

const scoreOf = (places: readonly number[], { length, weight }: { length: number; weight: number }): number =>
  weight * 0.5 ** ((length - Math.max(...places)) / halfLife) + eachMention * Math.min(2, places.length - 1);

/** "Dry as a stone", "like a parrot": said to compare, not of the thing. */
const isLikeness = (marks: Marks, from: number, { likeness }: FollowUps): boolean =>
  [1, 2].some((back) => likeness.has(marks.tokens[from - back]?.word ?? ""));

type Place = { key: string; at: number };

const placesOf = (marks: Marks, pack: LanguagePack, kind: "scene" | "matter"): Place[] => {
  const { followUps } = pack.conversation;
  const { scenes, matters } = matchersOf(followUps);
  if (kind === "scene") return scenes(marks.tokens).map(({ list, start }) => ({ key: list, at: start }));
  return matters(marks.tokens)
    .filter(({ from }) => !marks.names.has(from) && !isLikeness(marks, from, followUps))
    .map(({ list, start }) => ({ key: followUps.matters[Number(list)]?.said ?? "", at: start }));
};

const grouped = (places: readonly Place[]): Map<string, number[]> => {
  const byKey = new Map<string, number[]>();
  for (const { key, at } of places) byKey.set(key, [...(byKey.get(key) ?? []), at]);
  return byKey;
};

/** What an answer holds that can be asked on about by name, what was told last and most first. */
const holdsIn = (marks: Marks, { pack, isOwnName }: { pack: LanguagePack; isOwnName: boolean }): Hold[] => {
  const { followUps, aboutPerson } = pack.conversation;
  const { length } = marks.text;
  const { nameAsMatter, aboutMatter, scenes } = followUps;
  const aboutThing = (matter: string): string[] => aboutMatter.map((wording) => filled(wording, { matter }));
  const asksOf: Record<Kind, (key: string) => readonly string[]> = {
    scene: (key) => scenes[Number(key)]?.asks ?? [],
    person: (person) => aboutPerson.map((wording) => filled(wording, { person })),
    matter: aboutThing,
    name: (name) => aboutThing(filled(nameAsMatter ?? "", { name })),
  };
  const placed = (found: readonly SpokenOf[]): Place[] => found.map(({ said, at }) => ({ key: said, at }));
  const found: Record<Kind, Place[]> = {
    scene: placesOf(marks, pack, "scene"),
    person: placed(spokenOfIn(marks, pack, { isOwnName })),
    matter: placesOf(marks, pack, "matter"),
    name: nameAsMatter === null || isOwnName ? [] : placed(otherNamesIn(marks, pack)),
  };
  return (["scene", "person", "matter", "name"] as const)
    .flatMap((kind) =>
      [...grouped(found[kind])].map(([key, places]) => ({
        key: `${kind === "name" ? "person" : kind} ${key}`,
        kind,
        asks: asksOf[kind](key),
        score: scoreOf(places, { length, weight: weights[kind] }),
        places,
      })),
    )
    .filter(({ score }) => score >= faintest)
    .sort((a, b) => b.score - a.score);
};

/** The first answer tells of the teller's own name, and of whoever had it before. */
const isAboutName = ({ state, number }: Moment): boolean =>
  number === 1 && state.turns <= 1 && state.stretch.topic === "name_origin";

/** So many characters around what is to stay out are left alone too. */
const around = 120;

/** Places in an answer that lie in or beside sentences which the teller has just taken out of it. */
const nearLeftOut = (
  { draft }: Moment,
  { marks, id }: { marks: Marks; id: string },
): ((at: number) => boolean) => {
  const spans = draft.limits
    .filter(({ message }) => message === id)
    .flatMap(({ lines = [] }) => lines)
    .map((line) => ({ from: marks.text.indexOf(line), length: line.length }))
    .filter(({ from }) => from >= 0);
  return (at) => spans.some(({ from, length }) => at > from - around && at < from + length + around);
};

type Answer = { marks: Marks; id: string; ofPeople?: boolean };

/** What an answer holds that was not asked about yet, and that nobody wants left alone. */
const freshHolds = (moment: Moment, { marks, id, ofPeople = false }: Answer): Hold[] => {
  const { state, pack, draft, facts } = moment;
  const asked = state.askedAbout ?? [];
  const own = new Set(normalise(facts.teller ?? "").split(" "));
  const isOwn = (key: string): boolean =>
    normalise(key)
      .split(" ")
      .slice(1)
      .some((word) => own.has(word));
  const isLeftOut = nearLeftOut(moment, { marks, id });
  const leftOut = new Set(
    draft.limits.flatMap(({ lines = [] }) => lines).flatMap((line) => contentStems(line, pack)),
  );
  const isOfLeftOut = (key: string): boolean => contentStems(key, pack).some((stem) => leftOut.has(stem));
  return holdsIn(marks, { pack, isOwnName: isAboutName(moment) }).flatMap((hold) => {
    const { key, kind, places } = hold;
    if (asked.includes(key) || isOwn(key) || places.every(isLeftOut)) return [];
    if (ofPeople && kind !== "person") return [];
    // Whoever told something that is to stay out goes on speaking of it: it is theirs to say, and not to be asked about.
    if (kind !== "scene" && isOfLeftOut(key)) return [];
    const asks = hold.asks.filter((words) => !touchesLimit(draft, { words, pack }));
    return asks.length > 0 ? [{ ...hold, asks }] : [];
  });
};

/** Is there anything in an answer that could be asked on about by name? */
export const mayName = (moment: Moment, answer: Answer): boolean => freshHolds(moment, answer).length > 0;

/**
 * A question about somebody or something that was just told, by name, once each in an interview; null where nothing can be named, or
 * all of it was asked about. `ofPeople`: only about somebody.
 */
export const namedFollowUp = (moment: Moment, answer: Answer): string | null => {
  const { state, seed } = moment;
  for (const { key, kind, asks } of freshHolds(moment, answer)) {
    const wording = freshWording(state, { wordings: asks, seed });
    if (!wording) continue;
    useWording(state, wording);
    state.askedAbout = [...(state.askedAbout ?? []), key].slice(-mostRemembered);
    if (kind === "person") state.stretch.person = key.slice("person ".length);
    return wording;
  }
  return null;
};

/** What somebody is just asked about in other words is not asked about again. */
export const rememberNamed = ({ state, pack }: Moment, marks: Marks): void => {
  const keys = holdsIn(marks, { pack, isOwnName: false }).map(({ key }) => key);
  state.askedAbout = [...(state.askedAbout ?? []), ...keys].slice(-mostRemembered);
};

type Span = { from: number; to: number };

/** Sentences of an answer, in characters, that tell of somebody's death and are no part of a funny story. */
const sentencesOfLoss = (marks: Marks, { conversation, grammar }: LanguagePack): Span[] => {
  const { deaths, mirth } = matchersOf(conversation.followUps);
  const numbers = new Set(deaths(marks.tokens).map(({ from }) => marks.sentence[from]));
  return [...numbers].flatMap((number) => {
    const own = marks.tokens.filter((_, at) => marks.sentence[at] === number);
    const span = { from: own[0]?.start ?? 0, to: own.at(-1)?.end ?? 0 };
    const told = marks.text.slice(span.from, span.to);
    const isOfPerson =
      marks.of("kin").some(({ from }) => marks.sentence[from] === number) ||
      marks.tokens.some((_, at) => marks.sentence[at] === number && marks.names.has(at)) ||
      (grammar.pronouns?.test(told) ?? true);
    return isOfPerson && mirth(own).length === 0 ? [span] : [];
  });
};

/** Does an answer tell of somebody's death, other than as the date of something else or in a funny story? */
export const tellsLoss = (moment: Moment, marks: Marks): boolean =>
  !isAboutName(moment) && sentencesOfLoss(marks, moment.pack).length > 0;

/** So many characters before a death who died may have been named. */
const before = 220;

/** Asks about somebody who was lost, without pressing; null where nobody can be named, or they were asked about. */
export const aboutLost = (moment: Moment, marks: Marks): string | null => {
  const { state, seed, pack, draft } = moment;
  const asked = state.askedAbout ?? [];
  const spans = sentencesOfLoss(marks, pack);
  const isNear = (at: number): boolean => spans.some(({ from, to }) => at >= from - before && at <= to + 1);
  const free = spokenOfIn(marks, pack).filter(
    ({ said, at }) =>
      isNear(at) && !asked.includes(`lost ${said}`) && !touchesLimit(draft, { words: said, pack }),
  );
  const { person: spokenOf } = state.stretch;
  const isSpokenOf = spans.some(({ from, to }) => pack.grammar.pronouns?.test(marks.text.slice(from, to)));
  const known = spokenOf !== undefined && isSpokenOf && !asked.includes(`lost ${spokenOf}`) ? [spokenOf] : [];
  for (const person of [...free.map(({ said }) => said), ...known]) {
    const wordings = pack.conversation.followUps.aboutLost.map((wording) => filled(wording, { person }));
    const wording = freshWording(state, { wordings, seed });
    if (!wording) continue;
    useWording(state, wording);
    state.askedAbout = [...asked, `lost ${person}`, `person ${person}`].slice(-mostRemembered);
    state.stretch.person = person;
    return wording;
  }
  return null;
};
