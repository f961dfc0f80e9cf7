import { createDocumentWorker, type DocumentWorker } from "#documents/document-worker.ts";
import type { BookContentsDependencies } from "#features/books/content.service.ts";
import type { InterviewsService } from "#features/interviews/interviews.service.ts";
import type { PeopleService } from "#features/people/people.service.ts";
import { createArchiveService } from "#features/publishing/archive.service.ts";
import { createFamilyArchive, type FamilyArchiveDependencies } from "#features/publishing/archived-family.ts";
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
import type { Log } from "#platform/log.ts";
import { createRateLimiter } from "#platform/rate-limit.ts";
import type { AudioStore } from "#providers/audio-store/audio-store.ts";
import { assembleBooks } from "./books.ts";

type Dependencies = {
  db: Database;
  clock: Clock;
  log: Log;
  store: AudioStore;
  publicUrl: string | null;
  stories: StoriesService;
  interviews: InterviewsService;
  people: PeopleService;
  sound: InterviewSound;
  speak: NarrationDependencies["speak"];
  family: FamilyArchiveDependencies & {
    pages: BookContentsDependencies["familyOf"];
    picture: BookContentsDependencies["pictureOf"];
  };
  documentWorker: DocumentWorker | undefined;
};

/** Puts together how stories and interviews leave the house: as files, behind links, and read aloud. */
export function assemblePublishing(dependencies: Dependencies) {
  const { db, clock, publicUrl, stories, interviews, people, sound, speak, family } = dependencies;
  const worker = dependencies.documentWorker ?? createDocumentWorker();
  const covers = createCoversService({ covers: createCoversRepository(db), stories, clock });
  const exports = createExportsService({ stories, interviews, sound, coverOf: covers.pictureOf, worker });
  const limiter = createRateLimiter(db, clock);
  const narration = createNarrationService({ exports, stories, interviews, sound, speak });
  const shares = createSharesService({
    shares: createSharesRepository(db),
    stories,
    works: { printStory: exports.printStory, list: narration.list, hear: narration.hear },
    limiter,
    clock,
  });
  const archive = createArchiveService({
    exports,
    told: { stories, interviews, people },
    coverOf: covers.pictureOf,
    familyOf: createFamilyArchive(family),
    sound,
    clock,
  });
  const books = assembleBooks({
    ...dependencies,
    exports,
    coverOf: covers.pictureOf,
    familyOf: family.pages,
    pictureOf: family.picture,
    shares,
    narration,
    worker,
  });
  return {
    routes: {
      ...publishingRoutes({ exports, shares, narration, archive, covers, publicUrl }),
      ...books.routes,
    },
    forgetBooks: books.forget,
    printedOf: books.printedOf,
    start: books.start,
    close: async (): Promise<void> => {
      await Promise.all([books.close(), worker.close()]);
    },
  };
}
