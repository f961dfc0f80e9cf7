import type { Language } from "#language/packs.ts";
import { type Clock, isoNow } from "#platform/clock.ts";
import type { Queries } from "#platform/database.ts";
import type { StoriesTable } from "#platform/story-tables.ts";
import type { HeldPassage, Section, Source } from "#storyteller/story.ts";
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

const isNamedIn = (text: string, { interviewIds }: Removed): boolean =>
  [...interviewIds].some((id) => text.includes(id));

const mentions = ({ sections, spent, read_through }: Content, removed: Removed): boolean =>
  [sections, spent, read_through].some((text) => isNamedIn(text, removed));

/** A passage with the lines of others alone; the sentences before them may have been of somebody removed. */
function linesLeft(passage: HeldPassage, removed: Removed): HeldPassage {
  const lines = passage.lines.filter((line) => !isNamedIn(JSON.stringify(line), removed));
  const names = passage.names.filter(({ full }) => lines.some(({ text }) => text.includes(full)));
  return { ...passage, names, lines: lines.map((line) => ({ ...line, before: null })) };
}

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
  if (!left) return null;
  // What others told in a passage that is held stays held.
  const read_through = (JSON.parse(content.read_through) as HeldPassage[])
    .map((passage) => linesLeft(passage, removed))
    .filter(({ lines }) => lines.length > 0);
  return {
    ...left,
    sections: JSON.stringify(left.sections),
    spent: JSON.stringify(left.spent),
    read_through: JSON.stringify(read_through),
  };
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
