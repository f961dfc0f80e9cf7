import type { ReadDecision, ReadThrough, Story, StoryJob } from "@saga/contract/stories";
import type { Language, LifePeriod, StoryStyle } from "@saga/contract/vocabulary";
import { queryOptions } from "@tanstack/react-query";
import { call, callForBytes, callOrFollow, callWithBytes } from "#lib/api-client.ts";
import { ApiError } from "#lib/api-error.ts";

export const storyKeys = {
  all: ["stories"] as const,
  list: (page: number) => ["stories", "list", page] as const,
  one: (id: string) => ["stories", "one", id] as const,
  job: (id: string) => ["stories", "job", id] as const,
  readThrough: (id: string) => ["stories", "read-through", id] as const,
  versions: (id: string) => ["stories", "versions", id] as const,
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

export type StoryOrder = {
  interview_ids: string[];
  length: number;
  style: StoryStyle;
  language: Language;
  /** A story to be written anew in its place. */
  regenerates?: string;
  keeps?: "changed" | "everything";
  /** Only of this time of life. */
  period?: LifePeriod;
};

/** An order under an id of the caller's: asking again with the same one gets the story that was written. */
export type PlacedOrder = { id: string; order: StoryOrder };

/** Has a story written: it is there at once, or a job says how far it is. */
export const orderStory = ({ id, order }: PlacedOrder) =>
  callOrFollow("createStory", { body: { id, ...order } });

/** How far a story is. The id is that of its order. */
export const storyJobQuery = (id: string) =>
  queryOptions({
    queryKey: storyKeys.job(id),
    queryFn: ({ signal }): Promise<StoryJob> => call("storyJob", { params: { id } }, { signal }),
    staleTime: 0,
  });

export const cancelStory = (id: string): Promise<StoryJob> => call("cancelStoryJob", { params: { id } });

/** What a story was before. */
export const versionsQuery = (id: string) =>
  queryOptions({
    queryKey: storyKeys.versions(id),
    queryFn: ({ signal }) => call("listStoryVersions", { params: { id } }, { signal }),
    staleTime: 0,
  });

export const restoreVersion = (id: string, version: string): Promise<Story> =>
  call("restoreStoryVersion", { params: { id, version } });

export const saveStoryText = (id: string, story: string): Promise<Story> =>
  call("updateStory", { params: { id }, body: { story } });

/** Where everything of an interview is heard. */
export const sourceTimelineQuery = (id: string) =>
  queryOptions({ queryKey: ["timeline", id], queryFn: () => call("interviewTimeline", { params: { id } }) });

/** How much of a story stays behind when it leaves the house. */
export const leftOutQuery = (id: string) =>
  queryOptions({
    queryKey: ["stories", "left-out", id],
    queryFn: ({ signal }) => call("storyLeftOut", { params: { id } }, { signal }),
    staleTime: 0,
  });

/** What of a story may be on paper. Never from before: it may have been kept out since. */
export const printedQuery = ({ id, updated_at }: Story) =>
  queryOptions({
    ...leftOutQuery(id),
    queryKey: ["stories", "left-out", id, updated_at],
    gcTime: 0,
  });

export const sharesQuery = (id: string) =>
  queryOptions({
    queryKey: ["stories", "shares", id],
    queryFn: ({ signal }) => call("listShares", { params: { id } }, { signal }),
    staleTime: 0,
  });

export const createShare = (id: string, body: { days: 7 | 30 | 365; word: string | null; sound: boolean }) =>
  call("createShare", { params: { id }, body });

export const endShare = (id: string, share: string) => call("endShare", { params: { id, share } });

/** The passages of a story that are decided about before it is printed. */
export const readThroughQuery = (id: string) =>
  queryOptions({
    queryKey: storyKeys.readThrough(id),
    queryFn: ({ signal }): Promise<ReadThrough> => call("readThrough", { params: { id } }, { signal }),
    staleTime: 0,
  });

type PassageChoice = {
  passage: string;
  decision: ReadDecision;
  lines?: ReadDecision[];
  wording: string[];
};

export const decidePassage = (id: string, choice: PassageChoice): Promise<ReadThrough> =>
  call("decidePassage", { params: { id }, body: choice });

/** The photograph on the cover; null: the rings. */
export const coverQuery = (id: string) =>
  queryOptions({
    queryKey: ["stories", "cover", id],
    queryFn: ({ signal }): Promise<Blob | null> =>
      callForBytes("getCover", { params: { id } }, { signal }).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }),
  });

export const putCover = (id: string, bytes: ArrayBuffer) =>
  callWithBytes("putCover", { params: { id } }, bytes);

export const removeCover = (id: string) => call("removeCover", { params: { id } });
