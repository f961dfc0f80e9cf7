import type { Story } from "@saga/contract/stories";
import type { Language, StoryStyle } from "@saga/contract/vocabulary";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { callPaths } from "#lib/call-paths.ts";

export const storyKeys = {
  all: ["stories"] as const,
  list: (page: number) => ["stories", "list", page] as const,
  one: (id: string) => ["stories", "one", id] as const,
};

/** One page of the stories of the signed-in person, newest first. */
export const storiesQuery = (page: number) =>
  queryOptions({
    queryKey: storyKeys.list(page),
    queryFn: ({ signal }) => call("listStories", { query: { page } }, { signal }),
  });

export const storyQuery = (id: string) =>
  queryOptions({
    queryKey: storyKeys.one(id),
    queryFn: ({ signal }): Promise<Story> => call("getStory", { params: { id } }, { signal }),
  });

/** The interview a sentence comes from, with its messages. */
export const sourceInterviewQuery = (id: string) =>
  queryOptions({
    queryKey: ["interviews", "one", id],
    queryFn: ({ signal }) => call("getInterview", { params: { id } }, { signal }),
    staleTime: 60_000,
  });

export type StoryOrder = { interview_ids: string[]; length: number; style: StoryStyle; language: Language };

/** Writes a story. `id` is the caller's: asking again with the same one gets the story that was written. */
export const generateStory = ({ id, order }: { id: string; order: StoryOrder }): Promise<Story> =>
  call("createStory", { body: { id, ...order } });

export const saveStoryText = (id: string, story: string): Promise<Story> =>
  call("updateStory", { params: { id }, body: { story } });

/** Where everything of an interview is heard. */
export const sourceTimelineQuery = (id: string) =>
  queryOptions({ queryKey: ["timeline", id], queryFn: () => call("interviewTimeline", { params: { id } }) });

export const recordingAddress = (interviewId: string, recordingId: string): string =>
  `/api${callPaths.recordingAudio[1]}`.replace("{id}", interviewId).replace("{recording}", recordingId);
