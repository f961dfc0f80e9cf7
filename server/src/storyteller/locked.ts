import type { Language } from "#language/packs.ts";
import { arrange } from "./arrange.ts";
import { type Renames, renamed, renamesIn } from "./renamed.ts";
import {
  type Section,
  type Sentence,
  type Source,
  type Story,
  sourceKey,
  sourceOf,
  type Told,
} from "./story.ts";
import { paragraphsOf, paragraphText } from "./story-text.ts";
import { countStoryWords } from "./word-count.ts";

/** A paragraph that a person wrote, changed or kept before, with the heading it stood under and the answers before it. */
export type Locked = { sentence: Sentence; heading: string; after: Source[] };

/** What of a story is a person's; `spent` are answers that it tells or that a person took out: they are not written again. */
export type Locks = { locked: Locked[]; renames: Renames; spent: Source[] };

export const noLocks: Locks = { locked: [], renames: new Map(), spent: [] };

const blocksOf = (text: string): string[] =>
  text
    .split(/\n[^\S\n]*\n/u)
    .map((block) => block.trim())
    .filter((block) => block !== "");

const unique = (sources: readonly Source[]): Source[] => [
  ...new Map(sources.map((source) => [sourceKey(source), source])).values(),
];

const sourcesIn = (sentences: readonly Sentence[]): Source[] =>
  unique(sentences.flatMap(({ sources }) => sources));

/** The sources of the sentences that still stand in a block. */
const keptSources = (block: string, sentences: readonly Sentence[]): Source[] =>
  sourcesIn(sentences.filter(({ text }) => block.includes(text)));

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
  let next = 0;
  let after: Source[] = [];
  for (const block of blocks) {
    const at = written.findIndex((paragraph, index) => index >= next && paragraphText(paragraph) === block);
    const found = written[at];
    if (headings.has(block)) heading = block;
    else if (found && !found.some(({ by_hand }) => by_hand)) {
      untouched.push(...found);
      after = sourcesIn(found);
      next = at + 1;
    } else {
      const sources = found ? sourcesIn(found) : keptSources(block, all);
      locked.push({ sentence: { text: block, sources, by_hand: true }, heading, after });
      if (found) next = at + 1;
      if (sources.length > 0) after = sources;
    }
  }
  const told = new Set(sourcesIn(untouched).map(sourceKey));
  const missing = sourcesIn(all).filter((source) => !told.has(sourceKey(source)));
  return { locked, renames, spent: unique([...spent, ...missing]) };
};

/** The answers that are left to write from. */
export const unspent = (told: readonly Told[], { spent }: Locks): Told[] => {
  const gone = new Set(spent.map(sourceKey));
  return told.filter((answer) => !gone.has(sourceKey(sourceOf(answer))));
};

export const lockedWords = ({ locked }: Locks, language: Language): number =>
  locked.reduce((sum, { sentence }) => sum + countStoryWords(sentence.text, language), 0);

type Orders = ReadonlyMap<string, number>;

const lastOf = (sources: readonly Source[], orders: Orders): number =>
  Math.max(-1, ...sources.map((source) => orders.get(sourceKey(source)) ?? -1));

const firstOf = ({ sources }: Sentence, orders: Orders): number =>
  Math.min(Number.POSITIVE_INFINITY, ...sources.map((source) => orders.get(sourceKey(source)) ?? Infinity));

type Slot = { section: Section; at: number };

/** A new section before another, or at the end. */
const opened = (
  heading: string,
  { sections, before }: { sections: Section[]; before?: Section },
): Section => {
  const section: Section = { heading, sentences: [] };
  sections.splice(before ? sections.indexOf(before) : sections.length, 0, section);
  return section;
};

/**
 * Under the heading it stood under, before the first new sentence that tells of something later. Where nothing else is
 * told under that heading any more, it gets it back, save in the middle of a section.
 */
const slotFor = (
  { heading, after }: Locked,
  { sections, orders }: { sections: Section[]; orders: Orders },
): Slot => {
  const order = lastOf(after, orders);
  const own = sections.filter((section) => section.heading === heading);
  for (const section of own.length > 0 ? own : sections) {
    const at = section.sentences.findIndex(
      (sentence) => !sentence.by_hand && firstOf(sentence, orders) > order,
    );
    if (at === 0 && own.length === 0)
      return { section: opened(heading, { sections, before: section }), at: 0 };
    if (at >= 0) return { section, at };
  }
  const section = own.at(-1) ?? opened(heading, { sections });
  return { section, at: section.sentences.length };
};

type Relocking = { told: readonly Told[]; language: Language };

/** A story that was written anew, with what a person wrote back in its place. `told`: all answers of the story. */
export const withLocked = (
  story: Story,
  { locked, renames }: Locks,
  { told, language }: Relocking,
): Story => {
  const orders = new Map(
    arrange(told, language).map((passage, at) => [sourceKey(sourceOf(passage.told)), at]),
  );
  const sections = renamed(story.sections, renames);
  for (const one of locked) {
    const { section, at } = slotFor(one, { sections, orders });
    section.sentences.splice(at, 0, one.sentence);
  }
  const words = sections
    .flatMap(({ sentences }) => sentences)
    .reduce((sum, { text }) => sum + countStoryWords(text, language), 0);
  return { ...story, sections, words };
};
