export type RecordingsTable = {
  /** A UUID made by the browser. */
  id: string;
  interview_id: string;
  /** The answer that took it up. */
  message_id: string | null;
  /** 0, 1, 2 … within the answer. */
  part: number;
  /** `arriving` or `kept`. */
  state: string;
  media_type: string | null;
  bytes: number;
  /** Pieces stored without a gap from the first on. */
  chunks: number;
  /** Of the whole; null until it is kept. */
  sha256: string | null;
  duration_ms: number | null;
  created_at: string;
  kept_at: string | null;
  /** `none` needed, `wanted` because nothing here can decode it, or `kept`: one that can be decoded lies beside it. */
  copy: string;
  /** 1: its words are to be added to an answer that has some, as soon as they are there. */
  words_due: number;
};

export type RecordingChunksTable = { recording_id: string; seq: number; bytes: number; sha256: string };

/** What was heard in a recording. Text and words are written once and never changed. */
export type TranscriptsTable = {
  recording_id: string;
  state: string;
  text: string | null;
  /** Words with their times, as JSON; null: not known. */
  words: string | null;
  engine: string | null;
  model: string | null;
  error: string | null;
  updated_at: string;
};

/** A question or a recording as MP3 at one constant rate, ready to be joined. */
export type SegmentsTable = {
  id: string;
  interview_id: string;
  /** The question; null for a recording, whose answer may come later. */
  message_id: string | null;
  recording_id: string | null;
  /** MP3 frames of 24 ms and 192 bytes each. */
  frames: number;
  /** Of the sound before it was encoded. */
  duration_ms: number;
  /** Bytes in base64: 0 to 255, twenty a second. */
  peaks: string;
  /** Sentences with their times, as JSON; null: not worked out. */
  sentences: string | null;
  /** Of the text that the sentences were worked out for. */
  text_hash: string | null;
  created_at: string;
};
