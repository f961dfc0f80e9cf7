import type { Queries } from "#platform/database.ts";
import type { MessagesTable } from "#platform/tables.ts";

type Gone = { answers: readonly string[]; questions: readonly string[] };

/** What hangs on an answer in the tables of other features than its own. Changes are made within a transaction. */
export const removedAnswer = {
  /** Of what the person told; undefined: there is no such answer. */
  find: (
    { personId, messageId }: { personId: string; messageId: string },
    queries: Queries,
  ): Promise<MessagesTable | undefined> =>
    queries
      .selectFrom("messages")
      .innerJoin("interviews", "interviews.id", "messages.interview_id")
      .selectAll("messages")
      .where("messages.id", "=", messageId)
      .where("messages.role", "=", "user")
      .where("interviews.interviewee_id", "=", personId)
      .executeTakeFirst(),

  /**
   * Is it kept out of stories, and is it of this interview or asked for there? "Erase what I told you of Joyce" is said in any. `by` null:
   * by whichever interview.
   */
  isKeptOut: async (
    { answer, by }: { answer: MessagesTable; by: string | null },
    trx: Queries,
  ): Promise<boolean> => {
    const rows = await trx
      .selectFrom("kept_out")
      .select("interview_id")
      .where("message_id", "=", answer.id)
      .where("stems", "=", "[]")
      .execute();
    const isHere = by === null || answer.interview_id === by;
    return rows.some(({ interview_id }) => isHere || interview_id === by);
  },

  /** Drops recordings with all that was heard in them, claims and decisions; answers where their sound lies. */
  drop: async ({ answers, questions }: Gone, trx: Queries): Promise<string[]> => {
    const recordings = await trx
      .deleteFrom("recordings")
      .where("message_id", "in", answers)
      .returning(["id", "interview_id"])
      .execute();
    const ids = recordings.map(({ id }) => id);
    await trx
      .deleteFrom("jobs")
      .where("subject", "in", [...ids, ...answers])
      .execute();
    for (const table of ["answer_claims", "story_decisions"] as const)
      await trx.deleteFrom(table).where("message_id", "in", answers).execute();
    await trx.deleteFrom("wording_claims").where("answer_id", "in", answers).execute();
    const heard = await trx
      .deleteFrom("segments")
      .where("message_id", "in", [...questions, ""])
      .returning(["message_id", "interview_id"])
      .execute();
    return [
      ...recordings.map((one) => `${one.interview_id}/${one.id}/`),
      ...heard.map((one) => `${one.interview_id}/questions/${one.message_id}.mp3`),
    ];
  },
};
