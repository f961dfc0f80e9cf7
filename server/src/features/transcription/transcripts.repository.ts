import { sql } from "kysely";
import type { Database, Queries } from "#platform/database.ts";
import type { TranscriptsTable } from "#platform/recording-tables.ts";

export type StoredTranscript = TranscriptsTable;

type PartOfAnswer = { id: string; words_due: number; text: string | null; state: string | null };

export type TranscriptsRepository = ReturnType<typeof createTranscriptsRepository>;

const fresh = { text: null, words: null, engine: null, model: null, error: null };

export const createTranscriptsRepository = (db: Database) => ({
  find: (recordingId: string, queries: Queries = db): Promise<StoredTranscript | undefined> =>
    queries.selectFrom("transcripts").selectAll().where("recording_id", "=", recordingId).executeTakeFirst(),

  /**
   * Claims a recording for transcription: true for one of several callers at a time. An existing transcript stays; work that
   * was begun before `abandoned` and not ended counts as given up.
   */
  claim: async (
    recordingId: string,
    { now, abandoned }: { now: string; abandoned: string },
  ): Promise<boolean> => {
    const row = { recording_id: recordingId, state: "running", updated_at: now, ...fresh };
    const claimed = await db
      .insertInto("transcripts")
      .values(row)
      .onConflict((conflict) =>
        conflict
          .column("recording_id")
          .doUpdateSet({ state: "running", updated_at: now, error: null })
          .where(
            sql<boolean>`transcripts.state in ('none', 'waiting', 'failed') or (transcripts.state = 'running' and transcripts.updated_at < ${abandoned})`,
          ),
      )
      .returning("recording_id")
      .executeTakeFirst();
    return claimed !== undefined;
  },

  /** Ends the work of a claim. */
  settle: (recordingId: string, values: Partial<StoredTranscript>, queries: Queries = db) =>
    queries
      .updateTable("transcripts")
      .set(values)
      .where("recording_id", "=", recordingId)
      .where("state", "=", "running")
      .execute(),

  /** The transcripts of the recordings that an answer consists of now, in their order; null for one that has none yet. */
  ofAnswer: async (messageId: string): Promise<PartOfAnswer[]> => {
    const rows = await db
      .selectFrom("recordings")
      .innerJoin("messages", "messages.id", "recordings.message_id")
      .leftJoin("transcripts", "transcripts.recording_id", "recordings.id")
      .select(["recordings.id", "recordings.words_due", "messages.recordings"])
      .select(["transcripts.text", "transcripts.state"])
      .where("recordings.message_id", "=", messageId)
      .execute();
    const order = JSON.parse(rows[0]?.recordings ?? "[]") as string[];
    return order.flatMap((id) => rows.filter((row) => row.id === id));
  },

  /** The answer that still lacks the words of this recording; null: none does. */
  answerWithout: async (recordingId: string): Promise<string | null> => {
    const row = await db
      .selectFrom("recordings")
      .innerJoin("messages", "messages.id", "recordings.message_id")
      .select("messages.id")
      .where("recordings.id", "=", recordingId)
      .where((or) => or.or([or("messages.content", "=", ""), or("recordings.words_due", "=", 1)]))
      .executeTakeFirst();
    return row?.id ?? null;
  },

  /** Ids of recordings that belong to an answer and are not written down. */
  unwritten: async (): Promise<string[]> => {
    const rows = await db
      .selectFrom("recordings")
      .leftJoin("transcripts", "transcripts.recording_id", "recordings.id")
      .select("recordings.id")
      .where("recordings.message_id", "is not", null)
      .where((or) =>
        or.or([
          or("transcripts.state", "is", null),
          or("transcripts.state", "in", ["none", "waiting", "failed"]),
        ]),
      )
      .orderBy("recordings.created_at")
      .execute();
    return rows.map(({ id }) => id);
  },

  /** How many recordings of answers of this account's people are not written down, by state. */
  countOf: async (accountId: string): Promise<{ state: string; count: number }[]> => {
    const rows = await db
      .selectFrom("recordings")
      .innerJoin("interviews", "interviews.id", "recordings.interview_id")
      .innerJoin("people", "people.id", "interviews.interviewee_id")
      .leftJoin("transcripts", "transcripts.recording_id", "recordings.id")
      .select(["transcripts.state", (query) => query.fn.countAll().as("count")])
      .where("recordings.message_id", "is not", null)
      .where((or) => or.or([or("people.id", "=", accountId), or("people.parent_id", "=", accountId)]))
      .groupBy("transcripts.state")
      .execute();
    return rows.map(({ state, count }) => ({ state: state ?? "none", count: Number(count) }));
  },
});
