import { randomUUID } from "node:crypto";
import type { Database, Queries } from "#platform/database.ts";
import type { WordedQuestionsTable } from "#platform/tables.ts";
import type { StoredMessage } from "./interview.ts";

export type PersonMessage = StoredMessage & { number: number; language: string };

export type MemoryRepository = ReturnType<typeof createMemoryRepository>;

/** What is remembered of a person besides the ledger, and how questions came to their words. */
export const createMemoryRepository = (db: Database) => ({
  /** Every message of a person in the order in which it was said. */
  messagesOf: (personId: string, queries: Queries = db): Promise<PersonMessage[]> =>
    queries
      .selectFrom("messages")
      .innerJoin("interviews", "interviews.id", "messages.interview_id")
      .selectAll("messages")
      .select(["interviews.number", "interviews.language"])
      .where("interviews.interviewee_id", "=", personId)
      .orderBy("interviews.number")
      .orderBy("messages.position")
      .execute(),

  /** What the family wrote about a person's birth, as words; empty: nothing. */
  bornOf: async (personId: string, queries: Queries = db): Promise<string> => {
    const row = await queries
      .selectFrom("people")
      .select(["birth_year", "birth_place"])
      .where("id", "=", personId)
      .executeTakeFirst();
    const known = [row?.birth_year, row?.birth_place].filter(
      (value) => value !== null && value !== undefined,
    );
    return known.length === 0 ? "" : `Born: ${known.join(", ")}`;
  },

  notesOf: (
    personId: string,
    queries: Queries = db,
  ): Promise<{ message_id: string; text: string; created_at: string }[]> =>
    queries
      .selectFrom("notes")
      .innerJoin("messages", "messages.id", "notes.message_id")
      .innerJoin("interviews", "interviews.id", "messages.interview_id")
      .select(["notes.message_id", "notes.text", "notes.created_at"])
      .where("interviews.interviewee_id", "=", personId)
      .orderBy("notes.created_at")
      .orderBy("notes.id")
      .execute(),

  addNotes: async (
    { notes, now }: { notes: readonly { messageId: string; text: string }[]; now: string },
    queries: Queries,
  ): Promise<void> => {
    if (notes.length === 0) return;
    // A millisecond apart: they keep their order, the most needful first.
    const rows = notes.map(({ messageId, text }, at) => ({
      id: randomUUID(),
      message_id: messageId,
      text,
      created_at: new Date(Date.parse(now) + at).toISOString(),
    }));
    await queries.insertInto("notes").values(rows).execute();
  },

  addWordedQuestion: (worded: WordedQuestionsTable, queries: Queries): Promise<unknown> =>
    queries.insertInto("worded_questions").values(worded).execute(),

  /** Whose claim stands after this call: the one there is while it lasts, else ours. */
  claim: async (
    claim: { answer_id: string; owner: string; until: string; now: string },
    queries: Queries,
  ): Promise<string> => {
    const { now, ...row } = claim;
    const { owner, until } = row;
    const ours = await queries
      .insertInto("wording_claims")
      .values(row)
      .onConflict((conflict) =>
        conflict
          .column("answer_id")
          .doUpdateSet({ owner, until })
          .where((is) =>
            is.or([is("wording_claims.until", "<=", now), is("wording_claims.owner", "=", owner)]),
          ),
      )
      .returning("owner")
      .executeTakeFirst();
    if (ours) return ours.owner;
    const standing = await queries
      .selectFrom("wording_claims")
      .select("owner")
      .where("answer_id", "=", row.answer_id)
      .executeTakeFirstOrThrow();
    return standing.owner;
  },

  release: (answerId: string, queries: Queries): Promise<unknown> =>
    queries.deleteFrom("wording_claims").where("answer_id", "=", answerId).execute(),

  /** For the start of the only process on a database: whoever claimed a question before is gone. */
  releaseAll: (): Promise<unknown> => db.deleteFrom("wording_claims").execute(),
});
