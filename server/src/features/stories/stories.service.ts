import type { Received } from "@saga/contract/endpoint";
import type { stories as calls } from "@saga/contract/stories";
import { limits } from "@saga/contract/vocabulary";
import type { Actor } from "#http/actor.ts";
import { Failure } from "#http/failure.ts";
import { type Clock, isoNow } from "#platform/clock.ts";
import { blocksOf } from "#storyteller/story-text.ts";
import { countStoryWords } from "#storyteller/text/word-count.ts";
import { languageIn } from "./content.ts";
import type { CreateStory } from "./create.service.ts";
import type { FollowStory, Waiting } from "./follow.service.ts";
import { createReachStory, reachRequest } from "./stories.access.ts";
import type { StoredStory } from "./stories.repository.ts";
import type { StoredRequest } from "./story-requests.repository.ts";
import type { StoryStore } from "./story-store.repository.ts";
import type { Order } from "./wish.ts";

type Edit = Received<typeof calls.updateStory>["body"];
type Page = Received<typeof calls.listStories>["query"];

export type StoriesService = ReturnType<typeof createStoriesService>;

export type StoriesServiceDependencies = {
  store: StoryStore;
  create: CreateStory;
  follow: FollowStory;
  clock: Clock;
  /** Hears whose story was removed: what was made of it goes too. */
  whenRemoved: (ownerId: string) => Promise<void>;
};

/** Changes by hand within so many seconds of each other make one version. */
const oneSitting = 600;

export function createStoriesService(dependencies: StoriesServiceDependencies) {
  const { store, create, follow, clock, whenRemoved } = dependencies;
  const { stories, requests, versions } = store;
  const reach = createReachStory(store);

  const withInterviews = async (story: StoredStory) => ({
    story,
    interviewIds: (await stories.interviewIds([story.id])).get(story.id) ?? [],
  });

  /** Is what stands there kept before it is changed? Not every pause in somebody's writing. */
  const isWorthKeeping = ({ is_edited, updated_at }: StoredStory): boolean =>
    is_edited === 0 || clock.now().getTime() - Date.parse(updated_at) > oneSitting * 1000;

  return {
    /** Has a story written, or written anew, and waits for it unless the caller rather comes back. */
    create: async (actor: Actor, order: Order, waiting: Waiting & { mayLeave: boolean }) => {
      const { id, open } = await create(actor, order);
      if (open && waiting.mayLeave) return { open };
      const known = await requests.find(id);
      const story = known ? await follow(id, waiting) : await reach(actor, id);
      return { open: null, ...(await withInterviews(story)) };
    },

    reach,

    /** Whose story it is, for somebody who was let in to it otherwise. Throws `stories.not_found`. */
    ownerOf: async (id: string): Promise<Actor> => {
      const story = await stories.find(id);
      if (!story) throw new Failure("stories.not_found");
      return { id: story.owner_id, email: "", isAdmin: false };
    },

    job: (actor: Actor, id: string): Promise<StoredRequest> => reachRequest(store, actor, id),

    /** Stops the writing; what has come to its end stays as it is. */
    cancel: async (actor: Actor, id: string): Promise<StoredRequest> => {
      const request = await reachRequest(store, actor, id);
      await store.together(async (trx) => {
        if (await requests.change(request.id, { state: "cancelled" }, trx))
          await requests.dropParts(request.id, trx);
      });
      return reachRequest(store, actor, id);
    },

    list: async (actor: Actor, { page, limit }: Page) => {
      const total = await stories.count(actor.id);
      const found = await stories.list(actor.id, { offset: (page - 1) * limit, limit });
      const interviewIds = await stories.interviewIds(found.map((story) => story.id));
      return { stories: found, interviewIds, total, totalPages: Math.ceil(total / limit) };
    },

    open: async (actor: Actor, id: string) => withInterviews(await reach(actor, id)),

    edit: async (actor: Actor, id: string, edit: Edit) => {
      await reach(actor, id, "story.changed");
      if (blocksOf(edit.story ?? "").length > limits.storyParagraphs) throw new Failure("request.too_large");
      const story = await store.together(async (trx) => {
        const current = await stories.lock(id, trx);
        if (!current) throw new Failure("stories.not_found");
        const isChanged = edit.story !== undefined && edit.story !== current.story;
        const text = isChanged
          ? { story: edit.story, words: countStoryWords(edit.story ?? "", languageIn(current)), is_edited: 1 }
          : {};
        const title = edit.title === undefined ? {} : { title: edit.title };
        const now = isoNow(clock);
        if (isChanged && isWorthKeeping(current)) await versions.keep(current, now, trx);
        const changes = { ...title, ...text, updated_at: now };
        await stories.change(id, changes, trx);
        return { ...current, ...changes };
      });
      return withInterviews(story as StoredStory);
    },

    versions: async (actor: Actor, id: string) => versions.list((await reach(actor, id)).id),

    /** Makes a story what it was once. What it is now is kept. */
    restore: async (actor: Actor, { id, version }: { id: string; version: string }) => {
      await reach(actor, id, "story.changed");
      await store.together(async (trx) => {
        const current = await stories.lock(id, trx);
        const wanted = await versions.find(id, version, trx);
        if (!current || !wanted) throw new Failure("stories.version_not_found");
        const { id: _, story_id: __, written_at: ___, kept_at: ____, position: _____, ...content } = wanted;
        const now = isoNow(clock);
        await versions.keep(current, now, trx);
        await stories.change(id, { ...content, updated_at: now }, trx);
      });
      return withInterviews((await stories.find(id)) as StoredStory);
    },

    remove: async (actor: Actor, id: string): Promise<void> => {
      const story = await reach(actor, id, "story.removed");
      await store.together(async (trx) => {
        await requests.removeOfStory(story.id, trx);
        await stories.remove(story.id, trx);
      });
      await whenRemoved(story.owner_id);
    },
  };
}
