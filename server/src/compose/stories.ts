import { createStoryWorker } from "#authoring/story-worker.ts";
import type { AuditService } from "#features/audit/audit.service.ts";
import type { InterviewsService } from "#features/interviews/interviews.service.ts";
import { createAuthors } from "#features/stories/authors.ts";
import { createCreateStory, type Office } from "#features/stories/create.service.ts";
import { createFinishStory } from "#features/stories/finish.service.ts";
import { createFollowStory } from "#features/stories/follow.service.ts";
import { createReadThroughService } from "#features/stories/read-through.service.ts";
import { storiesRoutes } from "#features/stories/stories.routes.ts";
import { createStoriesService } from "#features/stories/stories.service.ts";
import { createStoryStore } from "#features/stories/story-store.repository.ts";
import { type StoryBudget, type StoryWriterFor, storyBudget } from "#features/stories/story-writer.ts";
import { createWritingService } from "#features/stories/writing.service.ts";
import { Failure } from "#http/failure.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database.ts";
import { createJobs } from "#platform/jobs.ts";
import type { Log } from "#platform/log.ts";
import type { Quotas } from "#platform/quotas.ts";
import { createRateLimiter } from "#platform/rate-limit.ts";

/** The kind of job that writes a story. Its subject is the request. */
const storyJob = "story";

/** Stories one process writes at a time, beside its other jobs: a model takes minutes and needs nothing of this machine. */
const storiesAtOnce = 3;

type Parts = {
  db: Database;
  audit: AuditService;
  quotas: Quotas;
  clock: Clock;
  log: Log;
  interviews: InterviewsService;
  writerFor: StoryWriterFor;
  budget?: StoryBudget | undefined;
  /** Hears whose story was removed. */
  whenRemoved: (ownerId: string) => Promise<void>;
};

/** Puts together how stories are written and kept. */
export function assembleStories(parts: Parts) {
  const { db, audit, quotas, clock, log, interviews, writerFor, budget = storyBudget } = parts;
  const limiter = createRateLimiter(db, clock);
  const perDay = { name: "story", max: quotas.storiesPerDay, seconds: 24 * 60 * 60 };
  const store = createStoryStore(db, audit);
  const closing = new AbortController();
  const desks = Array.from({ length: storiesAtOnce }, () => createJobs({ db, clock, log }));
  const office: Office = {
    admit: async (accountId) => {
      const retryAfter = await limiter.count(perDay, accountId);
      if (retryAfter > 0) throw new Failure("stories.too_many", { retryAfter });
    },
    enqueue: async (subject, trx) => {
      await desks[0]?.enqueue({ kind: storyJob, subject }, trx);
    },
    wake: () => {
      for (const desk of desks) desk.wake();
    },
  };
  const worker = createStoryWorker();
  const authors = createAuthors(worker);
  const finish = createFinishStory({ store, authors, clock });
  const writing = createWritingService({ store, interviews, finish, writerFor, authors, budget });
  for (const desk of desks) desk.handle(storyJob, ({ subject, signal }) => writing.run(subject, signal));
  const create = createCreateStory({ store, interviews, finish, writerFor, office, authors }, clock);
  const follow = createFollowStory({ store, closing: closing.signal });
  const service = createStoriesService({ store, create, follow, clock, whenRemoved: parts.whenRemoved });
  return {
    service,
    authors,
    routes: storiesRoutes(service, createReadThroughService({ store, clock })),
    start: (): void => {
      for (const desk of desks) desk.start();
    },
    close: async (): Promise<void> => {
      closing.abort();
      await worker.close();
      await Promise.all(desks.map((desk) => desk.close()));
    },
  };
}
