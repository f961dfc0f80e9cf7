import { completeProgress } from "@saga/contract/vocabulary";
import { type Expression, type SelectQueryBuilder, sql } from "kysely";
import type { Database } from "#platform/database.ts";
import type { Tables } from "#platform/tables.ts";

/** Whose interviews are looked for. `name` is folded, `email` in small letters. */
export type PeopleFilter = { name?: string; email?: string };

/** Which of them. `from` and `to` are moments, `to` excluded. */
export type InterviewFilter = { from?: string; to?: string; isCompleted?: boolean };

type Ids = SelectQueryBuilder<Tables, "people", { id: string }>;

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

  /** As an array PostgreSQL looks each of them up, and does not read the whole table however many there may be. */
  const isAmong = (column: string, ids: Expression<unknown>) =>
    isEmbedded
      ? sql<boolean>`${sql.ref(column)} in ${ids}`
      : sql<boolean>`${sql.ref(column)} = any(array${ids})`;

  const listOfIds = isEmbedded ? sql`json_group_array(id)` : sql`json_agg(id)::text`;

  const isLike = (text: Expression<unknown>, words: string) =>
    sql<boolean>`${text} like ${containing(words)} escape '\\'`;

  const addressOf = sql<string | null>`coalesce(people.email, accounts.email)`;

  const near = sql<{ id: string }>`(select id from near)`;
  const everybodyNear = db.selectFrom(near.as("people")).select("people.id");

  const named = (name: string | undefined) =>
    db
      .selectFrom("people")
      .select("people.id")
      .$if(name !== undefined, (query) => query.where(isLike(sql.ref("people.sort_name"), name ?? "")));

  return {
    /** First accounts by address alone; of these and of those whom they interview, who has the name. */
    byAddress: (name: string | undefined, email: string) => ({
      near: db
        .selectFrom("people")
        .select("people.id")
        .where(isLike(sql.ref("people.email"), email)),
      found: (name === undefined ? everybodyNear : named(name).where(isAmong("people.id", near))).unionAll(
        named(name).where(isAmong("people.parent_id", near)).where("people.email", "is", null),
      ),
    }),

    /** First people by name alone; of these, who has the address, or is interviewed by who has it. */
    byName: (name: string, email: string | undefined) => ({
      near: named(name),
      found:
        email === undefined
          ? everybodyNear
          : db
              .selectFrom("people")
              .leftJoin("people as accounts", "accounts.id", "people.parent_id")
              .select("people.id")
              .where(isAmong("people.id", near))
              .where(isLike(addressOf, email)),
    }),

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
     * Ids of a page of the interviews of these people, and how many there are; null where more than `atMost` have to be looked
     * at. It is one statement: so many ids take longer on their way here and back than the database takes to find them.
     */
    of: async (
      whose: { near: Ids; found: Ids },
      filter: InterviewFilter,
      { offset, limit, atMost }: Page & { atMost: number },
    ): Promise<{ ids: string[]; counted: number } | null> => {
      const isFewNear = sql`(select count(*) from near) <= ${atMost}`;
      const isFewFound = sql<boolean>`(select count(*) from found) <= ${atMost}`;
      const told = interviews(filter)
        .select("interviews.last_opened")
        .where(isAmong("interviews.interviewee_id", sql`(select id from found)`))
        .where(isFewFound);
      type Row = { isFew: boolean | number; counted: number | string; ids: string | null };
      const { rows } = await sql<Row>`
        with near as materialized ${whose.near.limit(atMost + 1)},
          found as materialized (select id from ${whose.found} everybody where ${isFewNear} limit ${atMost + 1}),
          told as materialized ${told},
          page as materialized (select id from told order by last_opened desc, id desc limit ${limit} offset ${offset})
        select ${isFewNear} and ${isFewFound} as "isFew", (select count(*) from told) as counted,
          (select ${listOfIds} from page) as ids`.execute(db);
      const [row] = rows;
      if (!row?.isFew) return null;
      return { ids: JSON.parse(row.ids ?? "[]") as string[], counted: Number(row.counted) };
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
        .$if(name !== undefined, (query) => query.where(isLike(sql`people.sort_name || ''`, name ?? "")))
        .$if(email !== undefined, (query) => query.where(isLike(addressOf, email ?? "")))
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
          "interviews.message_count",
          "interviews.last_opened",
          "interviews.created_at",
          "people.name",
          addressOf.as("email"),
        ])
        .where("interviews.id", "in", ids)
        .execute();
      return rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
    },
  };
};
