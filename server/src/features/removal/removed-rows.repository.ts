import { sql } from "kysely";
import type { PeopleTable } from "#platform/account-tables.ts";
import type { Queries } from "#platform/database.ts";
import { createBreaks } from "#platform/in-turns.ts";
import { allOf, allOfOwner } from "#platform/media-keys.ts";

/** Ids in one statement: databases bound its values. */
const atOnce = 500;

const piecesOf = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / atOnce) }, (_, index) =>
    all.slice(index * atOnce, (index + 1) * atOnce),
  );

const ending = (words: string): string => `%:${words.replace(/[\\%_]/gu, "\\$&")}`;

/** Long texts in one statement: whoever waits for the database waits for it whole. */
const textsAtOnce = 25;

/** Removes some rows at a time until none are left, and lets others be answered in between. */
const inPieces = async (removeSome: () => Promise<{ numDeletedRows: bigint }>): Promise<void> => {
  const pause = createBreaks();
  while ((await removeSome()).numDeletedRows > 0n) await pause();
};

/** Rows that belong to people, in the tables of all features. Changes are made within a transaction. */
export const removedRows = {
  /**
   * Ids of the interviews of these people, after which nobody else can change one until the transaction ends: whoever is in
   * the middle of an answer comes first or finds nothing.
   */
  lockInterviews: (people: readonly string[], trx: Queries): Promise<unknown> =>
    trx
      .updateTable("interviews")
      .set((eb) => ({ last_opened: eb.ref("last_opened") }))
      .where("interviewee_id", "in", people)
      .execute(),

  interviewsOf: async (people: readonly string[], queries: Queries): Promise<string[]> => {
    const rows = await queries
      .selectFrom("interviews")
      .select("id")
      .where("interviewee_id", "in", people)
      .orderBy("id")
      .execute();
    return rows.map(({ id }) => id);
  },

  /** False: there is no such interview any more. */
  lockInterview: async (id: string, trx: Queries): Promise<boolean> => {
    const { numUpdatedRows } = await trx
      .updateTable("interviews")
      .set((eb) => ({ last_opened: eb.ref("last_opened") }))
      .where("id", "=", id)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** The person and those the person interviews; empty: the person is gone. */
  familyOf: (id: string, queries: Queries): Promise<PeopleTable[]> =>
    queries
      .selectFrom("people")
      .selectAll()
      .where((eb) => eb.or([eb("id", "=", id), eb("parent_id", "=", id)]))
      .execute(),

  /** Nobody else can change one of them until the transaction ends. */
  lockFamily: (id: string, trx: Queries): Promise<unknown> =>
    trx
      .updateTable("people")
      .set((eb) => ({ name: eb.ref("name") }))
      .where((eb) => eb.or([eb("id", "=", id), eb("parent_id", "=", id)]))
      .execute(),

  /** As they stand, and as they stood before they were set right; of all answers, or of these. */
  answersIn: async (
    interviewId: string,
    queries: Queries,
    messageIds?: readonly string[],
  ): Promise<string[]> => {
    const rows = await queries
      .selectFrom("messages")
      .leftJoin("message_versions", "message_versions.message_id", "messages.id")
      .select(["messages.content", "message_versions.content as before"])
      .where("interview_id", "=", interviewId)
      .where("role", "=", "user")
      .$if(messageIds !== undefined, (query) => query.where("messages.id", "in", messageIds ?? []))
      .execute();
    return [...new Set(rows.flatMap(({ content, before }) => [content, before ?? ""]))];
  },

  /** Where the files lie that are of these people, or about their lives, and archives that are taken in. */
  mediaKeys: async (people: readonly string[], trx: Queries): Promise<string[]> => {
    const rows = await trx
      .selectFrom("media")
      .select(["id", "owner_id"])
      .where("life_id", "in", people)
      .where("owner_id", "not in", people)
      .execute();
    const archives = await trx.selectFrom("imports").select("id").where("account_id", "in", people).execute();
    return [
      ...archives.map(({ id }) => `imports/${id}`),
      ...people.flatMap(allOfOwner),
      ...rows.flatMap(allOf),
    ];
  },

  /** Work that waits for these interviews. */
  dropJobs: async (interviews: readonly string[], trx: Queries): Promise<void> => {
    for (const piece of piecesOf(interviews))
      await trx
        .deleteFrom("jobs")
        .where((eb) =>
          eb.or([
            eb("subject", "in", eb.selectFrom("recordings").select("id").where("interview_id", "in", piece)),
            eb("subject", "in", eb.selectFrom("messages").select("id").where("interview_id", "in", piece)),
          ]),
        )
        .execute();
  },

  /** Codes that wait, and counts that are kept by an address. */
  dropAddress: async (email: string, trx: Queries): Promise<void> => {
    await trx.deleteFrom("sign_in_codes").where("email", "=", email).execute();
    await trx
      .deleteFrom("rate_limits")
      .where(sql<boolean>`key like ${ending(email)} escape '\\'`)
      .execute();
  },

  /** In a family that goes on the person is nobody's account any more. What the family wrote of them is the family's. */
  unlinkFromFamily: async (ownerId: string, id: string, trx: Queries): Promise<void> => {
    const link = `"user_id":"${id}"`;
    const unlinked = (column: string) => sql<string>`replace(${sql.ref(column)}, ${link}, '"user_id":null')`;
    await trx
      .updateTable("family_records")
      .set({ data: unlinked("data") })
      .where("owner_id", "=", ownerId)
      .where("data", "like", `%${link}%`)
      .execute();
    await trx
      .updateTable("family_changes")
      .set({ before: unlinked("before") })
      .where("owner_id", "=", ownerId)
      .where("before", "like", `%${link}%`)
      .execute();
  },

  /** What was asked and told in an interview, and how it was put before. */
  dropMessages: (interviewId: string, trx: Queries): Promise<void> =>
    inPieces(() =>
      trx
        .deleteFrom("messages")
        .where("id", "in", (eb) =>
          eb.selectFrom("messages").select("id").where("interview_id", "=", interviewId).limit(textsAtOnce),
        )
        .executeTakeFirst(),
    ),

  /** Earlier versions of these people's own stories. */
  dropVersions: (people: readonly string[], trx: Queries): Promise<void> =>
    inPieces(() =>
      trx
        .deleteFrom("story_versions")
        .where("id", "in", (eb) =>
          eb
            .selectFrom("story_versions")
            .innerJoin("stories", "stories.id", "story_versions.story_id")
            .select("story_versions.id")
            .where("owner_id", "in", people)
            .limit(textsAtOnce),
        )
        .executeTakeFirst(),
    ),

  /** Everything that refers to the person goes along. */
  dropPerson: (id: string, trx: Queries): Promise<unknown> =>
    trx.deleteFrom("people").where("id", "=", id).execute(),

  dropInterview: (id: string, trx: Queries): Promise<unknown> =>
    trx.deleteFrom("interviews").where("id", "=", id).execute(),
};
