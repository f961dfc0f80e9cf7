import type { Database, Queries } from "#platform/database.ts";

export type RemovalRepository = ReturnType<typeof createRemovalRepository>;

/** Whole people with everything that is theirs, in the tables of all features. */
export const createRemovalRepository = (db: Database) => ({
  inTransaction: <T>(work: (trx: Queries) => Promise<T>): Promise<T> => db.transaction().execute(work),

  /**
   * Ids of the interviews of these people, after which nobody else can change one until the transaction ends: whoever is in
   * the middle of an answer comes first or finds nothing.
   */
  lockInterviews: async (people: string[], trx: Queries): Promise<string[]> => {
    const rows = await trx
      .updateTable("interviews")
      .set((eb) => ({ last_opened: eb.ref("last_opened") }))
      .where("interviewee_id", "in", people)
      .returning("id")
      .execute();
    return rows.map(({ id }) => id);
  },

  /** Interviewees of an account. */
  intervieweesOf: async (parentId: string, trx: Queries): Promise<string[]> => {
    const rows = await trx.selectFrom("people").select("id").where("parent_id", "=", parentId).execute();
    return rows.map(({ id }) => id);
  },

  /** Everything that refers to the person goes along. */
  removePerson: (id: string, trx: Queries): Promise<unknown> =>
    trx.deleteFrom("people").where("id", "=", id).execute(),

  removeCodes: (email: string, trx: Queries): Promise<unknown> =>
    trx.deleteFrom("sign_in_codes").where("email", "=", email).execute(),
});
