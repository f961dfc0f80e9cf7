import { sql } from "kysely";
import type { Database } from "#platform/database.ts";
import { leftHere, type TakenTable } from "./taken-tables.ts";

/** How many rows are read at once. */
const perPage = 500;

/** Whose rows are taken along. */
export type Taken = { people: string[]; interviews: string[]; stories: string[] };

export type TakeoutRepository = ReturnType<typeof createTakeoutRepository>;

const listed = (ids: readonly string[]) => sql.join(ids.length > 0 ? ids : [""]);

export const createTakeoutRepository = (db: Database) => {
  const conditionOf = ({ column, by }: TakenTable, { people, interviews, stories }: Taken) => {
    const held = sql.ref(column);
    if (by === "people") return sql`${held} in (${listed(people)})`;
    if (by === "lives") return sql`(${held} in (${listed(people)}) or life_id in (${listed(people)}))`;
    if (by === "interviews") return sql`${held} in (${listed(interviews)})`;
    if (by === "stories") return sql`${held} in (${listed(stories)})`;
    if (by === "arriving")
      return sql`${held} in (select id from recordings where state = 'arriving' and interview_id in (${listed(interviews)}))`;
    return sql`${held} in (select id from ${sql.table(by)} where interview_id in (${listed(interviews)}))`;
  };

  return {
    /** The person, the people they interview, and the interviews and stories of all of them; for an interviewee also the stories that are about nobody else. */
    whose: async (id: string, parentId: string | null): Promise<Taken> => {
      const found = await db
        .selectFrom("people")
        .select("id")
        .where((eb) => eb.or([eb("id", "=", id), eb("parent_id", "=", id)]))
        .execute();
      const people = found.map((person) => person.id).sort();
      const told = await db
        .selectFrom("interviews")
        .select("id")
        .where("interviewee_id", "in", people)
        .execute();
      const interviews = told.map((interview) => interview.id).sort();
      const links = await db
        .selectFrom("stories")
        .leftJoin("story_interviews", "story_interviews.story_id", "stories.id")
        .select(["stories.id", "interview_id"])
        .where("owner_id", "in", [...people, parentId ?? ""])
        .execute();
      const own = Map.groupBy(links, (link) => link.id);
      const isTheirs = (ids: readonly (string | null)[]) =>
        parentId === null || ids.every((each) => each !== null && interviews.includes(each));
      const stories = [...own].filter(([, all]) => isTheirs(all.map((link) => link.interview_id)));
      return { people, interviews, stories: stories.map(([story]) => story).sort() };
    },

    /** The rows of a table in the order of its key, a page at a time. */
    rows: async function* (taken: TakenTable, whose: Taken): AsyncGenerator<Record<string, unknown>> {
      const order = sql.join(taken.key.map((column) => sql.ref(column)));
      for (let offset = 0; ; offset += perPage) {
        const { rows } = await sql<Record<string, unknown>>`
          select * from ${sql.table(taken.table)} where ${conditionOf(taken, whose)}
          order by ${order} limit ${perPage} offset ${offset}`.execute(db);
        for (const row of rows) {
          const here = leftHere[taken.table]?.(row) ?? row;
          yield "bytes" in here ? { ...here, bytes: Number(here.bytes) } : here;
        }
        if (rows.length < perPage) return;
      }
    },

    /** How many recordings and files there are, and about how many bytes. */
    sizes: async ({ people, interviews }: Taken): Promise<{ files: number; bytes: number }> => {
      type Size = { files: number | string; bytes: number | string | null };
      const { rows } = await sql<Size>`
        select count(*) as files, sum(bytes) as bytes from recordings where interview_id in (${listed(interviews)})
        union all
        select 0, sum(frames) * 192 from segments where interview_id in (${listed(interviews)})
        union all
        select count(*), sum(bytes) from media
        where owner_id in (${listed(people)}) or life_id in (${listed(people)})`.execute(db);
      const sum = (key: keyof Size) => rows.reduce((all, row) => all + Number(row[key] ?? 0), 0);
      return { files: sum("files"), bytes: sum("bytes") };
    },

    /** Files of these people, or about their lives. */
    media: (people: string[]): Promise<{ id: string; owner_id: string }[]> =>
      db
        .selectFrom("media")
        .select(["id", "owner_id"])
        .where((eb) => eb.or([eb("owner_id", "in", people), eb("life_id", "in", people)]))
        .orderBy("id")
        .execute(),
  };
};
