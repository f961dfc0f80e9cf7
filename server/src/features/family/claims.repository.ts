import { type Clock, isoNow } from "#platform/clock.ts";
import type { Database } from "#platform/database.ts";
import type { Claim } from "#storyteller/facts/claims.ts";

/** What a model said that an answer states. `digest`: of the words that it was given. */
export type ReadAnswer = { message: string; digest: string; claims: Claim[] };

export type ClaimsRepository = ReturnType<typeof createClaimsRepository>;

/** What a model found in the answers of people. */
export const createClaimsRepository = (
  db: Database,
  clock: Clock,
  { isEmbedded }: { isEmbedded: boolean },
) => ({
  ofPerson: async (personId: string): Promise<Map<string, ReadAnswer>> => {
    const rows = await db
      .selectFrom("answer_claims")
      .innerJoin("messages", "messages.id", "answer_claims.message_id")
      .innerJoin("interviews", "interviews.id", "messages.interview_id")
      .select(["answer_claims.message_id", "answer_claims.digest", "answer_claims.claims"])
      .where("interviews.interviewee_id", "=", personId)
      .orderBy("answer_claims.message_id")
      .execute();
    return new Map(
      rows.map(({ message_id, digest, claims }) => [
        message_id,
        { message: message_id, digest, claims: JSON.parse(claims) as Claim[] },
      ]),
    );
  },

  /** Keeps what was found, in the place of what was found in earlier words. What was removed meanwhile is passed over. */
  keep: (read: readonly ReadAnswer[]): Promise<void> =>
    db.transaction().execute(async (trx) => {
      const ids = read.map(({ message }) => message);
      // Held, so that nobody deletes their words until the claims stand: those go with them. The embedded database has one writer.
      const there = await trx
        .selectFrom("messages")
        .select("id")
        .where("id", "in", ids)
        .where("content", "<>", "")
        .$if(!isEmbedded, (query) => query.forShare())
        .execute();
      const standing = new Set(there.map(({ id }) => id));
      for (const { message, digest, claims } of read) {
        if (!standing.has(message)) continue;
        const row = { digest, claims: JSON.stringify(claims), created_at: isoNow(clock) };
        await trx
          .insertInto("answer_claims")
          .values({ message_id: message, ...row })
          .onConflict((conflict) => conflict.column("message_id").doUpdateSet(row))
          .execute();
      }
    }),
});
