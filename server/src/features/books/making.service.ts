import { bookWishSchema } from "@saga/contract/books";
import type { ErrorCode } from "@saga/contract/errors";
import type { BookContent } from "#documents/book-work.ts";
import { DocumentFailed, type DocumentWorker } from "#documents/document-worker.ts";
import type { Actor } from "#http/actor.ts";
import { Failure } from "#http/failure.ts";
import { type Clock, isoNow } from "#platform/clock.ts";
import { type AudioStore, AudioStoreError } from "#providers/audio-store/audio-store.ts";
import type { StoriesService } from "../stories/stories.service.ts";
import { type BooksRepository, isOpen, type StoredBook } from "./books.repository.ts";
import type { BookContents } from "./content.service.ts";
import type { BookVoices } from "./voices.service.ts";

/** What was set, and where it is kept. */
export type MadeBook = {
  ticket: string;
  digest: string;
  pages: number;
  spine_mm: number;
  codes: number;
  made_at: string;
};

export type MakingDependencies = {
  books: BooksRepository;
  contents: BookContents;
  stories: Pick<StoriesService, "ownerOf">;
  worker: Pick<DocumentWorker, "makeBook">;
  /** Where its files are kept, and the links that are printed in it. */
  files: { store: AudioStore; clock: Clock; linksFor: BookVoices["linksFor"] };
};

/** The subject of a job is the ticket of a book. */
export const bookJobs = { kind: "book", atOnce: 1 };

/** Milliseconds between looks at whether a book is still wanted. */
const lookEvery = 500;
/** What ends the server so often is given up. */
const mostTries = 4;

class Unwanted extends Error {}

/** Where the books of an account lie, and the files of one. */
export const booksOf = (owner: Actor): string => `books/${owner.id}/`;
export const folderOf = (owner: Actor, { storyId, ticket }: { storyId: string; ticket: string }): string =>
  `${booksOf(owner)}${storyId}/${ticket}/`;

const besidePassages = ({ parts }: BookContent): number =>
  parts.flatMap(({ chapters }) => chapters.flatMap(({ paragraphs }) => paragraphs.filter(({ code }) => code)))
    .length;

const codeOf = (error: unknown): ErrorCode | null => {
  if (error instanceof Failure) return error.code;
  if (error instanceof DocumentFailed) return "documents.failed";
  return error instanceof AudioStoreError && error.reason === "full" ? "server.storage_full" : null;
};

/** Sets books, in a job that may be killed and repeated at any point. */
export function createMaking({ books, contents, stories, worker, files }: MakingDependencies) {
  const { store, clock, linksFor } = files;

  /** Ends with the server, and when nobody wants the book any more. */
  const watched = (ticket: string, outer: AbortSignal) => {
    const controller = new AbortController();
    const look = async () => {
      const book = await books.byTicket(ticket);
      if (!book || !isOpen(book)) controller.abort(new Unwanted());
    };
    const timer = setInterval(() => void look().catch(() => {}), lookEvery);
    return { signal: AbortSignal.any([outer, controller.signal]), end: () => clearInterval(timer) };
  };

  const make = async (book: StoredBook, signal: AbortSignal) => {
    const { ticket, story_id, made: before } = book;
    const wish = bookWishSchema.parse(JSON.parse(book.wish));
    const step = async (name: "setting" | "keeping") => {
      signal.throwIfAborted();
      if (!(await books.change(ticket, { step: name }))) throw new Unwanted();
    };
    const owner = await stories.ownerOf(story_id);
    const links = await linksFor(owner, wish, JSON.parse(book.links));
    if (!(await books.change(ticket, { links: JSON.stringify(links) }))) throw new Unwanted();
    const read = await contents.read(owner, wish, links);
    const { digest } = read;
    if (read.content.parts.length === 0) throw new Failure("books.nothing_to_print");
    const content = await contents.illustrated(owner, read);
    await step("setting");
    const { inside, cover, pages, spineMm } = await worker.makeBook(
      contents.dated(content),
      owner.id,
      signal,
    );
    await step("keeping");
    const folder = folderOf(owner, { storyId: story_id, ticket });
    await store.put(`${folder}inside.pdf`, [inside], inside.byteLength);
    await store.put(`${folder}cover.pdf`, [cover], cover.byteLength);
    const codes = content.voice.length + besidePassages(content);
    const made: MadeBook = { ticket, digest, pages, spine_mm: spineMm, codes, made_at: isoNow(clock) };
    const isKept = await books.change(ticket, { state: "done", made: JSON.stringify(made) });
    const last = before === null ? null : (JSON.parse(before) as MadeBook);
    const unused = isKept ? last?.ticket : ticket;
    if (unused) await store.remove(folderOf(owner, { storyId: story_id, ticket: unused }));
  };

  return {
    /** Sets the book of a ticket; does nothing for one that nobody wants any more. Throws what may be better another time. */
    run: async (ticket: string, closing: AbortSignal): Promise<void> => {
      const book = await books.byTicket(ticket);
      if (!book || !isOpen(book)) return;
      const tries = book.tries + 1;
      await books.change(ticket, { state: "setting", step: "reading", tries });
      const { signal, end } = watched(ticket, closing);
      try {
        if (tries > mostTries) throw new Failure("documents.failed");
        await make(book, signal);
      } catch (error) {
        if (closing.aborted) throw error;
        if (error instanceof Unwanted || signal.aborted) return;
        const code = codeOf(error);
        if (code === null) throw error;
        await books.change(ticket, { state: "failed", error: code });
      } finally {
        end();
      }
    },
  };
}
