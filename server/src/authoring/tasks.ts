import { toldOfPeriod } from "#storyteller/arranging/periods.ts";
import { sexTold } from "#storyteller/facts/sex-told.ts";
import { withAdded } from "#storyteller/growth/added.ts";
import {
  type Locks,
  locksOf,
  noLocks,
  type Standing,
  unspent,
  withLocked,
} from "#storyteller/growth/locked.ts";
import { readThrough } from "#storyteller/read-through/read-through.ts";
import { type HeldPassage, type Section, type Source, sourceKey, sourceOf } from "#storyteller/story.ts";
import { type Story, storyText, type Told, writeStory } from "#storyteller/storyteller.ts";
import { sharedRuns } from "#storyteller/without-tellers.ts";
import { joined } from "#storyteller/written/join.ts";
import { type Outline, outlineOf } from "#storyteller/written/outline.ts";
import { withPeopleTold } from "#storyteller/written/people-told.ts";
import { planned } from "#storyteller/written/plan.ts";
import { soreRead } from "#storyteller/written/sore-reading.ts";
import { writtenWhole } from "#storyteller/written/whole-draft.ts";
import { writeParts } from "#storyteller/written/write-parts.ts";
import { lengthBeside, writeBuiltIn } from "./built-in.ts";
import { cut, keptTextOf } from "./cut.ts";
import type {
  Commission,
  Renewal,
  Renewed,
  StoredText,
  StoryCalls,
  StoryMaterial,
  StoryOrder,
} from "./story-work.ts";

const standingOf = (stored: StoredText): Standing => {
  const sections = JSON.parse(stored.sections) as Section[];
  const text = stored.is_edited === 1 ? stored.story : storyText({ sections });
  return { text, sections, spent: JSON.parse(stored.spent) as Source[] };
};

/** What of a stored story is a person's. Where all of it stays, none of its answers is written again. */
const locksIn = (stored: StoredText, keepsAll: boolean): Locks => {
  const standing = standingOf(stored);
  const locks = locksOf(standing);
  if (!keepsAll) return locks;
  const told = standing.sections.flatMap(({ sentences }) => sentences.flatMap(({ sources }) => sources));
  const left = (JSON.parse(stored.read_through) as HeldPassage[]).flatMap(({ lines }) =>
    lines.flatMap(({ sources }) => sources),
  );
  return { ...noLocks, spent: [...locks.spent, ...told, ...left] };
};

const locksFor = ({ base, keepsAll = false }: StoryMaterial): Locks =>
  base ? locksIn(base, keepsAll) : noLocks;

/** What was told since: in interviews that are added, and in the others after the last answer that the story tells. */
const toldSince = (told: readonly Told[], added: readonly string[], { spent }: Locks): Told[] => {
  const known = new Set(spent.map(sourceKey));
  const last = new Map<string, number>();
  for (const one of told)
    if (known.has(sourceKey(sourceOf(one))))
      last.set(one.interviewId, Math.max(one.position, last.get(one.interviewId) ?? -1));
  return told.filter(
    ({ interviewId, position }) => added.includes(interviewId) || position > (last.get(interviewId) ?? -1),
  );
};

/** The answers that the story may be made of: of the time of life it is of, and what was told since where that is added. */
const offeredFor = <M extends StoryMaterial>(material: M): M => {
  const { period, added = [], tellerLanguage: language } = material;
  if (!period && added.length === 0) return material;
  const locks = locksFor(material);
  const tellers = material.tellers.map((teller) => {
    const own = period ? toldOfPeriod(teller.told, { period, language }) : teller.told;
    return { ...teller, told: added.length > 0 ? toldSince(own, added, locks) : own };
  });
  const keys = new Set(tellers.flatMap(({ told }) => told.map((one) => sourceKey(sourceOf(one)))));
  const told = material.told.filter((one) => keys.has(sourceKey(sourceOf(one))));
  return { ...material, told, tellers };
};

/** With what is to be read through before it is printed. */
const toBeRead = (
  story: Story,
  { told, tellerLanguage, tellerName, settled, closed }: StoryMaterial,
): Story => readThrough(story, { told, language: tellerLanguage, tellerName, settled, closed });

/** The story of the built-in writer; null where nothing was told and nothing is a person's. */
const compose = (given: StoryMaterial): Story | null => {
  const material = offeredFor(given);
  const locks = locksFor(material);
  const story = writeBuiltIn(material, locks);
  return story.sections.length === 0 && locks.locked.length === 0 ? null : toBeRead(story, material);
};

/** Without what was made only of answers that a person has changed or taken out since. */
const withoutSpent = (story: Story, { spent }: Locks): Story => {
  const gone = new Set(spent.map(sourceKey));
  const sections = story.sections.map(({ heading, sentences }) => ({
    heading,
    sentences: sentences.filter(
      ({ sources }) => sources.length === 0 || sources.some((source) => !gone.has(sourceKey(source))),
    ),
  }));
  return { ...story, sections: sections.filter(({ sentences }) => sentences.length > 0) };
};

/** The story in the place of the one that stands, with all that a person changed there up to this moment. */
const renew = ({ story, current, keepsAll, tellers, ...reading }: Renewal): Renewed => {
  const { tellerLanguage: language } = reading;
  const locks = locksIn(current, keepsAll);
  if (keepsAll) {
    const standing = { ...standingOf(current), passages: JSON.parse(current.read_through) as HeldPassage[] };
    const whole = withAdded(withoutSpent(story, locks), { ...reading, standing, lives: tellers, language });
    return { story: whole, spent: locksIn(current, false).spent };
  }
  const told = tellers.flatMap((teller) => teller.told);
  return { story: withLocked(withoutSpent(story, locks), locks, { told, language }), spent: locks.spent };
};

/** The story in the words of a model; null where it found too few that hold. */
const write = async (given: Commission, calls: StoryCalls): Promise<Story | null> => {
  const commission = offeredFor(given);
  const { tellerLanguage, language, style, seed } = commission;
  const keepsSecret = commission.closed.some(({ isLimit }) => !isLimit);
  const tellers = commission.tellers.map((teller) => ({
    ...teller,
    sex: sexTold(teller.told, tellerLanguage) ?? teller.sex,
    people: withPeopleTold(teller, tellerLanguage),
    keepsSecret,
  }));
  const locks = locksFor(commission);
  const offered = tellers.map((teller) => ({ ...teller, told: unspent(teller.told, locks) }));
  const { ask, report, read, keep } = calls;
  const plan = async (): Promise<Outline> => {
    const length = lengthBeside(locks, commission);
    const first = outlineOf({ tellers: offered, length, language, tellerLanguage });
    // It is being written from here on, though nobody knows yet in how many parts.
    await report({ done: 0, of: first.parts.length });
    const life = { outline: first, tellers: offered, style, language, tellerLanguage, seed };
    const outline = (await writtenWhole(life, ask)) ?? (await planned(life, ask));
    await calls.plan(outline);
    return outline;
  };
  const outline = commission.outline ?? (await plan());
  if (outline.parts.length === 0) return null;
  const order = { outline, tellers, style, tellerLanguage, seed };
  const done = await writeParts({ order, ask, sections: { read, keep }, report });
  const story = joined({ order, done, title: outline.title ?? writeStory(commission).title, language });
  if (!story) return null;
  const { told, tellerName, settled } = commission;
  const reading = { told, language: tellerLanguage, tellerName, settled };
  return soreRead(toBeRead(story, commission), reading, { ask, seed, tellers });
};

export const perform = async (order: StoryOrder, calls: StoryCalls): Promise<unknown> => {
  if (order.kind === "compose") return compose(order.material);
  if (order.kind === "renew") return renew(order.renewal);
  if (order.kind === "share") return sharedRuns(order.stories.map(keptTextOf), order.answers);
  if (order.kind === "cut") return order.cutting.stories.map((story) => cut(story, order.cutting.removed));
  return write(order.commission, calls);
};
