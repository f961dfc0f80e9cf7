import type { RecordingsTable, TranscriptsTable } from "#platform/recording-tables.ts";

export type StoredRecording = RecordingsTable;

/** A recording with what is known of its words. */
export type RecordingWithWords = StoredRecording & {
  transcription: TranscriptsTable["state"] | null;
  transcript: string | null;
  error: string | null;
};

/** Where the objects of a recording lie in the audio store. */
export const folderOf = ({ interview_id, id }: Pick<StoredRecording, "interview_id" | "id">): string =>
  `${interview_id}/${id}/`;

export const originalOf = (recording: Pick<StoredRecording, "interview_id" | "id">): string =>
  `${folderOf(recording)}original`;

/** A copy that can be decoded here, of a recording that cannot. */
export const copyOf = (recording: Pick<StoredRecording, "interview_id" | "id">): string =>
  `${folderOf(recording)}copy.wav`;

/** The hash is part of the name: of two different pieces sent as the same number, the one in the database counts. */
export const chunkKeyOf = (
  recording: Pick<StoredRecording, "interview_id" | "id">,
  { seq, sha256 }: { seq: number; sha256: string },
): string => `${folderOf(recording)}${String(seq).padStart(6, "0")}-${sha256.slice(0, 16)}`;
