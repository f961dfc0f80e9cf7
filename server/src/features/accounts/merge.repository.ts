import { sql } from "kysely";
import type { Database, Queries } from "#platform/database.ts";
import type { Tables } from "#platform/tables.ts";
import type { Person } from "../people/person.ts";

export type MergeRepository = ReturnType<typeof createMergeRepository>;

/** Columns that name the account that something belongs to. An interviewee stands in none of them. */
const ofAccounts = {
  people: "parent_id",
  sessions: "person_id",
  invitations: "person_id",
  teller_links: "account_id",
  account_settings: "person_id",
  departures: "person_id",
  imports: "account_id",
  stories: "owner_id",
  story_requests: "owner_id",
  families: "owner_id",
  family_records: "owner_id",
  family_changes: "owner_id",
  media: "owner_id",
  media_pieces: "owner_id",
} satisfies { [T in keyof Tables]?: keyof Tables[T] };

/** One person becomes another, in the tables of all features. Removing a person removes every row that still refers to them. */
export const createMergeRepository = (db: Database, { isEmbedded }: { isEmbedded: boolean }) => ({
  inTransaction: <T>(work: (trx: Queries) => Promise<T>): Promise<T> => db.transaction().execute(work),

  /** Nobody else changes an interview of these people until the transaction ends. */
  lockInterviews: (people: string[], trx: Queries): Promise<unknown> =>
    trx
      .updateTable("interviews")
      .set((eb) => ({ last_opened: eb.ref("last_opened") }))
      .where("interviewee_id", "in", people)
      .execute(),

  /**
   * These people as they are now. Until the transaction ends nobody can add a row that refers to one of them; in the embedded
   * database nobody writes meanwhile.
   */
  lockPeople: (ids: string[], trx: Queries): Promise<Person[]> =>
    trx
      .selectFrom("people")
      .selectAll()
      .where("id", "in", ids)
      .orderBy("id")
      .$if(!isEmbedded, (query) => query.forUpdate())
      .execute(),

  /** Does anything belong to this person as it belongs to an account? */
  isAccount: async (id: string, trx: Queries): Promise<boolean> => {
    for (const [table, column] of Object.entries(ofAccounts)) {
      const { rows } =
        await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${id} limit 1`.execute(trx);
      if (rows.length > 0) return true;
    }
    return false;
  },

  /** Links with which the one told, and the browsers that remember them, open the interviews of who stays. */
  moveTellerLinks: async (from: string, into: string, trx: Queries): Promise<void> => {
    await trx
      .updateTable("sessions")
      .set({ person_id: into })
      .where("person_id", "=", from)
      .where("kind", "=", "teller")
      .execute();
    await trx.updateTable("teller_links").set({ person_id: into }).where("person_id", "=", from).execute();
  },

  hasInterviews: async (id: string, trx: Queries): Promise<boolean> =>
    (await trx
      .selectFrom("interviews")
      .select("id")
      .where("interviewee_id", "=", id)
      .limit(1)
      .executeTakeFirst()) !== undefined,

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

  /** What the family wrote for an interview goes to the interview of the same number that is kept, where nothing was written. */
  fillBios: async (kept: string, other: string, trx: Queries): Promise<void> => {
    const written = await trx
      .selectFrom("interviews")
      .select(["number", "bio"])
      .where("interviewee_id", "=", other)
      .where("bio", "is not", null)
      .execute();
    for (const { number, bio } of written)
      await trx
        .updateTable("interviews")
        .set({ bio })
        .where("interviewee_id", "=", kept)
        .where("number", "=", number)
        .where("bio", "is", null)
        .execute();
  },

  /** Gives the interviews of one person to another who has told nothing, with everything that hangs on them. */
  moveInterviews: async (from: string, into: string, trx: Queries): Promise<void> => {
    await trx.deleteFrom("interviews").where("interviewee_id", "=", into).execute();
    await trx
      .updateTable("interviews")
      .set({ interviewee_id: into })
      .where("interviewee_id", "=", from)
      .execute();
  },

  /** Where both have decided, words may go only to the services that both agreed to. */
  joinConsents: async (from: string, into: string, trx: Queries): Promise<void> => {
    const [last, ...others] = await trx
      .selectFrom("model_consents")
      .selectAll()
      .where("person_id", "in", [from, into])
      .orderBy("decided_at", "desc")
      .execute();
    if (!last) return;
    const agreed = others.map(({ services }) => JSON.parse(services) as string[]);
    const services = (JSON.parse(last.services) as string[]).filter((service) =>
      agreed.every((each) => each.includes(service)),
    );
    await trx.deleteFrom("model_consents").where("person_id", "in", [from, into]).execute();
    await trx
      .insertInto("model_consents")
      .values({ ...last, person_id: into, services: JSON.stringify(services) })
      .execute();
  },

  /** Files about the life of the person. They lie under the id of the account whose they are, and stay there. */
  moveMedia: (from: string, into: string, trx: Queries): Promise<unknown> =>
    trx.updateTable("media").set({ life_id: into }).where("life_id", "=", from).execute(),

  /** In every family that links to the person, and in what Undo brings back there. */
  relinkFamilies: async (from: string, into: string, trx: Queries): Promise<void> => {
    const link = `"user_id":"${from}"`;
    const next = `"user_id":"${into}"`;
    const relinked = (column: string) => sql<string>`replace(${sql.ref(column)}, ${link}, ${next})`;
    // A family that is being changed comes first.
    await trx
      .updateTable("families")
      .set((eb) => ({ version: eb.ref("version") }))
      .where("owner_id", "in", (eb) =>
        eb.selectFrom("family_records").select("owner_id").where("data", "like", `%${link}%`),
      )
      .execute();
    await trx
      .updateTable("family_records")
      .set({ data: relinked("data") })
      .where("data", "like", `%${link}%`)
      .execute();
    await trx
      .updateTable("family_changes")
      .set({ before: relinked("before") })
      .where("before", "like", `%${link}%`)
      .execute();
  },

  /** Who came to what was told is found under the person that stays. */
  moveAudit: (from: string, into: string, trx: Queries): Promise<unknown> =>
    trx.updateTable("audit_log").set({ person_id: into }).where("person_id", "=", from).execute(),

  removePerson: (id: string, trx: Queries): Promise<unknown> =>
    trx.deleteFrom("people").where("id", "=", id).execute(),
});
