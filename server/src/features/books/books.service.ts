import { randomUUID } from "node:crypto";
import { type BookWish, bookWishSchema } from "@saga/contract/books";
import type { Actor } from "#http/actor.ts";
import { Failure } from "#http/failure.ts";
import type { Ranged } from "#http/ranged.ts";
import { type Clock, isoNow } from "#platform/clock.ts";
import type { JobQueue } from "#platform/job-queue.ts";
import type { AudioStore } from "#providers/audio-store/audio-store.ts";
import type { StoriesService } from "../stories/stories.service.ts";
import { type BooksRepository, isOpen, type StoredBook } from "./books.repository.ts";
import type { BookContents, ReadBook } from "./content.service.ts";
import { booksOf, folderOf, type MadeBook } from "./making.service.ts";
import type { PrintedLinks } from "./voices.service.ts";

export type BooksService = ReturnType<typeof createBooksService>;

export type BooksDependencies = {
  books: BooksRepository;
  contents: BookContents;
  stories: Pick<StoriesService, "reach" | "ownerOf">;
  files: { store: AudioStore; clock: Clock };
  /** Where work that takes long is asked for. */
  queue: JobQueue;
};

/** A book as its page shows it. */
export type OpenedBook = {
  wish: BookWish;
  row: StoredBook | null;
  made: (MadeBook & { isCurrent: boolean }) | null;
  read: Pick<ReadBook, "keptOut" | "photographs" | "smallPhotographs" | "unprintedPhotographs">;
};

const wishOf = (storyId: string, row: StoredBook | undefined): BookWish =>
  bookWishSchema.parse(row ? JSON.parse(row.wish) : { story_ids: [storyId] });

const linksOf = (row: StoredBook | undefined): PrintedLinks => JSON.parse(row?.links ?? "{}") as PrintedLinks;

const madeOf = (row: StoredBook | undefined): MadeBook | null =>
  row?.made ? (JSON.parse(row.made) as MadeBook) : null;

/** Books of stories: what they are to be like, and their files as long as nothing in them has changed. */
export function createBooksService({ books, contents, stories, files, queue }: BooksDependencies) {
  const { store, clock } = files;

  /** Is what was set still to be had, and still what would be set now? */
  const isCurrent = async (
    owner: Actor,
    storyId: string,
    made: MadeBook,
    digest: string,
  ): Promise<boolean> => {
    if (made.digest !== digest) return false;
    return (await store.size(`${folderOf(owner, { storyId, ticket: made.ticket })}cover.pdf`)) !== null;
  };

  const opened = async (owner: Actor, storyId: string): Promise<OpenedBook> => {
    const row = await books.find(storyId);
    const wish = wishOf(storyId, row);
    const read = await contents.read(owner, wish, linksOf(row));
    const made = madeOf(row);
    return {
      wish,
      row: row ?? null,
      made: made && { ...made, isCurrent: await isCurrent(owner, storyId, made, read.digest) },
      read,
    };
  };

  /** All stories are to be reached by the caller, and of whoever owns the first. */
  const demandStories = async (actor: Actor, { story_ids }: BookWish, owner: Actor): Promise<void> => {
    for (const id of story_ids) {
      const { owner_id } = await stories.reach(actor, id);
      if (owner_id !== owner.id) throw new Failure("books.other_account");
    }
  };

  return {
    open: async (actor: Actor, storyId: string): Promise<OpenedBook> => {
      await stories.reach(actor, storyId);
      return opened(await stories.ownerOf(storyId), storyId);
    },

    /** Has the book set, unless the same is there already or is being set. */
    order: async (actor: Actor, storyId: string, asked: BookWish): Promise<OpenedBook> => {
      const wish: BookWish = { ...asked, story_ids: [...new Set(asked.story_ids)] };
      await stories.reach(actor, storyId);
      const owner = await stories.ownerOf(storyId);
      await demandStories(actor, wish, owner);
      const row = await books.find(storyId);
      const isSame = row && JSON.stringify(wishOf(storyId, row)) === JSON.stringify(wish);
      if (isSame && isOpen(row)) return opened(owner, storyId);
      const { digest } = await contents.read(owner, wish, linksOf(row));
      const made = madeOf(row);
      const isThere = made !== null && (await isCurrent(owner, storyId, made, digest));
      const ticket = randomUUID();
      const ordered: StoredBook = {
        story_id: storyId,
        ticket,
        wish: JSON.stringify(wish),
        state: isThere ? "done" : "waiting",
        step: "waiting",
        tries: 0,
        error: null,
        made: null,
        links: "{}",
        updated_at: isoNow(clock),
      };
      await books.order(ordered, async (trx) => {
        if (!isThere) await queue.enqueue(ticket, trx);
      });
      queue.wake();
      return opened(owner, storyId);
    },

    cancel: async (actor: Actor, storyId: string): Promise<OpenedBook> => {
      await stories.reach(actor, storyId);
      const row = await books.find(storyId);
      if (row) await books.change(row.ticket, { state: "cancelled" });
      return opened(await stories.ownerOf(storyId), storyId);
    },

    /** A file of the book that was set last. Throws `books.not_made`, `books.changed`. */
    file: async (actor: Actor, storyId: string, part: "inside" | "cover"): Promise<Omit<Ranged, "asked">> => {
      await stories.reach(actor, storyId);
      const owner = await stories.ownerOf(storyId);
      const row = await books.find(storyId);
      const made = madeOf(row);
      if (!made) throw new Failure("books.not_made");
      // What is kept out since it was set is never given out.
      const { digest } = await contents.read(owner, wishOf(storyId, row), linksOf(row));
      if (!(await isCurrent(owner, storyId, made, digest))) throw new Failure("books.changed");
      const key = `${folderOf(owner, { storyId, ticket: made.ticket })}${part}.pdf`;
      return {
        size: (await store.size(key)) ?? 0,
        mediaType: "application/pdf",
        etag: `"${made.ticket}"`,
        read: (range) => store.read(key, range),
        more: { "x-content-type-options": "nosniff" },
      };
    },

    /** Removes every file of an account's books; they are set again when they are wanted. */
    forget: async (ownerId: string): Promise<void> =>
      store.remove(booksOf({ id: ownerId, email: "", isAdmin: false })),
  };
}
