import { setTimeout as pause } from "node:timers/promises";
import { type ErrorCode, errorCatalogue } from "@saga/contract/errors";
import type { StoryProgress } from "@saga/contract/stories";
import { Failure } from "#http/failure.ts";
import { progressOf } from "./present-story.ts";
import type { StoredStory } from "./stories.repository.ts";
import { isOpen, type StoredRequest } from "./story-requests.repository.ts";
import type { StoryStore } from "./story-store.repository.ts";

/** Milliseconds between looks at a story that is being written, perhaps by another process. */
const lookEvery = 200;
/** Looks after which what is known is told once more, so that no one in between takes the line for dead: 15 s. */
const quietLooks = 75;

/** Who waits for a story. */
export type Waiting = {
  /** Told how far the story is, whenever that changes. */
  report: (progress: StoryProgress) => void;
  /** Aborts when the caller has gone. */
  signal: AbortSignal;
};

const isCode = (code: string | null): code is ErrorCode => code !== null && code in errorCatalogue;

export type FollowStory = ReturnType<typeof createFollowStory>;

/** `closing` aborts when the server stops: whoever waits is asked to come again. */
export function createFollowStory({ store, closing }: { store: StoryStore; closing: AbortSignal }) {
  const ended = async ({ state, error, story_id }: StoredRequest): Promise<StoredStory> => {
    if (state === "cancelled") throw new Failure("stories.cancelled");
    if (state === "failed") throw new Failure(isCode(error) ? error : "server.internal");
    const story = await store.stories.find(story_id);
    if (!story) throw new Failure("stories.not_found");
    return story;
  };

  /** The story of a request once it is written. Throws what ended it otherwise. */
  return async (id: string, { report, signal }: Waiting): Promise<StoredStory> => {
    let told = "";
    for (let looks = 0; ; looks += 1) {
      const request = await store.requests.find(id);
      if (!request) throw new Failure("stories.not_found");
      if (!isOpen(request)) return ended(request);
      const progress = progressOf(request);
      if (JSON.stringify(progress) !== told || looks % quietLooks === 0) report(progress);
      told = JSON.stringify(progress);
      await pause(lookEvery, undefined, { signal: AbortSignal.any([closing, signal]) }).catch(() => {
        throw new Failure("server.unavailable", { retryAfter: 2 });
      });
    }
  };
}
