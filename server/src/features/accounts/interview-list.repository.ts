import { completeProgress } from "@saga/contract/vocabulary";
import { sql } from "kysely";
import type { Database } from "#platform/database.ts";

/** Whose interviews are looked for. `name` is folded, `email` in small letters. */
export type PeopleFilter = { name?: string; email?: string };

/** Which of them. `from` and `to` are moments, `to` excluded. */
export type InterviewFilter = { from?: string; to?: string; isCompleted?: boolean };

type Page = { offset: number; limit: number };

const containing = (words: string): string => `%${words.replace(/[\\%_]/gu, "\\$&")}%`;

export type InterviewListRepository = ReturnType<typeof createInterviewListRepository>;

/** All interviews with the people whose they are. */
export const createInterviewListRepository = (db: Database, { isEmbedded }: { isEmbedded: boolean }) => {
  const interviews = ({ from, to, isCompleted }: InterviewFilter) =>
    db
      .selectFrom("interviews")
      .select("interviews.id")
      .$if(from !== undefined, (query) => query.where("interviews.last_opened", ">=", from ?? ""))
      .$if(to !== undefined, (query) => query.where("interviews.last_opened", "<", to ?? ""))
      .$if(isCompleted !== undefined, (query) =>
        // Written out: a partial index is found only by what it says itself.
        query.where("interviews.progress", isCompleted ? ">=" : "<", sql.lit(completeProgress)),
      );

  type Interviews = ReturnType<typeof interviews>;

  /** Compiling such a query takes PostgreSQL longer than the query itself. */
  const planned = async (query: {
    compile: Interviews["compile"];
    execute: () => Promise<{ id: string }[]>;
  }) =>
    isEmbedded
      ? query.execute()
      : db.transaction().execute(async (trx) => {
          await sql`set local jit = off`.execute(trx);
          return (await trx.executeQuery(query.compile())).rows;
        });

  const ordered = async (query: Interviews, { offset, limit }: Page): Promise<string[]> => {
    const page = query
      .orderBy("interviews.last_opened", "desc")
      .orderBy("interviews.id", "desc")
      .offset(offset)
      .limit(limit);
    return (await planned(page)).map(({ id }) => id);
  };

  /** As one value: a database takes longer to read thousands of them than to look them up. */
  const isAmong = (column: string, ids: readonly string[]) =>
    isEmbedded
      ? sql<boolean>`${sql.ref(column)} in (select value from json_each(${JSON.stringify(ids)}))`
      : sql<boolean>`${sql.ref(column)} = any(${ids})`;

  const isLike = (column: string, words: string) =>
    sql<boolean>`${sql.ref(column)} like ${containing(words)} escape '\\'`;

  return {
    /** Ids of people, no more than so many: by name, and by the address of their own account or of the one that interviews them. */
    people: async ({ name, email }: PeopleFilter, atMost: number): Promise<string[]> => {
      const named = db
        .selectFrom("people")
        .select("people.id")
        .$if(name !== undefined, (query) => query.where(isLike("people.sort_name", name ?? "")))
        .limit(atMost);
      if (email === undefined) return (await named.execute()).map(({ id }) => id);
      const accounts = await db
        .selectFrom("people")
        .select("id")
        .where(isLike("people.email", email))
        .limit(atMost)
        .execute();
      // So many accounts are so many people already.
      if (accounts.length === 0 || (name === undefined && accounts.length === atMost))
        return accounts.map(({ id }) => id);
      const ids = accounts.map(({ id }) => id);
      const [own, theirs] = await Promise.all([
        name === undefined ? accounts : named.where(isAmong("people.id", ids)).execute(),
        named.where(isAmong("people.parent_id", ids)).where("people.email", "is", null).execute(),
      ]);
      return [...own, ...theirs].map(({ id }) => id);
    },

    /** Ids of a page of all interviews, the one opened last first. */
    page: (filter: InterviewFilter, page: Page): Promise<string[]> => ordered(interviews(filter), page),

    /** How many there are, counted no further than `atMost`. */
    count: async (filter: InterviewFilter, atMost: number): Promise<number> => {
      const row = await db
        .selectFrom(interviews(filter).limit(atMost).as("some"))
        .select((eb) => eb.fn.countAll().as("total"))
        .executeTakeFirst();
      return Number(row?.total ?? 0);
    },

    /**
     * Ids of a page of the interviews of these people, and how many there are. What is added to the column keeps the database
     * from looking at all interviews in their order until it has found a page of theirs.
     */
    of: async (people: readonly string[], filter: InterviewFilter, { offset, limit }: Page) => {
      const theirs = interviews(filter).where(isAmong("interviews.interviewee_id", people));
      const rows = await theirs
        .select(sql<number | string>`count(*) over ()`.as("total"))
        .orderBy(sql`interviews.last_opened || ''`, "desc")
        .orderBy("interviews.id", "desc")
        .offset(offset)
        .limit(limit)
        .execute();
      const counted = rows[0]?.total ?? (offset === 0 ? 0 : (await theirs.execute()).length);
      return { ids: rows.map(({ id }) => id), counted: Number(counted) };
    },

    /**
     * The same for people who are too many to be named: from the interview opened last on, each is looked at until there are
     * enough. What is added to the columns keeps the database from finding all of those people first.
     */
    walk: ({ name, email }: PeopleFilter, filter: InterviewFilter, limit: number): Promise<string[]> => {
      const person = db
        .selectFrom("people")
        .leftJoin("people as accounts", "accounts.id", "people.parent_id")
        .where(sql<boolean>`people.id = interviews.interviewee_id`)
        .$if(name !== undefined, (query) =>
          query.where(sql<boolean>`people.sort_name || '' like ${containing(name ?? "")} escape '\\'`),
        )
        .$if(email !== undefined, (query) =>
          query.where(
            sql<boolean>`coalesce(people.email, accounts.email) like ${containing(email ?? "")} escape '\\'`,
          ),
        )
        // As a value it is looked up for each interview: not joined, which would read all of them.
        .select(sql<number>`1`.as("one"))
        .limit(1);
      return ordered(
        interviews(filter).where((eb) => eb(person, "=", 1)),
        { offset: 0, limit },
      );
    },

    /** What is shown of these interviews, in their order. */
    shown: async (ids: readonly string[]) => {
      if (ids.length === 0) return [];
      const rows = await db
        .selectFrom("interviews")
        .innerJoin("people", "people.id", "interviews.interviewee_id")
        .leftJoin("people as accounts", "accounts.id", "people.parent_id")
        .select([
          "interviews.id",
          "interviews.title",
          "interviews.interviewee_id",
          "interviews.progress",
          "interviews.last_opened",
          "interviews.created_at",
          "people.name",
          sql<string | null>`coalesce(people.email, accounts.email)`.as("email"),
        ])
        .where("interviews.id", "in", ids)
        .execute();
      return rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
    },
  };
};
