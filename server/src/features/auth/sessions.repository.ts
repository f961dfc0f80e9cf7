import type { Database, Queries } from "#platform/database.ts";
import type { SessionsTable } from "#platform/tables.ts";

export type StoredSession = SessionsTable;

/**
 * A session lasts while it is younger than its own end and was used since `idleSince`, both ISO 8601. A teller's lasts as long as the
 * link: weeks may pass between two sittings.
 */
export type Lasting = { now: string; idleSince: string };

export type SessionsRepository = ReturnType<typeof createSessionsRepository>;

const countOf = ({ numDeletedRows }: { numDeletedRows: bigint }): number => Number(numDeletedRows);

export const createSessionsRepository = (db: Database) => {
  const lasting = ({ now, idleSince }: Lasting) =>
    db
      .selectFrom("sessions")
      .where("sessions.expires_at", ">", now)
      .where((eb) =>
        eb.or([eb("sessions.last_seen_at", ">", idleSince), eb("sessions.kind", "=", "teller")]),
      );

  return {
    add: (session: StoredSession, queries: Queries = db): Promise<unknown> =>
      queries.insertInto("sessions").values(session).execute(),

    /**
     * Whose session it is, while it lasts. Interviewees have no address and hold one only by a teller's link (`kind` is `teller`), while
     * they belong to the account that gave it.
     */
    findHolder: (tokenHash: string, times: Lasting) =>
      lasting(times)
        .innerJoin("people", "people.id", "sessions.person_id")
        .leftJoin("teller_links", "teller_links.id", "sessions.teller_link_id")
        .select(["people.id", "people.email", "sessions.kind", "sessions.issued_at", "sessions.last_seen_at"])
        .where((eb) =>
          eb.or([
            eb("sessions.kind", "!=", "teller"),
            eb("teller_links.account_id", "=", eb.ref("people.parent_id")),
          ]),
        )
        .where("token_hash", "=", tokenHash)
        .executeTakeFirst(),

    touch: (tokenHash: string, now: string): Promise<unknown> =>
      db.updateTable("sessions").set({ last_seen_at: now }).where("token_hash", "=", tokenHash).execute(),

    /** Those that last, the one used last first. */
    list: (personId: string, { offset, limit, ...times }: Lasting & { offset: number; limit: number }) =>
      lasting(times)
        .selectAll()
        .where("person_id", "=", personId)
        .orderBy("last_seen_at", "desc")
        .orderBy("id")
        .offset(offset)
        .limit(limit)
        .execute(),

    count: async (personId: string, times: Lasting): Promise<number> => {
      const row = await lasting(times)
        .select((eb) => eb.fn.countAll().as("total"))
        .where("person_id", "=", personId)
        .executeTakeFirst();
      return Number(row?.total ?? 0);
    },

    remove: (tokenHash: string): Promise<unknown> =>
      db.deleteFrom("sessions").where("token_hash", "=", tokenHash).execute(),

    /** False: the person has no such session. */
    removeOf: async (personId: string, id: string): Promise<boolean> =>
      countOf(
        await db
          .deleteFrom("sessions")
          .where("person_id", "=", personId)
          .where("id", "=", id)
          .executeTakeFirstOrThrow(),
      ) > 0,

    removeAllOf: (personId: string, queries: Queries = db): Promise<unknown> =>
      queries.deleteFrom("sessions").where("person_id", "=", personId).execute(),

    removeAll: (): Promise<unknown> => db.deleteFrom("sessions").execute(),

    removeEnded: ({ now, idleSince }: Lasting): Promise<unknown> =>
      db
        .deleteFrom("sessions")
        .where((eb) =>
          eb.or([
            eb("expires_at", "<=", now),
            eb.and([eb("last_seen_at", "<=", idleSince), eb("kind", "!=", "teller")]),
          ]),
        )
        .execute(),
  };
};
