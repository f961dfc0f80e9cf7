import { createDocumentWorker } from "#documents/document-worker.ts";
import type { InterviewsService } from "#features/interviews/interviews.service.ts";
import type { PeopleService } from "#features/people/people.service.ts";
import { createArchiveService } from "#features/publishing/archive.service.ts";
import { createCoversRepository } from "#features/publishing/covers.repository.ts";
import { createCoversService } from "#features/publishing/covers.service.ts";
import { createExportsService } from "#features/publishing/exports.service.ts";
import {
  createNarrationService,
  type NarrationDependencies,
} from "#features/publishing/narration.service.ts";
import { publishingRoutes } from "#features/publishing/publishing.routes.ts";
import { createSharesRepository } from "#features/publishing/shares.repository.ts";
import { createSharesService } from "#features/publishing/shares.service.ts";
import type { InterviewSound } from "#features/sound/interview-sound.service.ts";
import type { StoriesService } from "#features/stories/stories.service.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database.ts";
import { createRateLimiter } from "#platform/rate-limit.ts";

type Parts = {
  db: Database;
  clock: Clock;
  publicUrl: string | null;
  stories: StoriesService;
  interviews: InterviewsService;
  people: PeopleService;
  sound: InterviewSound;
  speak: NarrationDependencies["speak"];
};

/** Puts together how stories and interviews leave the house: as files, behind links, and read aloud. */
export function assemblePublishing(parts: Parts) {
  const { db, clock, publicUrl, stories, interviews, people, sound, speak } = parts;
  const worker = createDocumentWorker();
  const covers = createCoversService({ covers: createCoversRepository(db), stories, clock });
  const exports = createExportsService({ stories, interviews, sound, coverOf: covers.pictureOf, worker });
  const limiter = createRateLimiter(db, clock);
  const shares = createSharesService({
    shares: createSharesRepository(db),
    stories,
    exports,
    limiter,
    clock,
  });
  const narration = createNarrationService({ exports, stories, interviews, sound, speak });
  const archive = createArchiveService({ exports, stories, interviews, people, sound, clock });
  return {
    exports,
    coverOf: covers.pictureOf,
    worker,
    routes: publishingRoutes({ exports, shares, narration, archive, covers, publicUrl }),
    close: worker.close,
  };
}
