import type { Database } from "#platform/database.ts";

/** What a person decided: the services their words may be sent to; an empty list is a no. */
export type Consent = { services: string[]; decidedAt: string };

export const createConsentsRepository = (db: Database) => ({
  find: async (personId: string): Promise<Consent | null> => {
    const row = await db
      .selectFrom("model_consents")
      .select(["services", "decided_at"])
      .where("person_id", "=", personId)
      .executeTakeFirst();
    return row ? { services: JSON.parse(row.services) as string[], decidedAt: row.decided_at } : null;
  },

  save: async (personId: string, decided: { services: string[]; by: string; at: string }): Promise<void> => {
    const row = {
      services: JSON.stringify(decided.services),
      decided_by: decided.by,
      decided_at: decided.at,
    };
    await db
      .insertInto("model_consents")
      .values({ person_id: personId, ...row })
      .onConflict((conflict) => conflict.column("person_id").doUpdateSet(row))
      .execute();
  },
});

export type ConsentsRepository = ReturnType<typeof createConsentsRepository>;
