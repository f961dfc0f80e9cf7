import { limits } from "@saga/contract/vocabulary";
import type { Actor } from "#http/actor.ts";
import { Failure } from "#http/failure.ts";
import type { Story } from "#storyteller/storyteller.ts";
import type { InterviewsService } from "../interviews/interviews.service.ts";
import type { Authors } from "./authors.ts";
import { createReadBasis } from "./read-basis.service.ts";
import { createReachStory } from "./stories.access.ts";
import type { StoredStory } from "./stories.repository.ts";
import { isAnythingTold, materialOf, type StoryBasis } from "./story-basis.ts";
import type { StoryStore } from "./story-store.repository.ts";
import type { StoryWriterFor } from "./story-writer.ts";
import { type Order, type Wish, wishOf, wishToAdd } from "./wish.ts";

/** What is to be written; `base`: the story that is written anew. */
export type Ordered = { wish: Wish; base: StoredStory | null };

/** What a call for a story starts from; `story` is null where a model is to write it. */
export type Prepared = { reading: StoryBasis; story: Story | null };

export type PrepareStory = ReturnType<typeof createPrepareStory>;

type PrepareDependencies = {
  store: StoryStore;
  interviews: InterviewsService;
  writerFor: StoryWriterFor;
  authors: Authors;
};

/** Finds out what a call for a story asks for, and does at once what needs no model. */
export function createPrepareStory({ store, interviews, writerFor, authors }: PrepareDependencies) {
  const reachStory = createReachStory(store);
  const readBasis = createReadBasis(store, interviews);

  return {
    /** Throws `stories.not_found` and `stories.too_much`. */
    orderOf: async (actor: Actor, order: Order): Promise<Ordered> => {
      const base =
        order.regenerates === undefined ? null : await reachStory(actor, order.regenerates, "story.changed");
      const given = wishOf(order);
      const isAdding = base !== null && given.keeps === "everything";
      const interviewIds = isAdding ? ((await store.stories.interviewIds([base.id])).get(base.id) ?? []) : [];
      const wish = isAdding ? wishToAdd(given, { story: base, interviewIds }) : given;
      if ((await interviews.size(actor, wish.interview_ids)) > limits.storySourceBytes)
        throw new Failure("stories.too_much");
      return { wish, base };
    },

    /** Throws `stories.nothing_told`. */
    prepare: async (actor: Actor, { wish, base }: Ordered, storyId: string): Promise<Prepared> => {
      const reading = await readBasis(actor, wish);
      if (!base && !isAnythingTold(reading)) throw new Failure("stories.nothing_told");
      if (await writerFor(actor, reading.people, storyId)) return { reading, story: null };
      const story = await authors.compose(materialOf(wish, reading, base), { owner: actor.id });
      if (!story) throw new Failure("stories.nothing_told");
      return { reading, story };
    },
  };
}
