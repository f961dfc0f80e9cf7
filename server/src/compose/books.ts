import type { DocumentWorker } from "#documents/document-worker.ts";
import { createBooksRepository } from "#features/books/books.repository.ts";
import { booksRoutes } from "#features/books/books.routes.ts";
import { createBooksService } from "#features/books/books.service.ts";
import { type BookContentsDependencies, createBookContents } from "#features/books/content.service.ts";
import { createMaking } from "#features/books/making.service.ts";
import { createPrinted } from "#features/books/printed.service.ts";
import { type BookVoicesDependencies, createBookVoices } from "#features/books/voices.service.ts";
import type { ExportsService } from "#features/publishing/exports.service.ts";
import type { StoriesService } from "#features/stories/stories.service.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database, Queries } from "#platform/database.ts";
import { createJobs } from "#platform/jobs.ts";
import type { Log } from "#platform/log.ts";
import type { AudioStore } from "#providers/audio-store/audio-store.ts";

/** The kind of job that sets a book. Its subject is the ticket. */
const bookJob = "book";

type Parts = {
  db: Database;
  clock: Clock;
  log: Log;
  stories: StoriesService;
  exports: ExportsService;
  coverOf: BookContentsDependencies["coverOf"];
  shares: BookVoicesDependencies["shares"];
  narration: BookVoicesDependencies["narration"];
  publicUrl: string | null;
  worker: DocumentWorker;
  store: AudioStore;
};

/** Puts together how stories become books. They are set beside the other jobs: a long one keeps nobody's recording waiting. */
export function assembleBooks(parts: Parts) {
  const { db, clock, log, stories, exports, coverOf, worker, store } = parts;
  const books = createBooksRepository(db);
  const { linksFor, codesOf, codesLead } = createBookVoices(parts);
  const contents = createBookContents({ exports, coverOf, voices: { codesOf }, clock });
  const files = { store, clock, linksFor };
  const jobs = createJobs({ db, clock, log });
  const making = createMaking({ books, contents, stories, worker, files });
  jobs.handle(bookJob, ({ subject, signal }) => making.run(subject, signal));
  const office = {
    enqueue: (subject: string, trx: Queries) => jobs.enqueue({ kind: bookJob, subject }, trx),
    wake: jobs.wake,
  };
  const service = createBooksService({ books, contents, stories, files, office });
  return {
    routes: booksRoutes(service, codesLead),
    printedOf: createPrinted({ stories, exports, books: service }),
    /** Books that hold something that is gone are not kept. */
    forget: (ownerId: string): Promise<void> =>
      service
        .forget(ownerId)
        .catch((error: unknown) => log.error({ err: error }, "books could not be removed")),
    start: jobs.start,
    close: jobs.close,
  };
}
