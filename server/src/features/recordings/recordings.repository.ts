import { sql } from "kysely";
import type { Database, Queries } from "#platform/database.ts";
import type { RecordingChunksTable } from "#platform/recording-tables.ts";
import type { RecordingWithWords, StoredRecording } from "./recording.ts";

export type RecordingsRepository = ReturnType<typeof createRecordingsRepository>;

const withWords = (queries: Queries) =>
  queries
    .selectFrom("recordings")
    .leftJoin("transcripts", "transcripts.recording_id", "recordings.id")
    .selectAll("recordings")
    .select([
      "transcripts.state as transcription",
      "transcripts.text as transcript",
      "transcripts.error as error",
    ]);

/** True for recordings without a piece, checked by the statement that deletes them: one may arrive meanwhile. */
const emptyOnes = sql<boolean>`recordings.state = 'arriving' and recordings.message_id is null and not exists (select 1 from recording_chunks where recording_chunks.recording_id = recordings.id)`;

export const createRecordingsRepository = (db: Database) => ({
  find: (id: string, queries: Queries = db): Promise<StoredRecording | undefined> =>
    queries.selectFrom("recordings").selectAll().where("id", "=", id).executeTakeFirst(),

  findWithWords: (id: string): Promise<RecordingWithWords | undefined> =>
    withWords(db).where("recordings.id", "=", id).executeTakeFirst(),

  /** Oldest first. */
  listOfInterview: (interviewId: string): Promise<RecordingWithWords[]> =>
    withWords(db)
      .where("recordings.interview_id", "=", interviewId)
      .orderBy("recordings.created_at")
      .orderBy("recordings.id")
      .execute(),

  /** The recordings of these ids, locked until the transaction ends where the database can. */
  lock: async (ids: string[], queries: Queries): Promise<StoredRecording[]> => {
    if (ids.length === 0) return [];
    await queries
      .updateTable("recordings")
      .set({ part: (eb) => eb.ref("part") })
      .where("id", "in", ids)
      .execute();
    return queries.selectFrom("recordings").selectAll().where("id", "in", ids).execute();
  },

  /** Adds it unless there is one of that id. */
  add: (recording: StoredRecording, queries: Queries = db) =>
    queries
      .insertInto("recordings")
      .values(recording)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),

  change: (id: string, values: Partial<StoredRecording>, queries: Queries = db) =>
    queries.updateTable("recordings").set(values).where("id", "=", id).execute(),

  /** Deletes it unless an answer has it; says whether it is gone. */
  removeUnused: async (id: string): Promise<boolean> => {
    const result = await db
      .deleteFrom("recordings")
      .where("id", "=", id)
      .where("message_id", "is", null)
      .executeTakeFirst();
    return result.numDeletedRows > 0n;
  },

  /** Recordings announced before a time that never sent a piece. */
  abandoned: (before: string): Promise<StoredRecording[]> =>
    db.selectFrom("recordings").selectAll().where("created_at", "<", before).where(emptyOnes).execute(),

  /** Deletes it while nothing of it is there; says whether it is gone. */
  removeEmpty: async (id: string): Promise<boolean> => {
    const result = await db.deleteFrom("recordings").where("id", "=", id).where(emptyOnes).executeTakeFirst();
    return result.numDeletedRows > 0n;
  },

  /** For the account that owns an interview: how many of its recordings are incomplete, and the bytes of all of them. */
  usage: async (interviewId: string): Promise<{ open: number; bytes: number }> => {
    const owner = db
      .selectFrom("interviews")
      .innerJoin("people", "people.id", "interviews.interviewee_id")
      .select(sql<string>`coalesce(people.parent_id, people.id)`.as("id"))
      .where("interviews.id", "=", interviewId);
    const row = await db
      .selectFrom("recordings")
      .innerJoin("interviews", "interviews.id", "recordings.interview_id")
      .innerJoin("people", "people.id", "interviews.interviewee_id")
      .select(
        sql<number | string | null>`sum(case when recordings.state = 'arriving' then 1 else 0 end)`.as(
          "open",
        ),
      )
      .select(sql<number | string | null>`sum(recordings.bytes)`.as("bytes"))
      .where((eb) => eb.or([eb("people.id", "=", owner), eb("people.parent_id", "=", owner)]))
      .executeTakeFirst();
    return { open: Number(row?.open ?? 0), bytes: Number(row?.bytes ?? 0) };
  },

  chunk: (
    recordingId: string,
    seq: number,
    queries: Queries = db,
  ): Promise<RecordingChunksTable | undefined> =>
    queries
      .selectFrom("recording_chunks")
      .selectAll()
      .where("recording_id", "=", recordingId)
      .where("seq", "=", seq)
      .executeTakeFirst(),

  /** In order, from number `from` on. */
  chunks: (recordingId: string, from = 0, queries: Queries = db): Promise<RecordingChunksTable[]> =>
    queries
      .selectFrom("recording_chunks")
      .selectAll()
      .where("recording_id", "=", recordingId)
      .where("seq", ">=", from)
      .orderBy("seq")
      .execute(),

  addChunk: (chunk: RecordingChunksTable, queries: Queries) =>
    queries.insertInto("recording_chunks").values(chunk).execute(),
});
