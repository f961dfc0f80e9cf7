import type { Database } from "#platform/database.ts";
import type { SegmentsTable } from "#platform/recording-tables.ts";

export type StoredSegment = SegmentsTable;

export type SegmentsRepository = ReturnType<typeof createSegmentsRepository>;

export const createSegmentsRepository = (db: Database) => ({
  listOfInterview: (interviewId: string): Promise<StoredSegment[]> =>
    db.selectFrom("segments").selectAll().where("interview_id", "=", interviewId).execute(),

  find: (id: string): Promise<StoredSegment | undefined> =>
    db.selectFrom("segments").selectAll().where("id", "=", id).executeTakeFirst(),

  /** Its id is that of the recording or of the question, so there is one of each. One with sound replaces one without. */
  add: (segment: StoredSegment) =>
    db
      .insertInto("segments")
      .values(segment)
      .onConflict((conflict) => {
        const { frames, duration_ms, peaks } = segment;
        return conflict
          .column("id")
          .doUpdateSet({ frames, duration_ms, peaks })
          .where("segments.frames", "=", 0);
      })
      .execute(),

  /** Keeps where the sentences of a text are heard in a recording. */
  keepSentences: (id: string, { sentences, textHash }: { sentences: string; textHash: string }) =>
    db.updateTable("segments").set({ sentences, text_hash: textHash }).where("id", "=", id).execute(),

  /** Kept recordings without a segment. */
  unprepared: async (): Promise<string[]> => {
    const rows = await db
      .selectFrom("recordings")
      .leftJoin("segments", "segments.recording_id", "recordings.id")
      .select("recordings.id")
      .where("recordings.state", "=", "kept")
      .where("segments.id", "is", null)
      .execute();
    return rows.map(({ id }) => id);
  },

  /** What was heard in these recordings: their raw text, and words with times where those are known. */
  heardIn: (
    recordingIds: readonly string[],
  ): Promise<{ recording_id: string; text: string | null; words: string | null }[]> =>
    recordingIds.length === 0
      ? Promise.resolve([])
      : db
          .selectFrom("transcripts")
          .select(["recording_id", "text", "words"])
          .where("recording_id", "in", [...recordingIds])
          .execute(),
});
