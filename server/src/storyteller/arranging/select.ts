import { hasQuotationMark } from "#language/quotation.ts";
import type { Unit } from "../material/unit.ts";
import { type Chosen, costOf, missingOf, take, unitsIn } from "./chosen.ts";
import { takeEvery } from "./every-turning.ts";
import {
  type Choice,
  divided,
  type Part,
  partsOf,
  shortestAlone,
  withNeeds,
  wordsOf,
} from "./parts-of-choices.ts";

const leaning = 0.6;
const danglingShare = 0.5;
/** What would take more than this share of the story is worth less. */
const broadShare = 0.22;
const broadWorth = 0.8;
/** How much more a turning of the life, and what the teller asked for, is worth than its words. */
const turningWorth = 1.5;
const wishedWorth = 3;
/** What people say to each other is what people remember of a story. */
const quoted = 1.25;

/** What a part tells for its words: long tellings before many short ones. */
const worthOf = ({ units, words, needs, isSpoken }: Part): number => {
  const [first] = units;
  const worth = units.reduce((sum, unit) => sum + unit.worth, 0) / Math.sqrt(Math.max(1, words));
  const firmness =
    needs.length > 0 ? 1 : (first?.isDangling ? danglingShare : 1) * (first?.isLeaning ? leaning : 1);
  const isTalked = isSpoken || units.some(({ text }) => hasQuotationMark(text));
  return worth * firmness * (isTalked ? quoted : 1);
};

/** Does a part tell a turning that a story of its length is to hold? A move is none where there is room for a few scenes. */
const isTold = (part: Part | undefined, isShort: boolean): boolean =>
  part !== undefined && (isShort ? part.death > 0 || part.isMarriage : part.isTurning);

/** What parts that are told together are worth: as they are on average, and more where one of them is wished for or a turning. */
const worthTogether = (parts: readonly Part[], length: number): number => {
  const isShort = length < longStory;
  const words = parts.reduce((sum, part) => sum + part.words, 0);
  const worth = parts.reduce((sum, part) => sum + worthOf(part) * part.words, 0) / Math.max(1, words);
  const last = isShort ? parts[0] : parts.at(-1);
  const breadth = !isShort && words > length * broadShare ? broadWorth : 1;
  return worth * breadth * (isTold(last, isShort) ? turningWorth : 1) * (last?.isWished ? wishedWorth : 1);
};

const widest = 1.1;
const narrowest = 0.92;
/** A shorter story of whole answers is better than a piece of another: down to this share. */
const narrowestWhole = 0.86;
/** Shares of the story that what was wished for may take with who is speaking, then one telling of a death with all that it needs, then the turnings of the life. */
const mostWished = 0.75;
/** One tale that they asked for is the heart of a short story: it may take so much by itself, where nothing else that they asked for fits. */
const mostOfHeart = 0.6;
const mostDeaths = 0.45;
const mostTurnings = 0.75;
/** Share of it that one telling may take of a living, or of whom one married, with all that it needs. */
const mostOfOne = 0.4;
/** For so many words one death is told first. */
const wordsForDeath = 250;

/** From so many words on a story tells every death and marriage that was told, where there is room. A shorter one tells a few whole scenes, each of this share of it at least. */
const longStory = 1000;
const leastScene = 0.12;

/** What somebody tells at greatest length they tell best: in a longer story so many such tellings go first, of this share of it at least each, and up to this share with all that they need. */
const setPieces = 2;
const leastOfPiece = 0.1;
const mostOfPieces = 0.5;

/** Shares of the story that those together with the people of the life may take before the times of it. */
const mostPeople = 0.9;

/** Share of the story that who is speaking may take before anything else is heard. */
const mostBeginning = 0.3;

/** Does a story of `length` words hold all of these? */
export const holdsAll = (units: readonly Unit[], length: number): boolean =>
  wordsOf(units) <= length * widest;

type First = { count: number; words: number; limit: number };

/** Takes so many of the parts at most, that come to so many words with what they need. */
const takeFirst = (chosen: Chosen, parts: readonly Part[], { count, words, limit }: First): void => {
  const most = Math.min(limit, chosen.words + words);
  let taken = parts.filter((part) => chosen.parts.has(part)).length;
  for (const part of parts) {
    if (taken >= count) return;
    if (chosen.parts.has(part)) continue;
    take(chosen, [part], most);
    if (chosen.parts.has(part)) taken += 1;
  }
};

/** `of`: the people of a part, `most` of whom are looked for; `tries`: of so many of their answers one that fits is told. */
type People = { limit: number; of?: (part: Part) => readonly string[]; most?: number; tries?: number };

/** The best answer about each of the people of the life, who stand in several answers, as long as there is room. */
const takePeople = (
  chosen: Chosen,
  ranked: readonly Part[],
  { limit, of = ({ about }) => about, most = Number.POSITIVE_INFINITY, tries = 1 }: People,
): void => {
  const counts = new Map<string, number>();
  for (const name of ranked.flatMap(of)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const people = [...counts].sort(([, one], [, other]) => other - one).map(([name]) => name);
  for (const name of people.slice(0, most)) {
    const own = ranked.filter((part) => of(part).includes(name));
    if (own.some((part) => chosen.parts.has(part))) continue;
    takeFirst(chosen, own.slice(0, tries), { count: 1, words: limit, limit });
  }
};

/** The chapters at which youth and the middle of a life begin: what a short story tells of is of each of these times. */
const times = [4, 6];

const timeOf = (chapter: number): number => times.filter((begins) => chapter >= begins).length;

type Kinds = { of: (part: Part) => unknown; limit: number };

/** The best answer of each kind of which nothing is told yet. */
const takeEach = (chosen: Chosen, ranked: readonly Part[], { of, limit }: Kinds): void => {
  const told = new Set([...chosen.parts].map(of));
  const best = new Map(ranked.toReversed().map((part) => [of(part), part]));
  take(
    chosen,
    [...best.values()].filter((part) => !told.has(of(part))),
    limit,
  );
};

/** Where whole answers leave room: those that fit best, in parts where there is no other way. */
const fill = (chosen: Chosen, choices: readonly Choice[], length: number): Unit[] => {
  const told = new Set([...chosen.parts].flatMap(({ units }) => units));
  const room = length * widest - chosen.words;
  const rest = choices.filter(({ units }) => units.length > 0 && !units.some((unit) => told.has(unit)));
  const pieces = rest
    .filter(({ units }) => units[0]?.isDangling === false && units[0]?.isLeaning === false)
    .flatMap(({ units }) => divided(units, 0))
    .filter((units) => wordsOf(units) <= room)
    .sort((one, other) => wordsOf(other) - wordsOf(one));
  return pieces[0] ?? [];
};

/**
 * Chooses the scenes of a story of `length` words: whole answers with those they cannot be told
 * without: first who is speaking, what they asked for, a death or two (of whom the teller names most), what they did for a living, whom they married and the other turnings of the life, then the best of every subject, about each of its people and of
 * every part of it, then whatever tells most. A shorter story has fewer answers, not shorter ones.
 */
const scenesIn = (choices: readonly Choice[], length: number): Set<Unit> => {
  const isShort = length < longStory;
  const chosen: Chosen = { parts: new Set(), words: 0, isShort, from: new Map() };
  const worths = new Map(
    partsOf(choices, length).map((part) => [
      part,
      worthTogether(isShort ? missingOf(part, chosen) : withNeeds(part), length),
    ]),
  );
  const ranked = [...worths.keys()].sort(
    (one, other) => (worths.get(other) ?? 0) - (worths.get(one) ?? 0) || one.at - other.at,
  );
  const [beginning] = worths.keys();
  if (beginning?.chapter === 0) take(chosen, [beginning], length * mostBeginning);
  // As many wishes as there is room for: the shortest with all that it needs first.
  const costs = new Map(ranked.map((part) => [part, costOf(part, { parts: new Set(), words: 0, isShort })]));
  const wished = ranked
    .filter(({ isWished }) => isWished)
    .sort((one, other) => (costs.get(one) ?? 0) - (costs.get(other) ?? 0));
  take(chosen, wished, length * mostWished);
  const hasWish = wished.some((part) => chosen.parts.has(part));
  const hearts = hasWish ? [] : wished.filter(({ words }) => words <= length * mostOfHeart);
  take(chosen, hearts.slice(0, 1), length);
  // Whom they lost, married or brought up, and asked to have told, before who else comes into the scenes that say who these are.
  const before = new Set(chosen.parts);
  const dearest = wished.filter((part) => part.death > 0 || part.isMarriage || part.isChild);
  if (isShort && !wished.some((part) => before.has(part))) take(chosen, dearest.slice(0, 1), length, true);
  const asked = new Set([...chosen.parts].filter((part) => !before.has(part)));
  // In a longer story nobody who died lives on, and nobody is a husband who was never married.
  if (!isShort)
    takeEvery(
      chosen,
      ranked.filter(({ death, isMarriage }) => death > 0 || isMarriage),
      { length, widest: length * widest },
    );
  const pieces = ranked
    .filter((part) => part.words >= length * leastOfPiece && part !== beginning)
    .sort((one, other) => other.words - one.words);
  if (!isShort)
    takeFirst(chosen, pieces.slice(0, setPieces), {
      count: setPieces,
      words: length * mostOfPieces,
      limit: length * mostPeople,
    });
  // A death in what they asked for, or in the scenes of its people, is not the one that their life is told with.
  const deaths = ranked
    .filter((part) => part.death > 0 && !asked.has(part))
    .sort((one, other) => other.death - one.death);
  const mostOfDeaths = Math.max(1, Math.floor(length / wordsForDeath));
  takeFirst(chosen, deaths, {
    count: mostOfDeaths,
    words: length * mostDeaths,
    limit: length * (hearts.length > 0 ? widest : 1),
  });
  const heavy = new Set(deaths.filter((part) => !chosen.parts.has(part)));
  const shortest = isShort ? length * leastScene : shortestAlone;
  const light = ranked.filter(
    (part) =>
      (part.words >= shortest || isTold(part, isShort)) && !withNeeds(part).some((one) => heavy.has(one)),
  );
  // A short life without whom somebody married and brought up is a childhood.
  const kinds = isShort
    ? (["isMarriage", "isChild", "isLivelihood"] as const)
    : (["isLivelihood", "isMarriage"] as const);
  if (isShort)
    takePeople(chosen, light, {
      of: ({ household }) => household,
      limit: length * mostPeople,
      most: 1,
      tries: ranked.length,
    });
  for (const is of kinds) {
    const own = ranked.filter((part) => part[is] && part !== beginning);
    if (!own.some((part) => chosen.parts.has(part)))
      takeFirst(chosen, own, {
        count: 1,
        words: length * mostOfOne,
        limit: is === "isChild" ? length * widest : length,
      });
  }
  if (isShort) takeEach(chosen, light, { of: ({ chapter }) => timeOf(chapter), limit: length });
  takePeople(chosen, light, { limit: length * mostTurnings, most: 1 });
  const first = light.filter((part) => isTold(part, isShort) || part.isWished);
  take(chosen, first, length * mostTurnings);
  takeEach(chosen, light, { of: ({ topic }) => topic, limit: length * mostPeople });
  takePeople(chosen, light, { limit: length * mostPeople });
  takeEach(chosen, light, { of: ({ chapter }) => chapter, limit: length });
  take(chosen, light, length);
  if (chosen.words < length * narrowest) take(chosen, light, length * widest);
  if (chosen.words < length * narrowest) take(chosen, ranked, length * widest);
  const units = unitsIn(chosen);
  if (chosen.words < length * narrowestWhole)
    for (const unit of fill(chosen, choices, length)) units.add(unit);
  return units;
};

/** Deaths and marriages that the scenes do not tell, in brief where there is room beside these: first of those nearest to the teller, the shortest first. */
const addBriefs = (chosen: Set<Unit>, choices: readonly Choice[], most: number): void => {
  const untold = choices
    .flatMap(({ briefs = [] }) => briefs)
    .toSorted(
      (one, other) => Number(other.isNear) - Number(one.isNear) || wordsOf(one.units) - wordsOf(other.units),
    );
  let words = wordsOf([...chosen]);
  for (const { units, turning } of untold) {
    const own = units.filter((unit) => !chosen.has(unit));
    if (chosen.has(turning) || words + wordsOf(own) > most) continue;
    for (const unit of own) chosen.add(unit);
    words += wordsOf(own);
  }
};

/** What a story of `length` words holds: everything where it fits, else scenes, and beside them what must not be missing. */
export const select = (choices: readonly Choice[], length: number): Set<Unit> => {
  const all = choices.flatMap(({ units }) => [...units]);
  if (holdsAll(all, length)) return new Set(all);
  const chosen = scenesIn(choices, length);
  addBriefs(chosen, choices, length * widest);
  return chosen;
};
