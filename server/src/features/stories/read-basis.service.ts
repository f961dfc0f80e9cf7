import type { Actor } from "#http/actor.ts";
import type { InterviewsService } from "../interviews/interviews.service.ts";
import { basisOf, type StoryBasis } from "./story-basis.ts";
import type { StoryStore } from "./story-store.repository.ts";
import type { Wish } from "./wish.ts";

export type ReadBasis = (actor: Actor, wish: Wish) => Promise<StoryBasis>;

/** Reads all that a story is made of: the interviews that the caller may read, and what was decided about their lines. */
export const createReadBasis =
  (store: StoryStore, interviews: InterviewsService): ReadBasis =>
  async (actor, wish) => {
    const settled = await store.decisions.ofInterviews(wish.interview_ids);
    const said = { ...(await interviews.read(actor, wish.interview_ids)), settled };
    return basisOf(said, wish.language);
  };
