import type { Renewed } from "#authoring/story-work.ts";
import { Failure } from "#http/failure.ts";
import { type Clock, isoNow } from "#platform/clock.ts";
import type { Story } from "#storyteller/storyteller.ts";
import type { Authors } from "./authors.ts";
import { type Credit, contentOf, textOf } from "./content.ts";
import type { StoredStory } from "./stories.repository.ts";
import type { StoryBasis } from "./story-basis.ts";
import type { StoredRequest } from "./story-requests.repository.ts";
import type { StoryStore } from "./story-store.repository.ts";
import type { Wish } from "./wish.ts";

export type Written = {
  request: Pick<StoredRequest, "id" | "owner_id" | "story_id">;
  wish: Wish;
  reading: StoryBasis;
  story: Story;
  credit: Credit;
};

type FinishDependencies = { store: StoryStore; authors: Pick<Authors, "renew">; clock: Clock };

export type FinishStory = (written: Written) => Promise<void>;

type Renewing = { written: Written; current: StoredStory | null };

const stillStands = (one: StoredStory, other: StoredStory | undefined): boolean =>
  other?.story === one.story && other.sections === one.sections && other.spent === one.spent;

/** Who found most of the words of a story stays named when some of the teller's own are added. */
const writerOf = ({ writer, model_requested, model_used }: StoredStory) => ({
  writer,
  model_requested,
  model_used,
});

/** How often a story is fitted to what a person is changing in it before what they do is left to come. */
const mostFittings = 20;

/**
 * Saves a written story and ends its request, once: does nothing for one that has come to its end already. A story that is
 * written anew takes in what a person changed up to this moment; that is worked out while nothing is locked, and again
 * where they changed more meanwhile.
 */
export const createFinishStory = ({ store, authors, clock }: FinishDependencies): FinishStory => {
  const { stories, requests, versions } = store;

  const save = ({ written, current }: Renewing, renewed: Renewed): Promise<boolean> =>
    store.together(async (trx) => {
      const { request, wish, credit } = written;
      const { id, owner_id, story_id } = request;
      const held = current ? await stories.lock(story_id, trx) : undefined;
      if (current && held && !stillStands(current, held)) return false;
      if (!(await requests.change(id, { state: "done" }, trx))) return true;
      await requests.dropParts(id, trx);
      const now = isoNow(clock);
      const content = {
        ...contentOf(renewed.story, wish, { credit, spent: renewed.spent }),
        ...(held && !credit && wish.keeps === "everything" ? writerOf(held) : {}),
      };
      if (story_id === id)
        await stories.add(
          { ...content, id, owner_id, created_at: now, updated_at: now },
          wish.interview_ids,
          trx,
        );
      if (!held) return true;
      await versions.keep(held, now, trx);
      await stories.change(story_id, { ...content, title: held.title, updated_at: now }, trx);
      await stories.setInterviews(story_id, wish.interview_ids, trx);
      return true;
    });

  return async (written) => {
    const { request, wish, reading, story } = written;
    const { tellers, tellerLanguage, tellerName, settled, closed } = reading;
    const keepsAll = wish.keeps === "everything";
    const renewing = { keepsAll, tellers, tellerLanguage, tellerName, settled, closed };
    for (let fitting = 0; fitting < mostFittings; fitting += 1) {
      const current = request.story_id === request.id ? null : await stories.find(request.story_id);
      const renewed = current
        ? await authors.renew({ story, current: textOf(current), ...renewing }, { owner: request.owner_id })
        : { story, spent: [] };
      if (await save({ written, current: current ?? null }, renewed)) return;
    }
    throw new Failure("server.unavailable", { retryAfter: 60 });
  };
};
