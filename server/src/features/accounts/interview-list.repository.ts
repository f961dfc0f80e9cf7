import { completeProgress } from "@saga/contract/vocabulary";
import { sql } from "kysely";
import type { Database } from "#platform/database.ts";

/** What is looked for. `name` is folded, `email` in small letters; `from` and `to` are moments, `to` excluded. */
export type InterviewFilter = {
  name?: string;
  email?: string;
  from?: string;
  to?: string;
  isCompleted?: boolean;
};

type Page = { offset: number; limit: number };

const containing = (words: string): string => `%${words.replace(/[\\%_]/gu, "\\$&")}%`;

export type InterviewListRepository = ReturnType<typeof createInterviewListRepository>;

/** All interviews with the people whose they are. */
export const createInterviewListRepository = (db: Database) => {
  const found = ({ name, email, from, to, isCompleted }: InterviewFilter) =>
    db
      .selectFrom("interviews")
      .innerJoin("people", "people.id", "interviews.interviewee_id")
      .leftJoin("people as interviewers", "interviewers.id", "people.parent_id")
      .$if(name !== undefined, (query) =>
        query.where(sql<boolean>`people.sort_name like ${containing(name ?? "")} escape '\\'`),
      )
      .$if(email !== undefined, (query) =>
        query.where(
          sql<boolean>`coalesce(people.email, interviewers.email) like ${containing(email ?? "")} escape '\\'`,
        ),
      )
      .$if(from !== undefined, (query) => query.where("interviews.last_opened", ">=", from ?? ""))
      .$if(to !== undefined, (query) => query.where("interviews.last_opened", "<", to ?? ""))
      .$if(isCompleted !== undefined, (query) =>
        query.where("interviews.progress", isCompleted ? ">=" : "<", completeProgress),
      );

  return {
    list: (filter: InterviewFilter, { offset, limit }: Page) =>
      found(filter)
        .select([
          "interviews.id",
          "interviews.title",
          "interviews.interviewee_id",
          "interviews.progress",
          "interviews.last_opened",
          "interviews.created_at",
          "people.name",
          sql<string | null>`coalesce(people.email, interviewers.email)`.as("email"),
        ])
        .orderBy("interviews.last_opened", "desc")
        .orderBy("interviews.id", "desc")
        .offset(offset)
        .limit(limit)
        .execute(),

    count: async (filter: InterviewFilter): Promise<number> => {
      const row = await found(filter)
        .select((eb) => eb.fn.countAll().as("total"))
        .executeTakeFirst();
      return Number(row?.total ?? 0);
    },
  };
};
