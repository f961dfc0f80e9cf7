import type { Book } from "@saga/contract/books";
import type { Handlers } from "#http/call.ts";
import { rangedAnswer } from "#http/ranged.ts";
import type { BooksService, OpenedBook } from "./books.service.ts";

type BookCalls = "getBook" | "makeBook" | "cancelBook" | "bookFile";

const presentBook = ({ wish, row, made, read }: OpenedBook, codesLead: Book["codes_lead"]): Book => ({
  wish,
  state: (row?.state ?? "none") as Book["state"],
  step: (row?.step ?? "waiting") as Book["step"],
  error: row?.error ?? null,
  made: made && {
    pages: made.pages,
    spine_mm: made.spine_mm,
    codes: made.codes ?? 0,
    made_at: made.made_at,
    is_current: made.isCurrent,
  },
  codes_lead: codesLead,
  photographs: read.photographs,
  kept_out: read.keptOut,
  small_photographs: read.smallPhotographs,
  unprinted_photographs: read.unprintedPhotographs,
});

export const booksRoutes = (
  books: BooksService,
  codesLead: Book["codes_lead"],
): Pick<Handlers, BookCalls> => ({
  getBook: async ({ actor, params }) => presentBook(await books.open(actor, params.id), codesLead),
  makeBook: async ({ actor, params, body }) =>
    presentBook(await books.order(actor, params.id, body), codesLead),
  cancelBook: async ({ actor, params }) => presentBook(await books.cancel(actor, params.id), codesLead),
  bookFile: async ({ actor, params, context }) =>
    rangedAnswer({
      ...(await books.file(actor, params.id, params.part)),
      asked: context.req.raw.headers,
    }),
});
