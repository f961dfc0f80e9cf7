import type { Book, BookWish } from "@saga/contract/books";
import { queryOptions } from "@tanstack/react-query";
import { call, callForBytes } from "#lib/api-client.ts";

/** Milliseconds between two looks at a book that is being set. */
const lookEvery = 1_000;

export const isBeingSet = ({ state }: Pick<Book, "state">): boolean =>
  state === "waiting" || state === "setting";

export const bookQuery = (id: string) =>
  queryOptions({
    queryKey: ["book", id],
    queryFn: ({ signal }): Promise<Book> => call("getBook", { params: { id } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isBeingSet(state.data) ? lookEvery : false),
  });

export const makeBook = (id: string, wish: BookWish): Promise<Book> =>
  call("makeBook", {
    params: { id },
    // Whoever takes a story out and puts it in again finds its caption; it is not sent meanwhile.
    body: { ...wish, captions: wish.captions.filter(({ story_id }) => wish.story_ids.includes(story_id)) },
  });

export const cancelBook = (id: string): Promise<Book> => call("cancelBook", { params: { id } });

/** A file of the book that was set at that time. */
export const bookFileQuery = (id: string, part: "inside" | "cover", madeAt: string) =>
  queryOptions({
    queryKey: ["book", id, part, madeAt],
    queryFn: ({ signal }) => callForBytes("bookFile", { params: { id, part } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What else may stand in a book: the newest hundred stories. */
export const otherStoriesQuery = queryOptions({
  queryKey: ["stories", "for-books"],
  queryFn: ({ signal }) => call("listStories", { query: { page: 1, limit: 100 } }, { signal }),
});
