import type { AuditService } from "#features/audit/audit.service.ts";
import type { Database, Queries } from "#platform/database.ts";
import { createStoriesRepository } from "./stories.repository.ts";
import { createStoryDecisionsRepository } from "./story-decisions.repository.ts";
import { createStoryRequestsRepository } from "./story-requests.repository.ts";
import { createStoryVersionsRepository } from "./story-versions.repository.ts";

export type StoryStore = ReturnType<typeof createStoryStore>;

/** Everything that is kept of stories. */
export const createStoryStore = (db: Database, audit: AuditService) => ({
  audit,
  stories: createStoriesRepository(db),
  requests: createStoryRequestsRepository(db),
  versions: createStoryVersionsRepository(db),
  decisions: createStoryDecisionsRepository(db),
  /** What is written in here is there as a whole or not at all. */
  together: <T>(work: (trx: Queries) => Promise<T>): Promise<T> => db.transaction().execute(work),
});
