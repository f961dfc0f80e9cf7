import type { ErrorCode } from "@saga/contract/errors";
import type { ArchiveFile } from "#documents/zip-stream.ts";
import type { Actor } from "#http/actor.ts";
import { Failure } from "#http/failure.ts";
import type { ExportsService } from "../publishing/exports.service.ts";
import type { StoriesService } from "../stories/stories.service.ts";
import type { BooksService } from "./books.service.ts";

export type PrintedOf = ReturnType<typeof createPrinted>;

export type PrintedDependencies = {
  stories: Pick<StoriesService, "ownerOf">;
  exports: Pick<ExportsService, "story">;
  books: Pick<BooksService, "file">;
};

/** Why there is no such file, which keeps nobody from the others. */
const missing: readonly ErrorCode[] = [
  "documents.failed",
  "stories.not_found",
  "books.not_made",
  "books.changed",
  "books.too_long",
  "books.nothing_to_print",
];

const unlessMissing = <T>(work: Promise<T>): Promise<T | null> =>
  work.catch((error: unknown) => {
    if (error instanceof Failure && missing.includes(error.code)) return null;
    throw error;
  });

/** Files of a story to read and to print, one made after the other: as PDF and EPUB, and the book that was set of it. */
export const createPrinted = ({ stories, exports, books }: PrintedDependencies) => {
  async function* bookOf(owner: Actor, id: string): AsyncGenerator<ArchiveFile> {
    for (const part of ["inside", "cover"] as const) {
      const file = await unlessMissing(books.file(owner, id, part));
      if (file)
        yield {
          path: `books/${id}/${part}.pdf`,
          isPacked: false,
          pieces: file.read({ start: 0, end: file.size }),
        };
    }
  }

  return async function* printedOf(id: string): AsyncGenerator<ArchiveFile> {
    const owner = await unlessMissing(stories.ownerOf(id));
    if (!owner) return;
    for (const form of ["pdf", "epub"] as const) {
      const made = await unlessMissing(exports.story(owner, id, form));
      if (made) yield { path: `stories/${id}.${form}`, isPacked: false, pieces: [made.bytes] };
    }
    yield* bookOf(owner, id);
  };
};
