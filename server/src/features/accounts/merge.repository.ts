import type { Database, Queries } from "#platform/database.ts";

export type MergeRepository = ReturnType<typeof createMergeRepository>;

/** What two people have told, in the tables of all features. */
export const createMergeRepository = (db: Database) => ({
  inTransaction: <T>(work: (trx: Queries) => Promise<T>): Promise<T> => db.transaction().execute(work),

  /** Nobody else changes an interview of these people until the transaction ends. */
  lockInterviews: (people: string[], trx: Queries): Promise<unknown> =>
    trx
      .updateTable("interviews")
      .set((eb) => ({ last_opened: eb.ref("last_opened") }))
      .where("interviewee_id", "in", people)
      .execute(),

  /** Numbers of the person's interviews in which something was answered or recorded. */
  toldNumbers: async (personId: string, trx: Queries): Promise<number[]> => {
    const rows = await trx
      .selectFrom("interviews")
      .select("number")
      .where("interviewee_id", "=", personId)
      .where((eb) =>
        eb.or([
          eb.exists(
            eb
              .selectFrom("messages")
              .select("messages.id")
              .whereRef("messages.interview_id", "=", "interviews.id")
              .where("messages.role", "=", "user"),
          ),
          eb.exists(
            eb
              .selectFrom("recordings")
              .select("recordings.id")
              .whereRef("recordings.interview_id", "=", "interviews.id"),
          ),
        ]),
      )
      .orderBy("number")
      .execute();
    return rows.map(({ number }) => number);
  },

  /** Gives the interviews of one person to another who has told nothing, with what the interviewer knows and may do. */
  moveTold: async (from: string, into: string, trx: Queries): Promise<void> => {
    await trx.deleteFrom("interviews").where("interviewee_id", "=", into).execute();
    await trx
      .updateTable("interviews")
      .set({ interviewee_id: into })
      .where("interviewee_id", "=", from)
      .execute();
    await trx.deleteFrom("ledgers").where("person_id", "=", into).execute();
    await trx.updateTable("ledgers").set({ person_id: into }).where("person_id", "=", from).execute();
    await trx.deleteFrom("model_consents").where("person_id", "=", into).execute();
    await trx.updateTable("model_consents").set({ person_id: into }).where("person_id", "=", from).execute();
  },

  removePerson: (id: string, trx: Queries): Promise<unknown> =>
    trx.deleteFrom("people").where("id", "=", id).execute(),
});
