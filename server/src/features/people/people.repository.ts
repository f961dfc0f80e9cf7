import type { UserSortKey } from "@saga/contract/people";
import { sql } from "kysely";
import type { Database, Queries } from "#platform/database.ts";
import { foldName } from "./fold-name.ts";
import type { Person } from "./person.ts";

export type PersonChanges = Partial<
  Omit<Person, "id" | "email" | "created_at" | "sort_name" | "progress_sum">
>;

/** What accounts are sorted by; those that are the same are sorted by name. */
const sortedBy = {
  name: null,
  email: sql`email`,
  has_logged_in: sql`has_logged_in`,
  interviewProgress: sql`progress_sum`,
  role: sql`coalesce(role, 'self')`,
} satisfies Record<UserSortKey, unknown>;

type AccountsPage = {
  sort: UserSortKey;
  order: "asc" | "desc";
  offset: number;
  limit: number;
  total: number;
};

const opposite = { asc: "desc", desc: "asc" } as const;

export type PeopleRepository = ReturnType<typeof createPeopleRepository>;

export const createPeopleRepository = (db: Database) => ({
  find: (id: string, queries: Queries = db): Promise<Person | undefined> =>
    queries.selectFrom("people").selectAll().where("id", "=", id).executeTakeFirst(),

  findByEmail: (email: string): Promise<Person | undefined> =>
    db.selectFrom("people").selectAll().where("email", "=", email).executeTakeFirst(),

  listByParent: (parentId: string): Promise<Person[]> =>
    db.selectFrom("people").selectAll().where("parent_id", "=", parentId).execute(),

  countByParent: async (parentId: string): Promise<number> => {
    const row = await db
      .selectFrom("people")
      .select((eb) => eb.fn.countAll().as("total"))
      .where("parent_id", "=", parentId)
      .executeTakeFirst();
    return Number(row?.total ?? 0);
  },

  /** The people of these ids that the owner may reach: the owner and the owner's interviewees. */
  listReachable: (ids: string[], ownerId: string | null): Promise<Person[]> =>
    ids.length === 0
      ? Promise.resolve([])
      : db
          .selectFrom("people")
          .selectAll()
          .where("id", "in", ids)
          .$if(ownerId !== null, (query) =>
            query.where((eb) => eb.or([eb("id", "=", ownerId), eb("parent_id", "=", ownerId)])),
          )
          .execute(),

  hasAny: async (): Promise<boolean> =>
    (await db.selectFrom("people").select("id").limit(1).executeTakeFirst()) !== undefined,

  /** Adds nothing when the id or the address is taken; answers whether it was added. */
  add: async (person: Person): Promise<boolean> => {
    const added = await db
      .insertInto("people")
      .values({ ...person, sort_name: foldName(person.name) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return Number(added.numInsertedOrUpdatedRows ?? 0) > 0;
  },

  change: (id: string, changes: PersonChanges, queries: Queries = db): Promise<unknown> =>
    queries
      .updateTable("people")
      .set(changes.name === undefined ? changes : { ...changes, sort_name: foldName(changes.name) })
      .where("id", "=", id)
      .execute(),

  remove: (id: string): Promise<unknown> => db.deleteFrom("people").where("id", "=", id).execute(),

  /**
   * Accounts in pages, `total` of them; those with the ids of `except` are left out. Found from the end that is nearer, by an index
   * alone; only then are their rows read.
   */
  listAccounts: async (page: AccountsPage, except: string[] = []): Promise<Person[]> => {
    const { sort, order, total } = page;
    const key = sortedBy[sort];
    const fromEnd = Math.max(0, total - page.offset - page.limit);
    const isNearEnd = fromEnd < page.offset;
    const limit = Math.max(0, Math.min(page.limit, total - page.offset));
    if (limit === 0) return [];
    const direction = isNearEnd ? opposite[order] : order;
    const ids = db
      .selectFrom("people")
      .select("id")
      .where("email", "is not", null)
      .$if(except.length > 0, (query) => query.where("id", "not in", except))
      .$if(key !== null, (query) => query.orderBy(key ?? sql`id`, direction))
      // An address is there once: nothing else is needed to sort by it.
      .$if(sort !== "email", (query) => query.orderBy("sort_name", direction).orderBy("id", direction))
      .offset(isNearEnd ? fromEnd : page.offset)
      .limit(limit);
    return db
      .selectFrom("people")
      .selectAll()
      .where("id", "in", db.selectFrom(ids.as("page")).select("page.id"))
      .$if(key !== null, (query) => query.orderBy(key ?? sql`id`, order))
      .orderBy("sort_name", order)
      .orderBy("id", order)
      .execute();
  },

  listByEmails: (emails: string[]): Promise<Person[]> =>
    emails.length === 0
      ? Promise.resolve([])
      : db.selectFrom("people").selectAll().where("email", "in", emails).orderBy("sort_name").execute(),

  countAccounts: async (): Promise<number> => {
    const row = await db
      .selectFrom("people")
      .select((eb) => eb.fn.countAll().as("total"))
      .where("email", "is not", null)
      .executeTakeFirst();
    return Number(row?.total ?? 0);
  },
});
