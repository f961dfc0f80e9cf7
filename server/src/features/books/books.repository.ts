import type { Database, Queries } from "#platform/database.ts";
import type { BooksTable } from "#platform/story-tables.ts";

export type BooksRepository = ReturnType<typeof createBooksRepository>;

export type StoredBook = BooksTable;

/** Nobody works on it any more, or nobody will. */
export const isOpen = ({ state }: Pick<BooksTable, "state">): boolean =>
  state === "waiting" || state === "setting";

/** Books by the story they begin with. They go with it. */
export const createBooksRepository = (db: Database) => ({
  find: (storyId: string): Promise<BooksTable | undefined> =>
    db.selectFrom("books").selectAll().where("story_id", "=", storyId).executeTakeFirst(),

  byTicket: (ticket: string): Promise<BooksTable | undefined> =>
    db.selectFrom("books").selectAll().where("ticket", "=", ticket).executeTakeFirst(),

  /** Takes the place of what was wanted before, with the work that it needs. What was set last stays, and so do its links. */
  order: (
    { story_id, made: _, links, ...book }: BooksTable,
    enqueue: (trx: Queries) => Promise<unknown>,
  ): Promise<void> =>
    db.transaction().execute(async (trx) => {
      await trx
        .insertInto("books")
        .values({ story_id, made: null, links, ...book })
        .onConflict((conflict) => conflict.column("story_id").doUpdateSet(book))
        .execute();
      await enqueue(trx);
    }),

  /** Changes a book that is still wanted and not at its end; false: it is not. */
  change: async (ticket: string, values: Partial<BooksTable>): Promise<boolean> => {
    const { numUpdatedRows } = await db
      .updateTable("books")
      .set(values)
      .where("ticket", "=", ticket)
      .where("state", "in", ["waiting", "setting"])
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
});
