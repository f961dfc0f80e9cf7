import type { Queries } from "#platform/database.ts";

type Gone = { answers: readonly string[]; questions: readonly string[] };

/** What hangs on an answer in the tables of other features than its own. Changes are made within a transaction. */
export const removedAnswer = {
  /** Null: it is not in this interview, or nothing keeps it out of stories. */
  find: async ({ interviewId, messageId }: { interviewId: string; messageId: string }, trx: Queries) => {
    const answer = await trx
      .selectFrom("messages")
      .selectAll()
      .where("id", "=", messageId)
      .where("interview_id", "=", interviewId)
      .where("role", "=", "user")
      .executeTakeFirst();
    if (!answer) return null;
    const kept = await trx
      .selectFrom("kept_out")
      .select("id")
      .where("message_id", "=", messageId)
      .where("stems", "=", "[]")
      .executeTakeFirst();
    return { answer, isKeptOut: kept !== undefined };
  },

  /** Drops recordings with all that was heard in them, claims and decisions; answers where their sound lies. */
  drop: async ({ answers, questions }: Gone, trx: Queries): Promise<string[]> => {
    const recordings = await trx
      .selectFrom("recordings")
      .select(["id", "interview_id"])
      .where("message_id", "in", answers)
      .execute();
    const ids = recordings.map(({ id }) => id);
    await trx
      .deleteFrom("jobs")
      .where("subject", "in", [...ids, ...answers])
      .execute();
    if (ids.length > 0) await trx.deleteFrom("recordings").where("id", "in", ids).execute();
    for (const table of ["answer_claims", "story_decisions"] as const)
      await trx.deleteFrom(table).where("message_id", "in", answers).execute();
    await trx.deleteFrom("wording_claims").where("answer_id", "in", answers).execute();
    const heard = await trx
      .selectFrom("segments")
      .select(["message_id", "interview_id"])
      .where("message_id", "in", [...questions, ""])
      .execute();
    await trx
      .deleteFrom("segments")
      .where("message_id", "in", [...questions, ""])
      .execute();
    return [
      ...recordings.map((one) => `${one.interview_id}/${one.id}/`),
      ...heard.map((one) => `${one.interview_id}/questions/${one.message_id}.mp3`),
    ];
  },
};
