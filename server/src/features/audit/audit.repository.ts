import { sql } from "kysely";
import type { Database } from "#platform/database.ts";
import type { AuditLogTable } from "#platform/tables.ts";

export type StoredEntry = AuditLogTable;

type Page = { offset: number; limit: number; person: string | undefined };

export type AuditRepository = ReturnType<typeof createAuditRepository>;

export const createAuditRepository = (db: Database) => {
  const entries = (person: string | undefined) =>
    db
      .selectFrom("audit_log")
      .$if(person !== undefined, (query) =>
        query.where((eb) => eb.or([eb("person_id", "=", person ?? ""), eb("actor_id", "=", person ?? "")])),
      );

  return {
    add: (entry: StoredEntry): Promise<unknown> => db.insertInto("audit_log").values(entry).execute(),

    list: ({ offset, limit, person }: Page) =>
      entries(person)
        .leftJoin("people", "people.id", "audit_log.actor_id")
        .selectAll("audit_log")
        .leftJoin("people as concerned", (join) =>
          join.on(sql<boolean>`concerned.id = coalesce(audit_log.person_id, audit_log.subject_id)`),
        )
        .select(["people.email as actor_email", "concerned.name as person_name"])
        .orderBy("at", "desc")
        .orderBy("audit_log.id")
        .offset(offset)
        .limit(limit)
        .execute(),

    count: async (person: string | undefined): Promise<number> => {
      const row = await entries(person)
        .select((eb) => eb.fn.countAll().as("total"))
        .executeTakeFirst();
      return Number(row?.total ?? 0);
    },

    /** Removes what strangers caused before that time: they can cause much of it. */
    removeStrangers: (before: string): Promise<unknown> =>
      db.deleteFrom("audit_log").where("actor_id", "=", "").where("at", "<", before).execute(),
  };
};
