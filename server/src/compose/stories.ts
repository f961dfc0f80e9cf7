import { createStoryWorker } from "#authoring/story-worker.ts";
import type { AuditService } from "#features/audit/audit.service.ts";
import type { InterviewsService } from "#features/interviews/interviews.service.ts";
import { createAuthors } from "#features/stories/authors.ts";
import { createCreateStory } from "#features/stories/create.service.ts";
import { createFinishStory } from "#features/stories/finish.service.ts";
import { createFollowStory } from "#features/stories/follow.service.ts";
import { createModelWriting } from "#features/stories/model-writing.service.ts";
import { createPrepareStory } from "#features/stories/prepare.service.ts";
import { createReadBasis } from "#features/stories/read-basis.service.ts";
import { createReadThroughService } from "#features/stories/read-through.service.ts";
import { storiesRoutes } from "#features/stories/stories.routes.ts";
import { createStoriesService } from "#features/stories/stories.service.ts";
import { createStoryQueue, storyJobs } from "#features/stories/story-queue.service.ts";
import { createStoryStore } from "#features/stories/story-store.repository.ts";
import type { StoryWriterFor } from "#features/stories/story-writer.ts";
import { createWritingService } from "#features/stories/writing.service.ts";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/config.ts";
import type { Database } from "#platform/database.ts";
import { createJobQueue } from "#platform/job-queue.ts";
import type { Log } from "#platform/log.ts";
import { createRateLimiter } from "#platform/rate-limit.ts";
import type { Overrides } from "./overrides.ts";

type Dependencies = {
  db: Database;
  audit: AuditService;
  config: Config;
  overrides: Overrides;
  clock: Clock;
  log: Log;
  interviews: InterviewsService;
  writerFor: StoryWriterFor;
  /** Hears whose story was removed. */
  whenRemoved: (ownerId: string) => Promise<void>;
};

/** Puts together how stories are written and kept. */
export function assembleStories(dependencies: Dependencies) {
  const { db, audit, config, overrides, clock, log, interviews } = dependencies;
  const writerFor = overrides.storyWriterFor ?? dependencies.writerFor;
  const budget = overrides.storyBudget ?? { callMs: config.models.storyWaitMs };
  const worker = overrides.storyWorker ?? createStoryWorker();
  const store = createStoryStore(db, audit);
  const closing = new AbortController();
  const jobs = createJobQueue({ db, clock, log }, storyJobs);
  const limiter = createRateLimiter(db, clock);
  const queue = createStoryQueue({ jobs, limiter, storiesPerDay: config.quotas.storiesPerDay });
  const authors = createAuthors(worker);
  const finish = createFinishStory({ store, authors, clock });
  const author = { compose: authors.compose, write: createModelWriting(store, authors, budget) };
  const readBasis = createReadBasis(store, interviews);
  const writing = createWritingService({ store, readBasis, finish, writerFor, author });
  jobs.handle(({ subject, signal }) => writing.run(subject, signal));
  const preparing = createPrepareStory({ store, interviews, writerFor, authors });
  const create = createCreateStory({ store, preparing, finish, queue }, clock);
  const follow = createFollowStory({ store, closing: closing.signal });
  const service = createStoriesService({
    store,
    create,
    follow,
    clock,
    whenRemoved: dependencies.whenRemoved,
  });
  return {
    service,
    authors,
    routes: storiesRoutes(service, createReadThroughService({ store, clock })),
    start: jobs.start,
    close: async (): Promise<void> => {
      closing.abort();
      await worker.close();
      await jobs.close();
    },
  };
}
