import type { Language } from "#language/packs.ts";
import { arrange } from "../arranging/arrange.ts";
import type { Closed } from "../read-through/closed.ts";
import { readTogether } from "../read-through/read-through.ts";
import {
  type HeldPassage,
  type Section,
  type Sentence,
  type Settled,
  type Story,
  sourceKey,
  sourceOf,
  type Told,
} from "../story.ts";
import { countStoryWords } from "../text/word-count.ts";
import { headsOf } from "./lives.ts";
import type { Standing } from "./locked.ts";
import { standingIn } from "./locked.ts";

type Life = { name: string; told: readonly Told[] };

/** Where each answer stands: one life after the other, each in its order. */
const ordersOf = (lives: readonly Life[], language: Language): Map<string, { at: number; life: Life }> => {
  const orders = new Map<string, { at: number; life: Life }>();
  for (const life of lives)
    for (const { told } of arrange(life.told, language))
      orders.set(sourceKey(sourceOf(told)), { at: orders.size, life });
  return orders;
};

type Orders = ReturnType<typeof ordersOf>;

/** The first thing that a section tells, by its place in the life; null where nobody told any of it. */
const firstIn = ({ sentences }: Section, orders: Orders): { at: number; life: Life } | null =>
  sentences
    .flatMap(({ sources }) => sources.flatMap((source) => orders.get(sourceKey(source)) ?? []))
    .reduce<{ at: number; life: Life } | null>(
      (first, one) => (first && first.at < one.at ? first : one),
      null,
    );

/** A section under the name of whose life it is, where there are several. */
const named = (section: Section, { lives, orders }: { lives: readonly Life[]; orders: Orders }): Section => {
  const life = firstIn(section, orders)?.life;
  const name = life && headsOf(lives.map((one) => one.name))[lives.indexOf(life)];
  const isNamed = !name || section.heading.startsWith(`${name}: `);
  return lives.length < 2 || isNamed ? section : { ...section, heading: `${name}: ${section.heading}` };
};

const opened = ([first, ...rest]: readonly Sentence[]): Sentence[] =>
  first ? [{ ...first, opens: true }, ...rest] : [];

/** Puts a section before the first that tells of something later; what has the heading of one that stands goes to its end. */
const put = (sections: Section[], fresh: Section, orders: Orders): void => {
  const same = sections.find(({ heading }) => heading === fresh.heading);
  if (same) {
    same.sentences.push(...opened(fresh.sentences));
    return;
  }
  const first = firstIn(fresh, orders)?.at ?? Number.POSITIVE_INFINITY;
  const later = sections.findIndex((section) => (firstIn(section, orders)?.at ?? -1) > first);
  sections.splice(later < 0 ? sections.length : later, 0, fresh);
};

/** Passages under ids that no passage before them has. */
const renumbered = (story: Story, before: readonly HeldPassage[]): Story => {
  const used = before.reduce((most, { id }) => Math.max(most, Number(id.slice(1)) || 0), 0);
  const ids = new Map((story.passages ?? []).map(({ id }, at) => [id, `p${used + at + 1}`]));
  const idOf = (id: string): string => ids.get(id) ?? id;
  return {
    ...story,
    passages: (story.passages ?? []).map((passage) => ({ ...passage, id: idOf(passage.id) })),
    sections: story.sections.map((section) => ({
      ...section,
      sentences: section.sentences.map((one) => (one.held ? { ...one, held: idOf(one.held) } : one)),
    })),
  };
};

type Adding = {
  standing: Standing & { passages: readonly HeldPassage[] };
  lives: readonly Life[];
  language: Language;
  tellerName: string;
  settled: readonly Settled[];
  closed: readonly Closed[];
};

/** A story as it stands, to the letter, with the sections of a new one in their places of the life. */
export const withAdded = (
  story: Story,
  { standing, lives, language, tellerName, settled, closed }: Adding,
): Story => {
  const orders = ordersOf(lives, language);
  const fresh = renumbered(story, standing.passages);
  const sections = standingIn(standing);
  for (const section of fresh.sections) put(sections, named(section, { lives, orders }), orders);
  const passages = [...standing.passages, ...(fresh.passages ?? [])];
  const words = sections
    .flatMap(({ sentences }) => sentences)
    .reduce((sum, { text }) => sum + countStoryWords(text, language), 0);
  const told = lives.flatMap((life) => life.told);
  return readTogether(
    { ...fresh, sections, passages, words, note: null },
    { told, language, tellerName, settled, closed },
  );
};
