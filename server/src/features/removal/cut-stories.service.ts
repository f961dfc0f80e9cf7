import { isNamedIn, type Remnant, type StoredStory } from "#authoring/cut.ts";
import type { StoryWorker } from "#authoring/story-worker.ts";
import type { PeopleTable } from "#platform/account-tables.ts";
import { type Clock, isoNow } from "#platform/clock.ts";
import type { Database, Queries } from "#platform/database.ts";
import { othersStories } from "./others-stories.repository.ts";
import { removedRows } from "./removed-rows.repository.ts";

/** A story of somebody else that has lost sentences. `isGone`: nothing was left of it. */
export type CutStory = { id: string; ownerId: string; title: string; sentences: number; isGone: boolean };

export type Cutting = {
  /** `messageIds`: only these answers of the interviews; `left`: what stays of those answers. */
  removed: {
    interviewIds: readonly string[];
    messageIds?: readonly string[] | undefined;
    names: readonly string[];
    left?: string | undefined;
  };
  /** They are removed themselves. */
  people: readonly string[];
  /** Accounts that may have made stories of these interviews. */
  alsoOf: readonly string[];
};

/** What is left of stories, worked out before anything is locked. */
export type Cuts = ReadonlyMap<string, Remnant | null>;

/** Somebody has changed a story since it was worked out what is left of it. */
export class StoriesChanged extends Error {}

/** Characters of stories that are worked on at a time. */
const mostAtOnce = 8_000_000;

const keyOf = ({ title, story, sections, spent, read_through }: StoredStory): string =>
  JSON.stringify([title, story, sections, spent, read_through]);

const contentOf = (story: StoredStory): StoredStory => {
  const { title, sections, spent, read_through, is_edited, language } = story;
  return { title, story: story.story, sections, spent, read_through, is_edited, language };
};

function* inGroups(contents: readonly StoredStory[]): Generator<StoredStory[]> {
  let group: StoredStory[] = [];
  let size = 0;
  for (const content of contents) {
    if (size > mostAtOnce) {
      yield group;
      [group, size] = [[], 0];
    }
    group.push(content);
    size += content.story.length + content.sections.length;
  }
  if (group.length > 0) yield group;
}

/**
 * What goes with interviews of a person, or with some of their answers: the person, whoever interviews them, and administrators may have
 * made stories of it.
 */
export const cuttingOfInterviews = (
  { id, parent_id }: Pick<PeopleTable, "id" | "parent_id">,
  {
    adminIds,
    interviewIds,
    messageIds,
    left,
  }: {
    adminIds: readonly string[];
    interviewIds: readonly string[];
    messageIds?: readonly string[];
    left?: string | undefined;
  },
): Cutting => ({
  removed: { interviewIds, messageIds, names: [], left },
  people: [],
  alsoOf: [id, ...(parent_id === null ? [] : [parent_id]), ...adminIds],
});

type Dependencies = { db: Database; authors: Pick<StoryWorker, "sharedRuns" | "cut">; clock: Clock };

/** Takes what was drawn from interviews that are removed out of stories of others, and out of what those were before. */
export function createCutStories({ db, authors, clock }: Dependencies) {
  const mentions = ({ sections, spent, read_through }: StoredStory, { removed }: Cutting): boolean =>
    [sections, spent, read_through].some((text) =>
      isNamedIn(text, removed.messageIds ?? removed.interviewIds),
    );

  const cutGroup = async (stories: StoredStory[], { removed }: Cutting, owner: string): Promise<Cuts> => {
    const shared = new Set<string>();
    for (const id of removed.interviewIds) {
      const answers = await removedRows.answersIn(id, db, removed.messageIds);
      for (const run of await authors.sharedRuns({ stories, answers }, { owner })) shared.add(run);
    }
    const { names, left: staying } = removed;
    if (staying !== undefined)
      for (const run of await authors.sharedRuns({ stories, answers: [staying] }, { owner }))
        shared.delete(run);
    const interviewIds = new Set(removed.interviewIds);
    const messageIds = removed.messageIds && new Set(removed.messageIds);
    const left = await authors.cut(
      { stories, removed: { interviewIds, messageIds, names, shared, left: staying } },
      { owner },
    );
    return new Map(stories.map((story, at) => [keyOf(story), left[at] ?? null]));
  };

  return {
    /** Reads and judges, which takes long where much was told: nothing is locked meanwhile. */
    workOut: async (cutting: Cutting, owner: string): Promise<Cuts> => {
      const stories = await othersStories.find(cutting, db);
      const contents: StoredStory[] = [];
      for (const story of stories)
        contents.push(...[story, ...(await othersStories.versions(story.id, db))].map(contentOf));
      const cuts = new Map<string, Remnant | null>();
      for (const group of inGroups(contents.filter((content) => mentions(content, cutting))))
        for (const [key, left] of await cutGroup(group, cutting, owner)) cuts.set(key, left);
      return cuts;
    },

    /** Throws `StoriesChanged` where a story is not any more what it was when that was worked out. */
    apply: async (cutting: Cutting, cuts: Cuts, trx: Queries): Promise<CutStory[]> => {
      const leftOf = (content: StoredStory): Remnant | null => {
        const left = cuts.get(keyOf(content));
        if (left === undefined) throw new StoriesChanged();
        return left;
      };
      await othersStories.lock(cutting, trx);
      const stories = await othersStories.find(cutting, trx);
      const done: CutStory[] = [];
      for (const story of stories) {
        for (const version of await othersStories.versions(story.id, trx)) {
          if (!mentions(version, cutting)) continue;
          const left = leftOf(version);
          if (!left) await othersStories.dropVersion(version.id, trx);
          else {
            const { taken: _, ...content } = left;
            await othersStories.changeVersion(version.id, content, trx);
          }
        }
        if (!mentions(story, cutting)) continue;
        const left = leftOf(story);
        const told = { id: story.id, ownerId: story.owner_id };
        if (!left) {
          await othersStories.drop(story.id, trx);
          done.push({ ...told, title: "", sentences: 0, isGone: true });
          continue;
        }
        const { taken, ...content } = left;
        await othersStories.change(story.id, { ...content, updated_at: isoNow(clock) }, trx);
        done.push({ ...told, title: left.title, sentences: taken, isGone: false });
      }
      const owners = [...new Set([...cutting.alsoOf, ...stories.map(({ owner_id }) => owner_id)])];
      const { interviewIds: interviews, messageIds } = cutting.removed;
      await othersStories.dropRequests({ interviews, isPart: messageIds !== undefined }, owners, trx);
      return done;
    },
  };
}

export type CutStories = ReturnType<typeof createCutStories>;
