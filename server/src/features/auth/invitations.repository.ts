import type { InvitationsTable } from "#platform/account-tables.ts";
import type { Database, Queries } from "#platform/database.ts";

export type InvitationsRepository = ReturnType<typeof createInvitationsRepository>;

export const createInvitationsRepository = (db: Database) => ({
  add: (invitation: InvitationsTable): Promise<unknown> =>
    db.insertInto("invitations").values(invitation).execute(),

  /** Uses an invitation up; answers whose it is, or undefined where there is none that can still be used. */
  take: async (tokenHash: string, now: string, queries: Queries): Promise<string | undefined> => {
    const row = await queries
      .deleteFrom("invitations")
      .where("token_hash", "=", tokenHash)
      .where("expires_at", ">", now)
      .returning("person_id")
      .executeTakeFirst();
    return row?.person_id;
  },

  removeExpired: (now: string): Promise<unknown> =>
    db.deleteFrom("invitations").where("expires_at", "<=", now).execute(),
});
