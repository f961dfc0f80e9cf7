import { Failure } from "#http/failure.ts";
import type { JobQueue } from "#platform/job-queue.ts";
import type { RateLimiter } from "#platform/rate-limit.ts";

/** How requests for stories wait to be written; the subject of a job is the request. */
export type StoryQueue = JobQueue & {
  /** Counts a story of an account. Throws `stories.too_many`. */
  admit: (accountId: string) => Promise<void>;
};

/** Each process writes three stories at a time: a model takes minutes and needs nothing of this machine. */
export const storyJobs = { kind: "story", atOnce: 3 };

const daySeconds = 24 * 60 * 60;

type Dependencies = { jobs: JobQueue; limiter: RateLimiter; storiesPerDay: number };

export const createStoryQueue = ({ jobs, limiter, storiesPerDay }: Dependencies): StoryQueue => ({
  enqueue: jobs.enqueue,
  wake: jobs.wake,
  admit: async (accountId) => {
    const retryAfter = await limiter.count(
      { name: "story", max: storiesPerDay, seconds: daySeconds },
      accountId,
    );
    if (retryAfter > 0) throw new Failure("stories.too_many", { retryAfter });
  },
});
