import type { DocumentWorker } from "#documents/document-worker.ts";
import { createBooksRepository } from "#features/books/books.repository.ts";
import { booksRoutes } from "#features/books/books.routes.ts";
import { createBooksService } from "#features/books/books.service.ts";
import { type BookContentsDependencies, createBookContents } from "#features/books/content.service.ts";
import { bookJobs, createMaking } from "#features/books/making.service.ts";
import { createPrinted } from "#features/books/printed.service.ts";
import { type BookVoicesDependencies, createBookVoices } from "#features/books/voices.service.ts";
import type { ExportsService } from "#features/publishing/exports.service.ts";
import type { StoriesService } from "#features/stories/stories.service.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database.ts";
import { createJobQueue } from "#platform/job-queue.ts";
import type { Log } from "#platform/log.ts";
import type { AudioStore } from "#providers/audio-store/audio-store.ts";

type Dependencies = {
  db: Database;
  clock: Clock;
  log: Log;
  stories: StoriesService;
  exports: ExportsService;
  coverOf: BookContentsDependencies["coverOf"];
  familyOf: BookContentsDependencies["familyOf"];
  pictureOf: BookContentsDependencies["pictureOf"];
  shares: BookVoicesDependencies["shares"];
  narration: BookVoicesDependencies["narration"];
  publicUrl: string | null;
  worker: DocumentWorker;
  store: AudioStore;
};

/** Puts together how stories become books. They are set beside the other jobs: a long one keeps nobody's recording waiting. */
export function assembleBooks(dependencies: Dependencies) {
  const { db, clock, log, stories, exports, coverOf, familyOf, pictureOf, worker, store } = dependencies;
  const books = createBooksRepository(db);
  const { linksFor, codesOf, codesLead } = createBookVoices(dependencies);
  const contents = createBookContents({ exports, coverOf, voices: { codesOf }, familyOf, pictureOf, clock });
  const files = { store, clock, linksFor };
  const queue = createJobQueue({ db, clock, log }, bookJobs);
  const making = createMaking({ books, contents, stories, worker, files });
  queue.handle(({ subject, signal }) => making.run(subject, signal));
  const service = createBooksService({ books, contents, stories, files, queue });
  return {
    routes: booksRoutes(service, codesLead),
    printedOf: createPrinted({ stories, exports, books: service }),
    /** Books that hold something that is gone are not kept. */
    forget: (ownerId: string): Promise<void> =>
      service
        .forget(ownerId)
        .catch((error: unknown) => log.error({ err: error }, "books could not be removed")),
    start: queue.start,
    close: queue.close,
  };
}
