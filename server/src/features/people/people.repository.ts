import type { Database, Queries } from "#platform/database.ts";
import type { Person } from "./person.ts";

export type PersonChanges = Partial<
  Pick<Person, "name" | "role" | "language" | "relationship" | "has_logged_in">
>;

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
      .values(person)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return Number(added.numInsertedOrUpdatedRows ?? 0) > 0;
  },

  change: (id: string, changes: PersonChanges): Promise<unknown> =>
    db.updateTable("people").set(changes).where("id", "=", id).execute(),
});
