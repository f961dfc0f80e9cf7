import { Accepted, prefersAsync } from "#http/accepted.ts";
import type { Handlers } from "#http/call.ts";
import { wantsEvents } from "#http/event-stream.ts";
import {
  presentJob,
  presentReadThrough,
  presentStory,
  presentSummary,
  presentVersion,
} from "./present-story.ts";
import type { ReadThroughService } from "./read-through.service.ts";
import type { StoriesService } from "./stories.service.ts";

type StoryCalls =
  | "createStory"
  | "storyJob"
  | "cancelStoryJob"
  | "listStories"
  | "getStory"
  | "updateStory"
  | "deleteStory"
  | "listStoryVersions"
  | "restoreStoryVersion"
  | "readThrough"
  | "decidePassage";

export function storiesRoutes(
  service: StoriesService,
  readThrough: ReadThroughService,
): Pick<Handlers, StoryCalls> {
  return {
    createStory: async ({ actor, body, report, context }) => {
      const mayLeave = prefersAsync(context) && !wantsEvents(context);
      const { signal } = context.req.raw;
      const made = await service.create(actor, body, { report, signal, mayLeave });
      if (made.open) return new Accepted({ id: made.open.story_id, job: presentJob(made.open) });
      return presentStory(made.story, made.interviewIds);
    },
    storyJob: async ({ actor, params }) => presentJob(await service.job(actor, params.id)),
    cancelStoryJob: async ({ actor, params }) => presentJob(await service.cancel(actor, params.id)),
    listStories: async ({ actor, query }) => {
      const { stories, interviewIds, total, totalPages } = await service.list(actor, query);
      const data = stories.map((story) => presentSummary(story, interviewIds.get(story.id) ?? []));
      return { data, total, totalPages };
    },
    getStory: async ({ actor, params }) => {
      const { story, interviewIds } = await service.open(actor, params.id);
      return presentStory(story, interviewIds);
    },
    updateStory: async ({ actor, params, body }) => {
      const { story, interviewIds } = await service.edit(actor, params.id, body);
      return presentStory(story, interviewIds);
    },
    listStoryVersions: async ({ actor, params }) => ({
      data: (await service.versions(actor, params.id)).map(presentVersion),
    }),
    restoreStoryVersion: async ({ actor, params }) => {
      const { story, interviewIds } = await service.restore(actor, params);
      return presentStory(story, interviewIds);
    },
    readThrough: async ({ actor, params }) => presentReadThrough(await readThrough.open(actor, params.id)),
    decidePassage: async ({ actor, params, body }) =>
      presentReadThrough(await readThrough.decide(actor, params.id, body)),
    deleteStory: async ({ actor, params }) => {
      await service.remove(actor, params.id);
      return { ok: true };
    },
  };
}
