import type { Language } from "#language/packs.ts";
import { type Clock, isoNow } from "#platform/clock.ts";
import type { Queries } from "#platform/database.ts";
import type { StoriesTable } from "#platform/story-tables.ts";
import type { Section, Source } from "#storyteller/story.ts";
import { type Removed, withoutTellers } from "#storyteller/without-tellers.ts";
import { type CutContent, othersStories } from "./others-stories.repository.ts";

/** A story of somebody else that has lost sentences. `isGone`: nothing was left of it. */
export type CutStory = { id: string; ownerId: string; title: string; sentences: number; isGone: boolean };

type Cutting = {
  removed: Removed;
  /** They are removed themselves. */
  people: readonly string[];
  /** Accounts that may have made stories of these interviews. */
  alsoOf: readonly string[];
};

type Content = CutContent & Pick<StoriesTable, "is_edited" | "language">;

const mentions = ({ sections, spent }: Content, { interviewIds }: Removed): boolean =>
  [...interviewIds].some((id) => sections.includes(id) || spent.includes(id));

function cut(content: Content, removed: Removed): (CutContent & { taken: number }) | null {
  const left = withoutTellers(
    {
      title: content.title,
      story: content.story,
      sections: JSON.parse(content.sections) as Section[],
      spent: JSON.parse(content.spent) as Source[],
      isEdited: content.is_edited === 1,
      language: content.language as Language,
    },
    removed,
  );
  return left && { ...left, sections: JSON.stringify(left.sections), spent: JSON.stringify(left.spent) };
}

/** Takes what was drawn from interviews that are removed out of stories of others, and out of what those were before. */
export const createCutStories =
  (clock: Clock) =>
  async ({ removed, people, alsoOf }: Cutting, trx: Queries): Promise<CutStory[]> => {
    const interviews = [...removed.interviewIds];
    const stories = await othersStories.find({ interviews, people, alsoOf }, trx);
    const done: CutStory[] = [];
    for (const story of stories) {
      for (const version of await othersStories.versions(story.id, trx)) {
        if (!mentions(version, removed)) continue;
        const left = cut(version, removed);
        if (!left) await othersStories.dropVersion(version.id, trx);
        else {
          const { taken: _, ...content } = left;
          await othersStories.changeVersion(version.id, content, trx);
        }
      }
      if (!mentions(story, removed)) continue;
      const left = cut(story, removed);
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
    const owners = [...new Set([...alsoOf, ...stories.map(({ owner_id }) => owner_id)])];
    await othersStories.dropRequests(interviews, owners, trx);
    return done;
  };
