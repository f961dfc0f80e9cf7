import type { Database, Queries } from "#platform/database.ts";
import type { SessionsTable } from "#platform/tables.ts";

export type SessionsRepository = ReturnType<typeof createSessionsRepository>;

export const createSessionsRepository = (db: Database) => ({
  add: (session: SessionsTable, queries: Queries = db): Promise<unknown> =>
    queries.insertInto("sessions").values(session).execute(),

  /** Whose session it is, while it lasts. Interviewees have no address and cannot hold one. */
  findHolder: (tokenHash: string, now: string) =>
    db
      .selectFrom("sessions")
      .innerJoin("people", "people.id", "sessions.person_id")
      .select(["people.id", "people.email", "sessions.issued_at"])
      .where("token_hash", "=", tokenHash)
      .where("expires_at", ">", now)
      .executeTakeFirst(),

  remove: (tokenHash: string): Promise<unknown> =>
    db.deleteFrom("sessions").where("token_hash", "=", tokenHash).execute(),

  removeExpired: (now: string): Promise<unknown> =>
    db.deleteFrom("sessions").where("expires_at", "<=", now).execute(),
});
