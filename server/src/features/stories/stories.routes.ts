import type { Handlers } from "#http/call.ts";
import { presentStory, presentSummary } from "./present-story.ts";
import type { StoriesService } from "./stories.service.ts";

type StoryCalls = "createStory" | "listStories" | "getStory" | "updateStory" | "deleteStory";

export function storiesRoutes(service: StoriesService): Pick<Handlers, StoryCalls> {
  return {
    createStory: async ({ actor, body }) => {
      const { story, interviewIds } = await service.create(actor, body);
      return presentStory(story, interviewIds);
    },
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
    deleteStory: async ({ actor, params }) => {
      await service.remove(actor, params.id);
      return { ok: true };
    },
  };
}
