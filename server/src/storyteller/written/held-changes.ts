import { lookBack } from "../read-through/stranded.ts";
import type { Sentence } from "../story.ts";
import { fallenOut } from "./fallen-words.ts";
import { faultsIn } from "./faults.ts";
import type { Seen } from "./gaps.ts";
import { type Judged, type JudgingContext, judged } from "./judge.ts";
import type { LostLine } from "./lost-lines.ts";
import { heldAgainstNeighbours } from "./neighbours.ts";
import { type Commission, checkingRequest } from "./prompt.ts";
import { materialOn, repairRequest } from "./repairing.ts";
import { type Change, type Draft, readOpinions, readRepairs } from "./reply.ts";
import { doubtedOf } from "./section.ts";
import { asCalled, namesOfTeller } from "./teller-names.ts";
import type { Line, Writing } from "./work.ts";

/** The story of one teller, whose place in the list is `at`. */
export type Life = Seen & {
  at: number;
  lines: readonly Line[];
  /** What its scenes end on, or lines hang on, and it lacks. */
  lost: readonly LostLine[];
  /** That the story of this teller is to have. */
  words: number;
  /** Has it more than it may have? */
  isOver: boolean;
  writing: Writing;
};

/** What changed sentences are held against, beside those of the story. */
export const contextOf = ({ at, material, writing }: Life, printed: readonly string[]): JudgingContext => {
  const { tellers, style, tellerLanguage: language } = writing.order;
  const { name = "", told = [], matters = [], people = [] } = tellers[at] ?? {};
  const tellerName = namesOfTeller({ name, told, people }, language);
  return { language, style, tellerName, told, material, printed, matters, people };
};

/** A change that is not made, and why: whoever asked for it is told. */
export type Refused = { change: Change; why: string };

/** A change with its sentence, as plain code judges it. */
export type Proposed = { change: Change; one: Judged };

/** Were these two added behind one sentence? */
export const isOfOne = (one: Change, other: Change): boolean =>
  one.change === "add_after" && other.change === "add_after" && one.sentence === other.sentence;

/** Does a change bring words of its own? */
export const hasWords = ({ change }: Change): boolean => change === "replace" || change === "add_after";

/** Where in the lines the one stands that a change comes behind. */
const placeBefore = ({ change, sentence }: Change): number =>
  change === "replace" ? sentence - 2 : sentence - 1;

/** The sentences that would stand before a changed one, as far as they may say of whom it speaks. */
const linesBefore = (
  change: Change,
  { lines, proposed }: { lines: readonly Line[]; proposed: readonly Proposed[] },
): Sentence[] => {
  const last = placeBefore(change);
  const added = proposed.filter((one) => isOfOne(one.change, change));
  return [
    ...lines.slice(Math.max(0, last + 1 - lookBack), last + 1).map(({ sentence }) => sentence),
    ...added.map(({ one }) => one.sentence),
  ];
};

/** What is added is added with its end, and with no more than a third of it refused. */
const leastHeld = 2 / 3;

const withoutHalves = (held: readonly Proposed[], changes: readonly Change[]): Proposed[] =>
  held.filter(({ change }) => {
    if (change.change !== "add_after") return true;
    const all = changes.filter((one) => isOfOne(one, change));
    const own = held.filter((one) => isOfOne(one.change, change));
    return own.length >= all.length * leastHeld && own.at(-1)?.change === all.at(-1);
  });

type Repairs = ReadonlyMap<Change, Draft>;

/**
 * The changes in their order as plain code judges them, each beside the sentence before it; what the story says already is none.
 * `repairs`: other words for some of them.
 */
const proposedIn = (changes: readonly Change[], life: Life, repairs: Repairs = new Map()): Proposed[] => {
  // What goes elsewhere in the same reply is no line that it would say twice.
  const gone = new Set(
    changes
      .filter(({ change }) => change === "remove" || change === "replace")
      .map(({ sentence }) => sentence - 1),
  );
  const texts = life.lines.filter((_, at) => !gone.has(at)).map(({ sentence }) => sentence.text);
  const proposed: Proposed[] = [];
  for (const change of changes) {
    if (!hasWords(change)) continue;
    const context = contextOf(life, texts);
    const [one] = judged([repairs.get(change) ?? change], context);
    if (!one || one.faults.includes("kept_out")) continue;
    const before = linesBefore(change, { lines: life.lines, proposed });
    const stood = before.map((sentence) => ({ sentence, marks: [], faults: [], missing: [] }));
    const [held = one] = heldAgainstNeighbours([...stood, one], context).slice(-1);
    const was = change.change === "replace" ? (life.lines[change.sentence - 1]?.sentence.text ?? "") : "";
    const rewording = { was, now: one.sentence.text, before: before.map(({ text }) => text) };
    const fallen = was === "" ? [] : fallenOut(rewording, context);
    proposed.push({ change, one: { ...held, faults: [...held.faults, ...fallen] } });
  }
  return proposed;
};

const isSound = ({ one }: Proposed): boolean => one.faults.length === 0;

/** What stands around a change in the story. */
const placeOf = ({ change }: Proposed, { lines }: Life): { before: string; after: string } => {
  const ends = [lines[placeBefore(change)], lines[change.sentence]];
  const [before = "", after = ""] = ends.map((line) => line?.sentence.text);
  return { before, after };
};

/** Other words for the changes that plain code refuses, asked for once. */
const repairsOf = async (
  proposed: readonly Proposed[],
  life: Life,
  commission: Commission,
): Promise<Repairs> => {
  const refused = proposed.filter((one) => !isSound(one));
  if (refused.length === 0) return new Map();
  const doubted = doubtedOf(refused.map(({ one }) => one));
  const among = doubted.map((one, at) => {
    const { before, after } = placeOf(refused[at] as Proposed, life);
    return { ...one, before: before === "" ? [] : [before], after: after === "" ? [] : [after] };
  });
  const reply = await life.writing.ask(repairRequest(commission, among));
  return new Map(
    readRepairs(reply).flatMap((repair) => {
      const change = refused[repair.sentence - 1]?.change;
      return change ? [[change, repair] as const] : [];
    }),
  );
};

const whyRefused = ({ change, one }: Proposed): Refused => ({
  change,
  why: faultsIn(one.faults, one),
});

/** Of the changes of a reply those whose sentences hold, by code and by a second opinion; refused ones get other words once. */
export const holding = async (
  changes: readonly Change[],
  life: Life,
): Promise<{ held: Proposed[]; refused: Refused[] }> => {
  const { at, material, writing } = life;
  const { style, tellerLanguage: language, tellers, seed } = writing.order;
  const teller = tellers[at];
  if (!teller) return { held: [], refused: [] };
  const voice = { language, style, teller: asCalled(teller, language) };
  const commission = { voice, material, heading: "", words: 0, before: "", turnings: [], seed };
  const repairs = await repairsOf(proposedIn(changes, life), life, commission);
  const all = proposedIn(changes, life, repairs);
  const proposed = all.filter(isSound);
  const faulty = all.filter((one) => !isSound(one)).map(whyRefused);
  if (proposed.length === 0) return { held: [], refused: faulty };
  const doubted = doubtedOf(proposed.map(({ one }) => one));
  const around = proposed.map((one) => placeOf(one, life));
  const before = around.map((place, at) => `${at + 1} ${place.before} … ${place.after}`).join("\n");
  const asking = { ...commission, before, material: materialOn(doubted, material) };
  const opinions = readOpinions(await writing.ask(checkingRequest(asking, doubted)));
  const opinionOn = (one: Proposed): string => opinions?.get(proposed.indexOf(one) + 1) ?? "unchecked";
  const supported = proposed.filter((one) => opinionOn(one) === "supported");
  const held = withoutHalves(supported, changes);
  const doubtful = proposed.filter((one) => !supported.includes(one));
  const halves = supported.filter((one) => !held.includes(one));
  return {
    held,
    refused: [
      ...faulty,
      ...doubtful.map((one) => ({ change: one.change, why: faultsIn([opinionOn(one)]) })),
      ...halves.map(({ change }) => ({ change, why: "what was added with it did not hold" })),
    ],
  };
};
