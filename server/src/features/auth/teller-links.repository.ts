import type { TellerLinksTable } from "#platform/account-tables.ts";
import type { Database } from "#platform/database.ts";

export type TellerLinksRepository = ReturnType<typeof createTellerLinksRepository>;

/** A link holds while it is younger than its end and the person belongs to the account that gave it. */
export const createTellerLinksRepository = (db: Database) => {
  const holding = (now: string) =>
    db
      .selectFrom("teller_links")
      .innerJoin("people", "people.id", "teller_links.person_id")
      .whereRef("people.parent_id", "=", "teller_links.account_id")
      .where("teller_links.expires_at", ">", now);

  return {
    add: (link: TellerLinksTable): Promise<unknown> => db.insertInto("teller_links").values(link).execute(),

    find: (secretHash: string, now: string): Promise<TellerLinksTable | undefined> =>
      holding(now).selectAll("teller_links").where("secret_hash", "=", secretHash).executeTakeFirst(),

    /** Those of a person that hold, the newest first, with the browsers that remember them. */
    list: (personId: string, now: string) =>
      holding(now)
        .leftJoin("sessions", "sessions.teller_link_id", "teller_links.id")
        .select((eb) => [
          "teller_links.id",
          "teller_links.created_at",
          "teller_links.expires_at",
          eb.fn.count("sessions.id").as("devices"),
          eb.fn.max("sessions.last_seen_at").as("last_seen_at"),
        ])
        .where("teller_links.person_id", "=", personId)
        .groupBy(["teller_links.id", "teller_links.created_at", "teller_links.expires_at"])
        .orderBy("teller_links.created_at", "desc")
        .orderBy("teller_links.id")
        .execute(),

    /** Ends it for every browser too. False: the person has no such link. */
    remove: async (personId: string, id: string): Promise<boolean> => {
      const { numDeletedRows } = await db
        .deleteFrom("teller_links")
        .where("person_id", "=", personId)
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },

    /** The link that this session tells by; an account's tells by none. */
    removeOfSession: (tokenHash: string): Promise<unknown> =>
      db
        .deleteFrom("teller_links")
        .where("id", "in", (eb) =>
          eb
            .selectFrom("sessions")
            .select("teller_link_id")
            .where("token_hash", "=", tokenHash)
            .where("teller_link_id", "is not", null)
            .$castTo<{ teller_link_id: string }>(),
        )
        .execute(),

    removeExpired: (now: string): Promise<unknown> =>
      db.deleteFrom("teller_links").where("expires_at", "<=", now).execute(),
  };
};
