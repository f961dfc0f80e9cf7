import type { Language } from "#language/packs.ts";
import { arrange } from "../arranging/arrange.ts";
import {
  type Section,
  type Sentence,
  type Source,
  type Story,
  sourceKey,
  sourceOf,
  type Told,
} from "../story.ts";
import { blocksOf, paragraphsOf, paragraphText } from "../story-text.ts";
import { countStoryWords } from "../text/word-count.ts";
import { occurrences } from "./occurrences.ts";
import { type Renames, renamed, renamesIn } from "./renamed.ts";

/** A paragraph that a person wrote, changed or kept before, with the heading it stood under and the answers before it. */
export type Locked = { sentence: Sentence; heading: string; after: Source[] };

/** What of a story is a person's; `spent` are answers that it tells or that a person took out: they are not written again. */
export type Locks = { locked: Locked[]; renames: Renames; spent: Source[] };

export const noLocks: Locks = { locked: [], renames: new Map(), spent: [] };

const unique = (sources: readonly Source[]): Source[] => [
  ...new Map(sources.map((source) => [sourceKey(source), source])).values(),
];

const sourcesIn = (sentences: readonly Sentence[]): Source[] =>
  unique(sentences.flatMap(({ sources }) => sources));

/** Gives the sources of the sentences that still stand in a block. */
const keptIn = (sentences: readonly Sentence[]): ((block: string) => Source[]) => {
  const byText = Map.groupBy(sentences, ({ text }) => text);
  const order = new Map([...byText.keys()].map((text, at) => [text, at]));
  const find = occurrences(byText.keys());
  return (block) => {
    const found = [...find(block)].sort((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0));
    return sourcesIn(found.flatMap((text) => byText.get(text) ?? []));
  };
};

/** Gives the paragraph of a text, each time one further down than the last. */
const reader = (written: readonly Sentence[][]): ((block: string) => Sentence[] | undefined) => {
  const places = Map.groupBy([...written.keys()].reverse(), (at) => paragraphText(written[at] ?? []));
  let next = 0;
  return (block) => {
    const own = places.get(block) ?? [];
    let at = own.pop();
    while (at !== undefined && at < next) at = own.pop();
    if (at === undefined) return undefined;
    next = at + 1;
    return written[at];
  };
};

/** A story as it stands, with the answers that were not to be used when it was written. */
export type Standing = { text: string; sections: readonly Section[]; spent: readonly Source[] };

/**
 * Compares the text of a story as it stands with the sentences that were written for it. A paragraph that is no longer as it was
 * written belongs to the person, whole; so does one that was theirs before.
 */
export const locksOf = ({ text, sections, spent }: Standing): Locks => {
  const written = sections.flatMap(({ sentences }) => paragraphsOf(sentences));
  const blocks = blocksOf(text);
  const renames = renamesIn(blocks, sections);
  const headings = new Set([...sections.map(({ heading }) => heading), ...renames.values()]);
  const all = written.flat();
  const untouched: Sentence[] = [];
  const locked: Locked[] = [];
  let heading = sections[0]?.heading ?? "";
  let after: Source[] = [];
  const read = reader(written);
  const keptSources = keptIn(all);
  for (const block of blocks) {
    if (headings.has(block)) {
      heading = block;
      continue;
    }
    const found = read(block);
    if (found && !found.some(({ by_hand }) => by_hand)) {
      untouched.push(...found);
      after = sourcesIn(found);
      continue;
    }
    const sources = found ? sourcesIn(found) : keptSources(block);
    locked.push({ sentence: { text: block, sources, by_hand: true }, heading, after });
    if (sources.length > 0) after = sources;
  }
  const told = new Set(sourcesIn(untouched).map(sourceKey));
  const missing = sourcesIn(all).filter((source) => !told.has(sourceKey(source)));
  return { locked, renames, spent: unique([...spent, ...missing]) };
};

/** The sections of a story as its text stands: what a person wrote or changed in its place, everything else with its sentences. */
export const standingIn = ({ text, sections }: Omit<Standing, "spent">): Section[] => {
  const written = sections.flatMap(({ sentences }) => paragraphsOf(sentences));
  const blocks = blocksOf(text);
  const renames = renamesIn(blocks, sections);
  const was = new Map([...renames].map(([old, now]) => [now, old]));
  const headings = new Set([...sections.map(({ heading }) => heading), ...renames.values()]);
  const read = reader(written);
  const keptSources = keptIn(written.flat());
  const standing: Section[] = [];
  for (const block of blocks) {
    if (headings.has(block) || standing.length === 0) {
      const old = was.get(block);
      const heading = headings.has(block) ? block : (sections[0]?.heading ?? "");
      standing.push({ heading, sentences: [], ...(old === undefined ? {} : { was: old }) });
      if (headings.has(block)) continue;
    }
    const found = read(block) ?? [{ text: block, sources: keptSources(block), by_hand: true as const }];
    const paragraph = found.map((sentence, at) =>
      at === 0 ? { ...sentence, opens: true as const } : sentence,
    );
    standing.at(-1)?.sentences.push(...paragraph);
  }
  return standing.filter(({ sentences }) => sentences.length > 0);
};

/** The answers that are left to write from. */
export const unspent = (told: readonly Told[], { spent }: Locks): Told[] => {
  const gone = new Set(spent.map(sourceKey));
  return told.filter((answer) => !gone.has(sourceKey(sourceOf(answer))));
};

/** Words of all that a person wrote or kept. */
export const lockedWords = ({ locked }: Locks, language: Language): number =>
  locked.reduce((sum, { sentence }) => sum + countStoryWords(sentence.text, language), 0);

type Orders = ReadonlyMap<string, number>;

const lastOf = (sources: readonly Source[], orders: Orders): number =>
  sources.reduce((last, source) => Math.max(last, orders.get(sourceKey(source)) ?? -1), -1);

const firstOf = ({ sources }: Sentence, orders: Orders): number =>
  sources.reduce(
    (first, source) => Math.min(first, orders.get(sourceKey(source)) ?? Infinity),
    Number.POSITIVE_INFINITY,
  );

/** A section with what was written for it, and with what is put before each of its sentences, or after the last one. */
type Frame = {
  section: Section;
  put: Map<number, Sentence[]>;
  /** For each sentence, how late the latest up to it is told of: it never falls. */
  latest: number[];
};

const frameOf = (section: Section, orders: Orders): Frame => {
  let late = Number.NEGATIVE_INFINITY;
  const latest = section.sentences.map((sentence) => {
    late = Math.max(late, firstOf(sentence, orders));
    return late;
  });
  return { section, put: new Map(), latest };
};

/** The first sentence that tells of something later than `order`, or -1. */
const firstAfter = ({ latest }: Frame, order: number): number => {
  let [from, to] = [0, latest.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((latest[middle] ?? 0) > order) to = middle;
    else from = middle + 1;
  }
  return from < latest.length ? from : -1;
};

type Slot = { frame: Frame; at: number };

/** A new section before another, or at the end. */
const opened = (heading: string, { frames, before }: { frames: Frame[]; before?: Frame }): Frame => {
  const frame: Frame = { section: { heading, sentences: [] }, put: new Map(), latest: [] };
  frames.splice(before ? frames.indexOf(before) : frames.length, 0, frame);
  return frame;
};

/**
 * Under the heading it stood under, before the first new sentence that tells of something later (`order`). Where nothing else
 * is told under that heading any more, it gets it back, save in the middle of a section.
 */
const slotFor = (heading: string, { frames, order }: { frames: Frame[]; order: number }): Slot => {
  const own = frames.filter(({ section }) => section.heading === heading);
  for (const frame of own.length > 0 ? own : frames) {
    const at = firstAfter(frame, order);
    if (at === 0 && own.length === 0) return { frame: opened(heading, { frames, before: frame }), at: 0 };
    if (at >= 0) return { frame, at };
  }
  const frame = own.at(-1) ?? opened(heading, { frames });
  return { frame, at: frame.latest.length };
};

const filled = ({ section, put }: Frame): Section => {
  const { sentences } = section;
  const whole = sentences.flatMap((sentence, at) => [...(put.get(at) ?? []), sentence]);
  return { ...section, sentences: [...whole, ...(put.get(sentences.length) ?? [])] };
};

type Relocking = { told: readonly Told[]; language: Language };

/** A story that was written anew, with what a person wrote back in its place. `told`: all answers of the story. */
export const withLocked = (
  story: Story,
  { locked, renames }: Locks,
  { told, language }: Relocking,
): Story => {
  if (locked.length === 0 && renames.size === 0) return story;
  const orders = new Map(
    arrange(told, language).map((passage, at) => [sourceKey(sourceOf(passage.told)), at]),
  );
  const frames = renamed(story.sections, renames).map((section) => frameOf(section, orders));
  const lasts = new Map<Source[], number>();
  for (const { sentence, heading, after } of locked) {
    const order = lasts.get(after) ?? lastOf(after, orders);
    lasts.set(after, order);
    const { frame, at } = slotFor(heading, { frames, order });
    const put = frame.put.get(at);
    if (put) put.push(sentence);
    else frame.put.set(at, [sentence]);
  }
  const sections = frames.map(filled);
  const words = sections
    .flatMap(({ sentences }) => sentences)
    .reduce((sum, { text }) => sum + countStoryWords(text, language), 0);
  return { ...story, sections, words };
};
