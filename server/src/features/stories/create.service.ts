import { randomUUID } from "node:crypto";
import { limits } from "@saga/contract/vocabulary";
import type { Actor } from "#http/actor.ts";
import { Failure } from "#http/failure.ts";
import { type Clock, isoNow } from "#platform/clock.ts";
import type { InterviewsService } from "../interviews/interviews.service.ts";
import type { Authors } from "./authors.ts";
import type { FinishStory } from "./finish.service.ts";
import { createReachStory } from "./stories.access.ts";
import { basisOf, isAnythingTold, materialOf } from "./story-basis.ts";
import type { StoryQueue } from "./story-queue.service.ts";
import { isOpen, type StoredRequest } from "./story-requests.repository.ts";
import type { StoryStore } from "./story-store.repository.ts";
import type { StoryWriterFor } from "./story-writer.ts";
import { type Order, wishOf, wishToAdd } from "./wish.ts";

export type CreateStory = ReturnType<typeof createCreateStory>;

export type CreateStoryDependencies = {
  store: StoryStore;
  interviews: InterviewsService;
  finish: FinishStory;
  writerFor: StoryWriterFor;
  queue: StoryQueue;
  authors: Authors;
};

/** Takes calls for stories in: what is quick is done at once, the rest is left to a job. */
export function createCreateStory(dependencies: CreateStoryDependencies, clock: Clock) {
  const { store, interviews, finish, writerFor, queue, authors } = dependencies;
  const reachStory = createReachStory(store);

  /** The request is stored with its job: whatever happens to this process, the story is written. */
  const begin = async (actor: Actor, order: Order, id: string): Promise<void> => {
    const base =
      order.regenerates === undefined ? null : await reachStory(actor, order.regenerates, "story.changed");
    const given = wishOf(order);
    const isAdding = base !== null && given.keeps === "everything";
    const interviewIds = isAdding ? ((await store.stories.interviewIds([base.id])).get(base.id) ?? []) : [];
    const wish = isAdding ? wishToAdd(given, { story: base, interviewIds }) : given;
    if ((await interviews.size(actor, wish.interview_ids)) > limits.storySourceBytes)
      throw new Failure("stories.too_much");
    await queue.admit(actor.id);
    const settled = await store.decisions.ofInterviews(wish.interview_ids);
    const said = { ...(await interviews.read(actor, wish.interview_ids)), settled };
    const reading = await basisOf(said, wish.language);
    if (!base && !isAnythingTold(reading)) throw new Failure("stories.nothing_told");
    const storyId = base?.id ?? id;
    const writer = await writerFor(actor, reading.people, storyId);
    const story = writer ? null : await authors.compose(materialOf(wish, reading, base), { owner: actor.id });
    if (!writer && !story) throw new Failure("stories.nothing_told");
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
