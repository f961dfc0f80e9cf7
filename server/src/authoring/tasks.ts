import { type Locks, locksOf, noLocks, unspent, withLocked } from "#storyteller/locked.ts";
import { readThrough } from "#storyteller/read-through.ts";
import { sexTold } from "#storyteller/sex-told.ts";
import { type Section, type Source, sourceKey } from "#storyteller/story.ts";
import { type Story, storyText, writeStory } from "#storyteller/storyteller.ts";
import { sharedRuns } from "#storyteller/without-tellers.ts";
import { joined } from "#storyteller/written/join.ts";
import { type Outline, outlineOf } from "#storyteller/written/outline.ts";
import { planned } from "#storyteller/written/plan.ts";
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

/** What of a stored story is a person's. */
const locksIn = (stored: StoredText): Locks => {
  const sections = JSON.parse(stored.sections) as Section[];
  const text = stored.is_edited === 1 ? stored.story : storyText({ sections });
  return locksOf({ text, sections, spent: JSON.parse(stored.spent) as Source[] });
};

const locksFor = ({ base }: StoryMaterial): Locks => (base ? locksIn(base) : noLocks);

/** With what is to be read through before it is printed. */
const toBeRead = (story: Story, { told, tellerLanguage, tellerName, settled }: StoryMaterial): Story =>
  readThrough(story, { told, language: tellerLanguage, tellerName, settled });

/** The story of the built-in writer; null where nothing was told and nothing is a person's. */
const compose = (material: StoryMaterial): Story | null => {
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
const renew = ({ story, current, told, tellerLanguage: language }: Renewal): Renewed => {
  const locks = locksIn(current);
  return { story: withLocked(withoutSpent(story, locks), locks, { told, language }), spent: locks.spent };
};

/** The story in the words of a model; null where it found too few that hold. */
const write = async (commission: Commission, calls: StoryCalls): Promise<Story | null> => {
  const { tellerLanguage, language, style, seed } = commission;
  const tellers = commission.tellers.map((teller) => ({
    ...teller,
    sex: sexTold(teller.told, tellerLanguage) ?? teller.sex,
  }));
  const locks = locksFor(commission);
  const offered = tellers.map((teller) => ({ ...teller, told: unspent(teller.told, locks) }));
  const { ask, report, read, keep } = calls;
  const plan = async (): Promise<Outline> => {
    const length = lengthBeside(locks, commission);
    const first = outlineOf({ tellers: offered, length, language, tellerLanguage });
    const outline = await planned(
      { outline: first, tellers: offered, style, language, tellerLanguage, seed },
      ask,
    );
    await calls.plan(outline);
    return outline;
  };
  const outline = commission.outline ?? (await plan());
  if (outline.parts.length === 0) return null;
  const order = { outline, tellers, style, tellerLanguage, seed };
  const done = await writeParts({ order, ask, sections: { read, keep }, report });
  const story = joined({ order, done, title: outline.title ?? writeStory(commission).title, language });
  return story && toBeRead(story, commission);
};

export const perform = async (order: StoryOrder, calls: StoryCalls): Promise<unknown> => {
  if (order.kind === "compose") return compose(order.material);
  if (order.kind === "renew") return renew(order.renewal);
  if (order.kind === "share") return sharedRuns(order.stories.map(keptTextOf), order.answers);
  if (order.kind === "cut") return order.cutting.stories.map((story) => cut(story, order.cutting.removed));
  return write(order.commission, calls);
};
