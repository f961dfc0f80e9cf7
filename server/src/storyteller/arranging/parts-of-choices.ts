import type { TopicId } from "#language/subjects.ts";
import type { Unit } from "../material/unit.ts";

/** A death or a marriage in brief. `turning`: the unit that tells it; `isNear`: it is of one whom a life is shared with, or the teller's own. */
export type Brief = { units: readonly Unit[]; turning: Unit; isNear: boolean };

/** An answer in its place: its units in order, and what makes it worth telling. */
export type Choice = {
  chapter: number;
  /** What was asked about. */
  topic?: TopicId;
  units: readonly Unit[];
  /** Answers of one scene cannot be told without those before them. */
  scene?: number;
  /** Tells of a death, a marriage or a move. */
  isTurning?: boolean;
  /** Tells of the death of somebody who is named in so many answers; 0: of no death. */
  death?: number;
  /** The unit that tells its death, where it says of whom. */
  namedDeath?: Unit | undefined;
  /** People talk in it. */
  isSpoken?: boolean;
  /** Goes on from the answer before it, and can be told without it. */
  isFree?: boolean;
  /** The teller asked that it be told. */
  isWished?: boolean;
  /** Tells of a marriage, or of what the teller did for a living. */
  isMarriage?: boolean;
  isLivelihood?: boolean;
  /** Tells of a child of the grown teller. */
  isChild?: boolean;
  /** The first unit from which on it can be told by itself, and that which tells a death or a marriage. */
  standing?: Unit | undefined;
  turning?: Unit | undefined;
  /** Its deaths and marriages, each as the fewest sentences in a row that say who it was and tell it. */
  briefs?: readonly Brief[];
  /** The last unit that names somebody: whom what goes on from it speaks of. */
  naming?: Unit | undefined;
  /** Places of the answers that introduce whom and what it speaks of. */
  grounds?: readonly number[];
  /** Of these, those that say who its people are. */
  introducing?: readonly number[];
  /** Whom it names of the household: of those who come into the life when it is grown, the ones who are told of most. */
  household?: readonly string[];
  /** Whom its first words are about, of the people who stand in several answers. */
  about?: readonly string[];
};

/** Units that are told together or not at all. `needs`: the parts that have to stand before it; `before`: that of them which it goes on from. */
export type Part = {
  at: number;
  chapter: number;
  topic: TopicId | null;
  units: Unit[];
  words: number;
  isTurning: boolean;
  death: number;
  namedDeath: Unit | undefined;
  isWished: boolean;
  isMarriage: boolean;
  isLivelihood: boolean;
  isChild: boolean;
  isSpoken: boolean;
  about: readonly string[];
  household: readonly string[];
  standing: Unit | undefined;
  turning: Unit | undefined;
  naming: Unit | undefined;
  before: Part | undefined;
  /** Goes on from another answer, and says itself whom it speaks of. */
  isFree: boolean;
  needs: Part[];
  /** Of the parts that it needs, those that say who its people are. */
  people: Part[];
};

export const wordsOf = (units: readonly Unit[]): number => units.reduce((sum, { words }) => sum + words, 0);

/** An answer of more than this share of the story, and of so many words, is told in parts. */
const longestShare = 0.7;
const fewestDivided = 120;
/** A part is at least this long, and ends before words that stand by themselves; one twice as long ends anywhere. */
const shortestPart = 60;

/** An endless answer in parts; any other is whole. */
export const divided = (units: readonly Unit[], length: number): Unit[][] => {
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

/** An answer of fewer words that goes on from another is the end of what was told there: its point. */
export const shortestAlone = 25;

/** The parts of the story in order. */
export const partsOf = (choices: readonly Choice[], length: number): Part[] => {
  const parts: Part[] = [];
  let scene: number | undefined;
  const heads = new Map<number, Part>();
  for (const [place, choice] of choices.entries()) {
    const {
      chapter,
      topic = null,
      units,
      isTurning = false,
      death = 0,
      isWished = false,
      isMarriage = false,
      isLivelihood = false,
      isChild = false,
      about = [],
      household = [],
    } = choice;
    const isOn = choice.scene !== undefined && choice.scene === scene && !choice.isFree;
    scene = choice.scene;
    // What was asked for is told whole or not at all.
    for (const [index, own] of (isWished ? [[...units]] : divided(units, length)).entries()) {
      const last = parts.at(-1);
      const before = isOn && index === 0 ? last : undefined;
      if (before && wordsOf(own) < shortestAlone) {
        before.units.push(...own);
        before.words = wordsOf(before.units);
        before.isTurning ||= isTurning;
        before.death = Math.max(before.death, death);
        before.isWished ||= isWished;
        before.isMarriage ||= isMarriage;
        before.isLivelihood ||= isLivelihood;
        before.isChild ||= isChild;
        before.turning ??= choice.turning;
        before.naming = choice.naming ?? before.naming;
      } else
        parts.push({
          at: parts.length,
          chapter,
          topic,
          units: own,
          words: wordsOf(own),
          isTurning,
          death,
          namedDeath: choice.namedDeath,
          isWished,
          isMarriage,
          isLivelihood,
          isChild,
          about: index === 0 ? about : [],
          household,
          standing: choice.standing,
          turning: choice.turning,
          naming: choice.naming,
          before,
          isFree: choice.isFree === true,
          isSpoken: choice.isSpoken === true,
          needs: before ? [before] : [],
          people: [],
        });
      const told = parts.at(-1);
      if (told && !heads.has(place)) heads.set(place, told);
    }
  }
  for (const [place, { grounds = [], introducing = [] }] of choices.entries()) {
    const own = heads.get(place);
    const headsOf = (places: readonly number[]): Part[] =>
      places.flatMap((at) => heads.get(at) ?? []).filter((one) => one !== own);
    own?.needs.push(...headsOf(grounds));
    own?.people.push(...headsOf(introducing));
  }
  return parts;
};

/** A part with all that has to stand before it. */
export const withNeeds = (part: Part): Part[] => {
  const found = new Set([part]);
  for (const one of found) for (const need of one.needs) found.add(need);
  return [...found].reverse();
};
