import type { Language } from "#language/packs.ts";
import { strandedIn } from "../read-through/stranded.ts";
import { type Sentence, sourceKey } from "../story.ts";
import { isTooLong, isTooShort } from "./budget.ts";
import { hasWords, isOfOne, type Life, type Proposed, type Refused } from "./held-changes.ts";
import { endLinesOf } from "./lost-lines.ts";
import { isOfPlace } from "./move.ts";
import { type Met, namerOf } from "./people.ts";
import type { Change } from "./reply.ts";
import { saysFor, takenOutBy } from "./said-elsewhere.ts";
import { untoldPoints } from "./turning-points.ts";
import { type Line, paragraphsIn, wordsIn } from "./work.ts";

const keysOf = (lines: readonly Line[]): string[] =>
  lines.flatMap(({ sentence }) => sentence.sources.map(sourceKey));

/** The last lines of paragraphs that tell one answer to its end: a story that is cut to its length keeps them. */
const endsOf = (lines: readonly Line[]): ReadonlySet<Sentence> => {
  const ends = new Set<Sentence>();
  for (const paragraph of paragraphsIn(lines)) {
    const [before, last] = paragraph.slice(-2);
    const keys = new Set(before?.sources.map(sourceKey));
    if (last?.sources.some((source) => keys.has(sourceKey(source)))) ends.add(last);
  }
  return ends;
};

/** So many sentences are a scene, and no more words to the paragraph before them. */
const sentencesOfScene = 3;

/** What stands in the place of a line after a change; null: the change is not made. */
const after = (place: readonly Line[], line: Line, { change, sentence, isScene }: Made): Line[] | null => {
  if (change === "remove") return place.slice(1);
  if (!sentence || isOfPlace(change)) return null;
  if (change === "add_after")
    return [
      ...place,
      { ...line, sentence: { ...sentence, ...(isScene ? { opens: true } : { joins: true }) } },
    ];
  const { opens, joins } = line.sentence;
  const own = { ...sentence, ...(opens ? { opens } : {}), ...(joins ? { joins } : {}) };
  return [{ ...line, sentence: own }, ...place.slice(1)];
};

type Made = {
  change: Change["change"];
  sentence: Sentence | undefined;
  /** Does it begin a scene that stands in a paragraph of its own? */
  isScene: boolean;
};

/** Words that did not hold and share so much of a sentence may have been meant to stand in its place. */
const leastMeant = 0.25;

/** Runs of changes, where one of them takes out, whole or in part, what another says elsewhere, as one. */
const joinedRuns = (
  runs: readonly Change[][],
  { lines, language }: { lines: readonly Line[]; language: Language },
): Change[][] => {
  const joined: Change[][] = [];
  for (const run of runs) {
    const saysOut = (some: readonly Change[], others: readonly Change[]): boolean =>
      some.some((one) =>
        others.some(
          (other) => one !== other && saysFor(one, { out: takenOutBy(other, { lines, language }), language }),
        ),
      );
    const on = joined.filter((other) => saysOut(run, other) || saysOut(other, run));
    const rest = joined.filter((other) => !on.includes(other));
    joined.splice(0, joined.length, ...rest, [...on.flat(), ...run]);
  }
  return joined;
};

/** Changes of sentences side by side: they are made together, since one may say what another takes out. */
const runsOf = (changes: readonly Change[], lines: readonly Line[]): Change[][] => {
  const runs: Change[][] = [];
  const isOn = (one: Change | undefined, other: Change): boolean =>
    one !== undefined &&
    other.sentence - one.sentence <= 1 &&
    lines[one.sentence - 1]?.part === lines[other.sentence - 1]?.part;
  const own = changes.filter(({ change }) => !isOfPlace(change));
  for (const change of own.toSorted((one, other) => one.sentence - other.sentence)) {
    const run = runs.at(-1);
    if (run && isOn(run.at(-1), change)) run.push(change);
    else runs.push([change]);
  }
  return runs;
};

/** Changes of words one by one, and a scene that is added as a whole. */
const groupsOf = (changes: readonly Change[]): Change[][] => [
  ...Map.groupBy(changes, (one) => changes.find((other) => isOfOne(other, one)) ?? one).values(),
];

/** A few words that say whom or what a sentence means are worth what they cost. */
const fewWords = 4;

/** The lines that stand in the places of others, where what begins a paragraph passes that on when it goes. */
const withOpenings = (lines: readonly Line[], now: readonly Line[][]): Line[] => {
  let isOpen = false;
  let part = -1;
  return now.flatMap((place, at) => {
    const was = lines[at];
    if (was && was.part !== part) isOpen = false;
    part = was?.part ?? part;
    isOpen ||= was?.sentence.opens === true && place.length === 0;
    const [first, ...others] = place;
    if (!first || !isOpen) return place;
    isOpen = false;
    const { joins: _, ...sentence } = first.sentence;
    return [{ ...first, sentence: { ...sentence, opens: true as const } }, ...others];
  });
};

const why = {
  loses: "it would take away somebody's only mention, a death, a marriage, or an answer that must be told",
  length: "the whole would not have its length",
  end: "it is the last line of a scene that stays",
  beside: "the words beside it did not hold",
  pair: "what belongs to it, there or here, was not made",
  meant: "the sentence behind it would speak of somebody else: name them there",
};

/**
 * The lines with those changes that leave the story its length, and those that tell what must be told; and what was not made. Nothing is taken
 * out beside other words that did not hold: they may have said it.
 */
export const changed = (
  life: Life,
  changes: readonly Change[],
  held: readonly Proposed[],
): { lines: Line[]; refused: Refused[] } => {
  const { lines, must, planned, people, points, lost, words: wanted, isOver, writing } = life;
  const language = writing.order.tellerLanguage;
  const sentences = lines.map(({ sentence }) => sentence);
  const ends = new Set([...endsOf(lines), ...endLinesOf(life.material, { lines: sentences, language })]);
  const told = new Set(keysOf(lines));
  const removed = new Set(changes.filter(({ change }) => change === "remove").map((one) => one.sentence - 1));
  const better = new Map(held.map(({ change, one }) => [change, one.sentence]));
  const now: Line[][] = lines.map((line) => [line]);
  const namer = namerOf(people, language);
  const namedIn = ({ sentence }: Line): Met[] => [...namer(sentence.text)];
  const wordsOf = (own: readonly Line[]): number =>
    wordsIn(
      own.map(({ sentence }) => sentence),
      language,
    );
  /** May a line be taken out: is it not the last of a scene that stays? */
  const mayGo = ({ sentence }: Change): boolean => {
    const line = lines[sentence - 1];
    const isEnd = isOver && line !== undefined && ends.has(line.sentence) && !removed.has(sentence - 2);
    return line !== undefined && !isEnd;
  };
  const beginsScene = (change: Change): boolean => {
    const own = [...better.keys()].filter((one) => isOfOne(one, change));
    const next = lines[change.sentence];
    const isEndOfParagraph =
      !next || next.sentence.opens === true || next.part !== lines[change.sentence - 1]?.part;
    return own.length >= sentencesOfScene && own[0] === change && isEndOfParagraph;
  };
  type Next = ReadonlyMap<number, Line[]>;
  const applied = (own: readonly Change[]): Next => {
    const next = new Map<number, Line[]>();
    for (const change of own) {
      const [at, line] = [change.sentence - 1, lines[change.sentence - 1]];
      const place = next.get(at) ?? now[at];
      const made = { change: change.change, sentence: better.get(change), isScene: beginsScene(change) };
      const placed = line && place ? after(place, line, made) : null;
      if (placed) next.set(at, placed);
    }
    return next;
  };
  const placesOf = (next: Next): Line[] => [...next.keys()].flatMap((at) => now[at] ?? []);
  const untoldIn = (own: readonly Line[]): number =>
    untoldPoints(
      points,
      own.map(({ sentence }) => sentence),
      language,
    ).length;
  /** Is somebody named nowhere any more, or a death or marriage, or an answer that must be told, told nowhere? */
  const losesAny = (next: Next): boolean => {
    const places = placesOf(next);
    const others = now.flat().filter((one) => !places.includes(one));
    const left = [...others, ...[...next.values()].flat()];
    const [people, keys] = [new Set(left.flatMap(namedIn)), new Set(keysOf(left))];
    return (
      places.flatMap(namedIn).some((one) => !people.has(one)) ||
      keysOf(places).some((key) => must.has(key) && !keys.has(key)) ||
      untoldIn(now.flatMap((own, at) => next.get(at) ?? own)) > untoldIn(now.flat())
    );
  };
  /** Would a sentence behind one that is taken out mean somebody else? */
  const strands = (own: readonly Change[], next: Next): boolean => {
    if (!own.some(({ change }) => change === "remove")) return false;
    const places = now.flatMap((place, at) => {
      const left = next.get(at) ?? place;
      const gone = place.filter((one) => !left.includes(one) && left.length === 0);
      return [
        ...gone.map(({ sentence }) => ({ sentence, isGone: true })),
        ...left.map(({ sentence }) => ({ sentence, isGone: false })),
      ];
    });
    const { told = [] } = writing.order.tellers[life.at] ?? {};
    return strandedIn(places, { language, told }).size > 0;
  };
  const gainOf = (next: Next): number => wordsOf([...next.values()].flat()) - wordsOf(placesOf(next));
  const tellsMissing = (own: readonly Change[]): boolean =>
    own
      .flatMap((change) => better.get(change)?.sources.map(sourceKey) ?? [])
      .some((key) => must.has(key) || (planned.has(key) && !told.has(key))) ||
    own.some((change) => lost.some(({ text }) => saysFor(change, { out: text, language })));
  const reasons = new Map<Change, string>();
  const refuse = (own: readonly Change[], reason: string): false => {
    for (const change of own) reasons.set(change, reason);
    return false;
  };
  const make = (own: readonly Change[]): boolean => {
    const next = applied(own);
    if (losesAny(next)) return refuse(own, why.loses);
    if (strands(own, next)) return refuse(own, why.meant);
    const before = wordsOf(now.flat());
    const words = before + gainOf(next);
    const isWorse = Math.abs(words - wanted) > Math.abs(before - wanted);
    const isOff = isTooShort(words, wanted) || isTooLong(words, wanted);
    const isSmall = words - before <= fewWords && own.every(({ change }) => change === "replace");
    if (isWorse && isOff && !isSmall && !tellsMissing(own)) return refuse(own, why.length);
    for (const [at, placed] of next) now[at] = placed;
    for (const change of own) reasons.delete(change);
    return true;
  };
  /** Words elsewhere for what stays after all, and shorter words for what should have stood elsewhere and did not hold. */
  const unpaired = (
    run: readonly Change[],
    unheld: readonly Change[],
    staying: readonly Change[],
  ): Change[] =>
    run
      .filter((one) => better.has(one))
      .filter(
        (one) =>
          staying.some((out) => saysFor(one, { out: takenOutBy(out, { lines, language }), language })) ||
          unheld.some((other) => saysFor(other, { out: takenOutBy(one, { lines, language }), language })),
      );
  const runs = joinedRuns(runsOf(changes, lines), { lines, language }).map((run) => {
    const outs = run.filter(({ change }) => change === "remove");
    const unheld = run.filter((one) => hasWords(one) && !better.has(one));
    const isMeant = ({ sentence }: Change): boolean =>
      unheld.some((one) =>
        saysFor(one, { out: lines[sentence - 1]?.sentence.text ?? "", language, share: leastMeant }),
      );
    refuse(outs.filter(isMeant), why.beside);
    const ending = outs.filter((one) => !reasons.has(one) && !mayGo(one));
    refuse(ending, why.end);
    refuse(unpaired(run, unheld, ending), why.pair);
    const own = run.filter((one) => (better.has(one) || outs.includes(one)) && !reasons.has(one));
    return { own, gain: gainOf(applied(own)) };
  });
  // What is taken out makes room for what is added.
  for (const { own } of runs.toSorted((one, other) => one.gain - other.gain)) {
    if (own.length === 0 || make(own)) continue;
    const outs = own.filter((one) => !better.has(one));
    const said = new Set<Change>();
    const words = groupsOf(own.filter((one) => better.has(one))).map((group) => {
      // Whatever is said here instead of elsewhere goes there, or is not said here.
      const moved = outs.filter((out) =>
        group.some((one) => saysFor(one, { out: takenOutBy(out, { lines, language }), language })),
      );
      for (const out of moved) said.add(out);
      return make([...group, ...moved]);
    });
    if (words.every(Boolean)) for (const one of outs.filter((other) => !said.has(other))) make([one]);
  }
  return {
    lines: withOpenings(lines, now),
    refused: [...reasons].map(([change, reason]) => ({ change, why: reason })),
  };
};
