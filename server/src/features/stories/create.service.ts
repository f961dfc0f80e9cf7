import { randomUUID } from "node:crypto";
import type { Actor } from "#http/actor.ts";
import { Failure } from "#http/failure.ts";
import { type Clock, isoNow } from "#platform/clock.ts";
import type { FinishStory } from "./finish.service.ts";
import type { PrepareStory } from "./prepare.service.ts";
import type { StoryQueue } from "./story-queue.service.ts";
import { isOpen, type StoredRequest } from "./story-requests.repository.ts";
import type { StoryStore } from "./story-store.repository.ts";
import type { Order } from "./wish.ts";

export type CreateStory = ReturnType<typeof createCreateStory>;

export type CreateStoryDependencies = {
  store: StoryStore;
  preparing: PrepareStory;
  finish: FinishStory;
  queue: StoryQueue;
};

/** Takes calls for stories in: what is quick is done at once, the rest is left to a job. */
export function createCreateStory(dependencies: CreateStoryDependencies, clock: Clock) {
  const { store, preparing, finish, queue } = dependencies;

  /** The request is stored with its job: whatever happens to this process, the story is written. */
  const begin = async (actor: Actor, order: Order, id: string): Promise<void> => {
    const ordered = await preparing.orderOf(actor, order);
    await queue.admit(actor.id);
    const { wish, base } = ordered;
    const storyId = base?.id ?? id;
    const { reading, story } = await preparing.prepare(actor, ordered, storyId);
    const request: StoredRequest = {
      id,
      owner_id: actor.id,
      is_admin: actor.isAdmin ? 1 : 0,
      story_id: storyId,
      wish: JSON.stringify(wish),
      state: "waiting",
      step: "waiting",
      done: 0,
      total: 0,
      attempts: 0,
      plan: null,
      error: null,
      created_at: isoNow(clock),
    };
    const isNew = await store.together(async (trx) => {
      const isAdded = await store.requests.add(request, trx);
      if (isAdded) await queue.enqueue(id, trx);
      return isAdded;
    });
    if (isNew && story) await finish({ request, wish, reading, story, credit: null });
    else if (isNew) queue.wake();
  };

  /** The request of a call, begun when its id is new; null for stories from before there were requests. */
  return async (actor: Actor, order: Order): Promise<{ id: string; open: StoredRequest | null }> => {
    const id = order.id ?? randomUUID();
    const known = await store.requests.find(id);
    if (!known) {
      const story = await store.stories.find(id);
      if (story && story.owner_id !== actor.id) throw new Failure("stories.id_taken");
      if (story) return { id, open: null };
      await begin(actor, order, id);
    }
    const request = known ?? (await store.requests.find(id));
    if (!request || request.owner_id !== actor.id) throw new Failure("stories.id_taken");
    return { id, open: isOpen(request) ? request : null };
  };
}
