import { sql } from "kysely";
import type { PeopleTable } from "#platform/account-tables.ts";
import type { Queries } from "#platform/database.ts";
import type { ArchiveTable } from "./archive-rows.ts";

/** Values in one statement: databases bound them. */
const atOnce = 500;
const rowsAtOnce = 50;

const piecesOf = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );

type Found = { id: string; owner: string | null };

/** What an account's own person may lack, and takes over from the archive. */
const profile = ["birth_year", "birth_place", "gender", "preferred_voice", "bio", "role"] as const;

/** Rows of an archive, in the tables of all features. */
export const importedRows = {
  person: (id: string, queries: Queries): Promise<PeopleTable | undefined> =>
    queries.selectFrom("people").selectAll().where("id", "=", id).executeTakeFirst(),

  /** Which of these ids a table has, with what `owner` says of each. */
  among: async (
    { table, ids, owner }: { table: ArchiveTable; ids: readonly string[]; owner: string },
    queries: Queries,
  ): Promise<Map<string, string | null>> => {
    const found = new Map<string, string | null>();
    for (const piece of piecesOf(ids, atOnce)) {
      const { rows } = await sql<Found>`
        select id, ${sql.ref(owner)} as owner from ${sql.table(table)} where id in (${sql.join(piece)})`.execute(
        queries,
      );
      for (const { id, owner: whose } of rows) found.set(id, whose);
    }
    return found;
  },

  /** Has the account nothing of its own yet, neither people nor words? */
  isEmpty: async (accountId: string, queries: Queries): Promise<boolean> => {
    const places: [string, string][] = [
      ["people", "parent_id"],
      ["interviews", "interviewee_id"],
      ["ledgers", "person_id"],
      ["stories", "owner_id"],
      ["families", "owner_id"],
      ["media", "owner_id"],
    ];
    for (const [table, column] of places) {
      const { rows } = await sql`
        select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${accountId} limit 1`.execute(queries);
      if (rows.length > 0) return false;
    }
    return true;
  },

  hasInterviews: async (personId: string, queries: Queries): Promise<boolean> =>
    (
      await queries
        .selectFrom("interviews")
        .select("id")
        .where("interviewee_id", "=", personId)
        .limit(1)
        .execute()
    ).length > 0,

  hasFamily: async (accountId: string, queries: Queries): Promise<boolean> =>
    (await queries.selectFrom("families").select("owner_id").where("owner_id", "=", accountId).execute())
      .length > 0,

  familyRecords: async (accountId: string, queries: Queries): Promise<Set<string>> => {
    const rows = await queries
      .selectFrom("family_records")
      .select("id")
      .where("owner_id", "=", accountId)
      .execute();
    return new Set(rows.map(({ id }) => id));
  },

  countPeople: async (accountId: string, queries: Queries): Promise<number> => {
    const rows = await queries.selectFrom("people").select("id").where("parent_id", "=", accountId).execute();
    return rows.length;
  },

  /**
   * An account in which nothing is yet becomes the one of the archive, with its id. What signs in here stays: sessions, the
   * address, and what is going on.
   */
  adopt: async ({ from, person }: { from: string; person: PeopleTable }, trx: Queries): Promise<void> => {
    const here = await trx
      .selectFrom("people")
      .select(["email", "has_logged_in"])
      .where("id", "=", from)
      .executeTakeFirstOrThrow();
    const { id } = person;
    await trx
      .insertInto("people")
      .values({
        ...person,
        email: null,
        parent_id: null,
        has_logged_in: Math.max(person.has_logged_in, here.has_logged_in),
      })
      .execute();
    await trx.updateTable("sessions").set({ person_id: id }).where("person_id", "=", from).execute();
    await trx.updateTable("invitations").set({ person_id: id }).where("person_id", "=", from).execute();
    await trx.updateTable("departures").set({ person_id: id }).where("person_id", "=", from).execute();
    await trx.updateTable("imports").set({ account_id: id }).where("account_id", "=", from).execute();
    await trx.updateTable("audit_log").set({ actor_id: id }).where("actor_id", "=", from).execute();
    await trx.updateTable("audit_log").set({ person_id: id }).where("person_id", "=", from).execute();
    await trx.deleteFrom("people").where("id", "=", from).execute();
    await trx.updateTable("people").set({ email: here.email }).where("id", "=", id).execute();
  },

  /** What is not known of the account's own person yet. */
  fillProfile: async (id: string, from: PeopleTable, trx: Queries): Promise<void> => {
    const here = await trx.selectFrom("people").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    const missing = profile.filter((column) => here[column] === null && from[column] !== null);
    if (missing.length === 0) return;
    const values = Object.fromEntries(missing.map((column) => [column, from[column]]));
    await trx.updateTable("people").set(values).where("id", "=", id).execute();
  },

  /** Adds rows, those of `onlyNew` where there is none yet. */
  add: async (
    { table, rows, onlyNew }: { table: ArchiveTable; rows: Record<string, unknown>[]; onlyNew: boolean },
    trx: Queries,
  ): Promise<void> => {
    for (const piece of piecesOf(rows, rowsAtOnce))
      await trx
        .insertInto(table)
        .values(piece as never)
        .$if(onlyNew, (query) => query.onConflict((conflict) => conflict.doNothing()))
        .execute();
  },

  rowsAtOnce,
};
