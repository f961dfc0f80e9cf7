import { ranked } from "./ranked.ts";
import type { Unit } from "./unit.ts";

/** Units of one answer in order; answers in the order of the story, with the chapter each belongs to. */
export type Choice = { chapter: number; units: readonly Unit[] };

type Bundle = { units: Unit[]; words: number; worth: number };

const wordsOf = (units: readonly Unit[]): number => units.reduce((sum, { words }) => sum + words, 0);

/** Units that lean on each other in a row and are taken together: more are no scene, they only all begin with "and". */
const longestRow = 100;

/** A unit with every unit before it that it leans on and that is not chosen yet. */
const bundleOf = (units: readonly Unit[], at: number, chosen: ReadonlySet<Unit>): Bundle => {
  let from = at;
  const first = Math.max(0, at - longestRow);
  while (from > first && units[from]?.isLeaning && !chosen.has(units[from - 1] as Unit)) from -= 1;
  const bundle = units.slice(from, at + 1).filter((unit) => !chosen.has(unit));
  const worth = bundle.reduce((sum, unit) => sum + unit.worth, 0);
  return { units: bundle, words: wordsOf(bundle), worth };
};

const leaningFirst = 0.6;
const danglingFirst = 0.5;
const fewestDecentWords = 5;

/** Less for words that would open a paragraph and lean on others that were cut. */
const firmness = ({ units: [first] }: Bundle): number =>
  (first?.isLeaning ? leaningFirst : 1) * (first?.isDangling ? danglingFirst : 1);

/** The best opening of an answer within a share of words: what tells most for its length, and stands alone. */
const anchorOf = (units: readonly Unit[], share: number): Bundle | null => {
  const none = new Set<Unit>();
  let best: { bundle: Bundle; value: number } | null = null;
  for (const at of units.keys()) {
    const bundle = bundleOf(units, at, none);
    const excess = Math.max(1, bundle.words / Math.max(share, 1));
    const isDecent = bundle.words >= fewestDecentWords;
    const value =
      (bundle.worth / Math.sqrt(bundle.words || 1) / excess ** 2) * firmness(bundle) * (isDecent ? 1 : 0.3);
    if (!best || value > best.value) best = { bundle, value };
  }
  return best?.bundle ?? null;
};

/** The shortest decent opening of an answer: used when there are more answers than words for them. */
const shortestOf = (units: readonly Unit[], weigh: (bundle: Bundle) => number): Bundle | null => {
  const bundles = [...units.keys()].map((at) => bundleOf(units, at, new Set()));
  const decent = bundles.filter(({ words }) => words >= fewestDecentWords);
  return (decent.length > 0 ? decent : bundles).sort((one, other) => weigh(one) - weigh(other))[0] ?? null;
};

type Headed = { chapter: number; bundle: Bundle };

/** As many openings as fit: the shortest of every chapter, then the shortest of all. */
const shortestFirst = (openings: readonly Headed[], limit: number): Bundle[] => {
  const cheap = [...openings].sort((one, other) => one.bundle.words - other.bundle.words);
  const heads = [...new Map(cheap.toReversed().map((entry) => [entry.chapter, entry])).values()];
  let left = limit;
  return [...heads, ...cheap.filter((entry) => !heads.includes(entry))].flatMap(({ bundle }) => {
    if (bundle.words > left) return [];
    left -= bundle.words;
    return [bundle];
  });
};

const goodShare = 0.9;

/** One opening for each answer; where the best do not all fit, shorter ones that stand alone, then the shortest. */
const openings = (choices: readonly Choice[], limit: number): Bundle[] => {
  const share = limit / Math.max(choices.length, 1);
  const wished = choices.map(({ units }) => anchorOf(units, share)).filter((bundle) => bundle !== null);
  if (wished.reduce((sum, { words }) => sum + words, 0) <= limit) return wished;
  const within = (weigh: (bundle: Bundle) => number): Bundle[] =>
    shortestFirst(
      choices.flatMap(({ chapter, units }) => {
        const bundle = shortestOf(units, weigh);
        return bundle ? [{ chapter, bundle }] : [];
      }),
      limit,
    );
  const firm = within((bundle) => bundle.words / firmness(bundle));
  return firm.length >= choices.length * goodShare ? firm : within(({ words }) => words);
};

const widest = 1.1;
const narrowest = 0.95;

/** The rest of every answer, taken in turn so that long answers and short ones give the same share of themselves. */
const queueOf = (
  choices: readonly Choice[],
  opening: ReadonlySet<Unit>,
): { at: number; units: readonly Unit[] }[] =>
  choices
    .flatMap(({ units }) => {
      const order = ranked(units, opening);
      return order.map((at, rank) => ({ at, units, turn: (rank + 0.5) / order.length }));
    })
    .sort((one, other) => one.turn - other.turn);

/**
 * Chooses what a story of `length` words holds: everything when it fits, else at least one unit of as many answers as
 * there is room for, then more of each in turn, until the length is met within ten percent.
 */
export const select = (choices: readonly Choice[], length: number): Set<Unit> => {
  const all = choices.flatMap(({ units }) => [...units]);
  if (wordsOf(all) <= length * widest) return new Set(all);
  const chosen = new Set(openings(choices, length).flatMap(({ units }) => units));
  let words = wordsOf([...chosen]);
  for (const limit of [length, length * widest]) {
    for (const { at, units } of queueOf(choices, chosen)) {
      if (words >= length * narrowest && limit > length) return chosen;
      if (chosen.has(units[at] as Unit)) continue;
      const bundle = bundleOf(units, at, chosen);
      if (words + bundle.words > limit) continue;
      for (const added of bundle.units) chosen.add(added);
      words += bundle.words;
    }
    if (words >= length * narrowest) return chosen;
  }
  return chosen;
};
