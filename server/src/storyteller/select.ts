import type { Unit } from "./unit.ts";

/** An answer in its place: its units in order, and whether it has to be told whatever the length. */
export type Choice = {
  chapter: number;
  units: readonly Unit[];
  /** Tells of a death, a marriage or a move. */
  isTurning?: boolean;
  /** Goes on from the answer before it in the story. */
  goesOn?: boolean;
};

/** Units of one answer that follow each other, or of several that only make sense together. */
type Scene = { at: number; chapter: number; units: Unit[]; words: number; value: number; isTurning: boolean };

const wordsOf = (units: readonly Unit[]): number => units.reduce((sum, { words }) => sum + words, 0);

/** An answer of more than this share of the story, and of so many words, is told in parts. */
const longestShare = 0.3;
const fewestDivided = 120;
/** A part is at least this long, and ends before words that stand by themselves; one twice as long ends anywhere. */
const shortestPart = 60;

/** A long answer in parts; any other is whole. */
const partsOf = (units: readonly Unit[], length: number): Unit[][] => {
  if (wordsOf(units) <= Math.max(fewestDivided, length * longestShare)) return [[...units]];
  const parts: Unit[][] = [[]];
  let words = 0;
  for (const unit of units) {
    const mayEnd = words >= shortestPart && !unit.isLeaning && !unit.isDangling;
    if (mayEnd || words >= shortestPart * 2) {
      parts.push([]);
      words = 0;
    }
    parts.at(-1)?.push(unit);
    words += unit.words;
  }
  return parts;
};

const leaning = 0.6;
const danglingShare = 0.5;
/** How much more a turning of the life is worth than its words. */
const turningWorth = 3;
/** Talk that is quoted is what people remember of a story. */
const quoted = 1.25;

const worthTelling = (units: readonly Unit[], isTurning: boolean): number => {
  const [first] = units;
  const worth = units.reduce((sum, unit) => sum + unit.worth, 0) / Math.sqrt(Math.max(1, wordsOf(units)));
  const firmness = (first?.isDangling ? danglingShare : 1) * (first?.isLeaning ? leaning : 1);
  const isSpoken = units.some(({ text }) => /["“”„«»]/u.test(text));
  return worth * firmness * (isTurning ? turningWorth : 1) * (isSpoken ? quoted : 1);
};

/** Scenes may be bound to the one before them up to this share of the story. */
const longestBound = 0.4;

/** The scenes of the story in order: an answer that speaks of "him" goes with the one that says who he is. */
const scenesOf = (choices: readonly Choice[], length: number): Scene[] => {
  const scenes: Scene[] = [];
  for (const { chapter, units, isTurning = false, goesOn = false } of choices)
    for (const [part, own] of partsOf(units, length).entries()) {
      const last = scenes.at(-1);
      const leans = own[0]?.isDangling === true && goesOn && part === 0;
      if (leans && last && last.words + wordsOf(own) <= length * longestBound) {
        last.units.push(...own);
        last.words = wordsOf(last.units);
        last.isTurning ||= isTurning;
        last.value = worthTelling(last.units, last.isTurning);
        continue;
      }
      const value = worthTelling(own, isTurning);
      scenes.push({ at: scenes.length, chapter, units: own, words: wordsOf(own), value, isTurning });
    }
  return scenes;
};

const widest = 1.1;
const narrowest = 0.92;
/** Share of the story that turnings of the life may take before anything else is heard. */
const mostTurnings = 0.6;

/** Where whole scenes leave room, the beginning of one more: as many of its units as fit. */
const beginningOf = ({ units }: Scene, room: number): Unit[] => {
  let words = 0;
  const beginning: Unit[] = [];
  for (const unit of units) {
    words += unit.words;
    if (words > room) break;
    beginning.push(unit);
  }
  return beginning;
};

const shortestBeginning = 3;

/**
 * Chooses what a story of `length` words holds: everything when it fits, else whole scenes, first where the teller comes from and the turnings of the life, then the
 * best of every part of it, then whatever tells most for its words. A shorter story has fewer scenes, not shorter ones.
 */
export const select = (choices: readonly Choice[], length: number): Set<Unit> => {
  const all = choices.flatMap(({ units }) => [...units]);
  if (wordsOf(all) <= length * widest) return new Set(all);
  const ranked = scenesOf(choices, length).sort((one, other) => other.value - one.value || one.at - other.at);
  const chosen = new Set<Scene>();
  let words = 0;
  const take = (scenes: readonly Scene[], limit: number): void => {
    for (const scene of scenes) {
      if (chosen.has(scene) || words + scene.words > limit) continue;
      chosen.add(scene);
      words += scene.words;
    }
  };
  const [roots] = ranked.filter(({ chapter }) => chapter === 0);
  if (roots) take([roots], length);
  take(
    ranked.filter(({ isTurning }) => isTurning),
    length * mostTurnings,
  );
  const told = new Set([...chosen].map(({ chapter }) => chapter));
  const best = new Map(ranked.toReversed().map((scene) => [scene.chapter, scene]));
  take(
    [...best.values()].filter(({ chapter }) => !told.has(chapter)),
    length,
  );
  take(ranked, length);
  if (words < length * narrowest) take(ranked, length * widest);
  const units = new Set([...chosen].flatMap((scene) => scene.units));
  if (words >= length * narrowest) return units;
  const next = ranked
    .filter((scene) => !chosen.has(scene))
    .map((scene) => beginningOf(scene, length * widest - words))
    .find(
      (beginning) =>
        beginning.length >= shortestBeginning || words + wordsOf(beginning) >= length * narrowest,
    );
  for (const unit of next ?? []) units.add(unit);
  return units;
};
