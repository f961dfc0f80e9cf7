import type { AuditAction } from "@saga/contract/audit";
import type { Actor } from "#http/actor.ts";
import { Failure } from "#http/failure.ts";
import type { StoredStory } from "./stories.repository.ts";
import type { StoredRequest } from "./story-requests.repository.ts";
import type { StoryStore } from "./story-store.repository.ts";

/**
 * A story of the caller's own, or any for an administrator, who leaves a trace: of reading, unless another `action` is named.
 * Throws `stories.not_found`.
 */
export type ReachStory = (actor: Actor, id: string, action?: AuditAction) => Promise<StoredStory>;

export const createReachStory =
  ({ stories, audit }: StoryStore): ReachStory =>
  async (actor, id, action = "story.read") => {
    const story = await stories.find(id);
    if (!story || (story.owner_id !== actor.id && !actor.isAdmin)) throw new Failure("stories.not_found");
    await audit.noteReach(actor, { id: story.owner_id, parent_id: null }, { action, subjectId: story.id });
    return story;
  };

/** The call for a story that the caller made, or any for an administrator. Throws `stories.job_not_found`. */
export const reachRequest = async (
  { requests }: StoryStore,
  actor: Actor,
  id: string,
): Promise<StoredRequest> => {
  const request = await requests.find(id);
  if (!request || (request.owner_id !== actor.id && !actor.isAdmin))
    throw new Failure("stories.job_not_found");
  return request;
};
