import { type Clock, isoNow } from "#platform/clock.ts";
import { type Locks, noLocks, withLocked } from "#storyteller/locked.ts";
import { sourceKey } from "#storyteller/story.ts";
import type { Story } from "#storyteller/storyteller.ts";
import { type Credit, contentOf, locksIn } from "./content.ts";
import type { Reading } from "./reading.ts";
import type { StoredStory } from "./stories.repository.ts";
import type { StoredRequest } from "./story-requests.repository.ts";
import type { StoryStore } from "./story-store.repository.ts";
import type { Wish } from "./wish.ts";

export type Written = {
  request: Pick<StoredRequest, "id" | "owner_id" | "story_id">;
  wish: Wish;
  reading: Reading;
  story: Story;
  credit: Credit;
};

export type FinishStory = (written: Written) => Promise<void>;

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
const renewed = (story: Story, { current, reading }: { current: StoredStory; reading: Reading }) => {
  const locks = locksIn(current);
  const { told, tellerLanguage: language } = reading;
  const whole = withLocked(withoutSpent(story, locks), locks, { told, language });
  return { locks, story: { ...whole, title: current.title } };
};

/** Saves a written story and ends its request, once: does nothing for one that has come to its end already. */
export const createFinishStory =
  ({ store, clock }: { store: StoryStore; clock: Clock }): FinishStory =>
  ({ request, wish, reading, story, credit }) =>
    store.together(async (trx) => {
      const { stories, requests, versions } = store;
      if (!(await requests.change(request.id, { state: "done" }, trx))) return;
      await requests.dropParts(request.id, trx);
      const now = isoNow(clock);
      const { id, owner_id, story_id } = request;
      if (story_id === id) {
        const content = contentOf(story, wish, { credit, locks: noLocks });
        const row = { ...content, id, owner_id, created_at: now, updated_at: now };
        await stories.add(row, wish.interview_ids, trx);
        return;
      }
      const current = await stories.lock(story_id, trx);
      if (!current) return;
      const anew = renewed(story, { current, reading });
      await versions.keep(current, now, trx);
      const content = contentOf(anew.story, wish, { credit, locks: anew.locks });
      await stories.change(story_id, { ...content, updated_at: now }, trx);
      await stories.setInterviews(story_id, wish.interview_ids, trx);
    });
