import { sql } from "kysely";
import type { Database, Queries } from "#platform/database.ts";
import type { StoredInterview, StoredMessage } from "./interview.ts";

export const createMessagesRepository = (db: Database) => ({
  /** The messages of an interview in order, from position `from` on. */
  list: (interviewId: string, from = 0, queries: Queries = db): Promise<StoredMessage[]> =>
    queries
      .selectFrom("messages")
      .selectAll()
      .where("interview_id", "=", interviewId)
      .where("position", ">=", from)
      .orderBy("position")
      .execute(),

  listOfInterviews: (interviewIds: string[]): Promise<StoredMessage[]> =>
    interviewIds.length === 0
      ? Promise.resolve([])
      : db
          .selectFrom("messages")
          .selectAll()
          .where("interview_id", "in", interviewIds)
          .orderBy("interview_id")
          .orderBy("position")
          .execute(),

  /** Subjects that the other interviews of the same person asked about. */
  topicsBeside: async (
    { id, interviewee_id }: Pick<StoredInterview, "id" | "interviewee_id">,
    queries: Queries,
  ): Promise<Set<string>> => {
    const rows = await queries
      .selectFrom("messages")
      .innerJoin("interviews", "interviews.id", "messages.interview_id")
      .select("messages.topic")
      .distinct()
      .where("interviews.interviewee_id", "=", interviewee_id)
      .where("interviews.id", "<>", id)
      .where("messages.topic", "is not", null)
      .execute();
    return new Set(rows.flatMap(({ topic }) => topic ?? []));
  },

  /** Bytes of what was said in these interviews. */
  bytes: async (interviewIds: readonly string[], queries: Queries = db): Promise<number> => {
    const row = await queries
      .selectFrom("messages")
      .select(sql<number | string | null>`sum(octet_length(content))`.as("bytes"))
      .where("interview_id", "in", interviewIds)
      .executeTakeFirst();
    return Number(row?.bytes ?? 0);
  },

  /** The words of these answers as far as there are any, each with what was said right before it. */
  withQuestions: async (
    ids: readonly string[],
    queries: Queries,
  ): Promise<{ id: string; text: string; question: string; hasSound: boolean }[]> => {
    if (ids.length === 0) return [];
    const rows = await queries
      .selectFrom("messages as answer")
      .leftJoin("messages as question", (join) =>
        join
          .onRef("question.interview_id", "=", "answer.interview_id")
          .on("question.role", "=", "assistant")
          .on((eb) => eb("question.position", "=", eb("answer.position", "-", 1))),
      )
      .select(["answer.id", "answer.content", "answer.recordings", "question.content as question"])
      .where("answer.id", "in", ids)
      .where("answer.content", "<>", "")
      .execute();
    return rows.map(({ id, content, recordings, question }) => ({
      id,
      text: content,
      question: question ?? "",
      hasSound: recordings !== null,
    }));
  },

  find: (id: string, queries: Queries = db): Promise<StoredMessage | undefined> =>
    queries.selectFrom("messages").selectAll().where("id", "=", id).executeTakeFirst(),

  change: (id: string, values: Partial<StoredMessage>, queries: Queries): Promise<unknown> =>
    queries.updateTable("messages").set(values).where("id", "=", id).execute(),

  /** Removes what was noted of a message, which says something else now. */
  dropNotes: (id: string, queries: Queries): Promise<unknown> =>
    queries.deleteFrom("notes").where("message_id", "=", id).execute(),

  notesOf: (
    personId: string,
    queries: Queries,
  ): Promise<{ id: string; message_id: string; text: string }[]> =>
    queries
      .selectFrom("notes")
      .innerJoin("messages", "messages.id", "notes.message_id")
      .innerJoin("interviews", "interviews.id", "messages.interview_id")
      .select(["notes.id", "notes.message_id", "notes.text"])
      .where("interviews.interviewee_id", "=", personId)
      .execute(),

  dropNote: (id: string, queries: Queries): Promise<unknown> =>
    queries.deleteFrom("notes").where("id", "=", id).execute(),

  add: (messages: StoredMessage[], queries: Queries): Promise<unknown> =>
    messages.length === 0 ? Promise.resolve() : queries.insertInto("messages").values(messages).execute(),

  markPrivate: (ids: string[], queries: Queries): Promise<unknown> =>
    ids.length === 0
      ? Promise.resolve()
      : queries.updateTable("messages").set({ is_private: 1 }).where("id", "in", ids).execute(),
});
