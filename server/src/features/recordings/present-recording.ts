import type { Recording } from "@saga/contract/recordings";
import type { RecordingWithWords } from "./recording.ts";

/** A recording as the calls show it. */
export const presentRecording = (recording: RecordingWithWords): Recording => ({
  id: recording.id,
  interview_id: recording.interview_id,
  message_id: recording.message_id,
  state: recording.state as Recording["state"],
  media_type: recording.media_type,
  bytes: recording.bytes,
  chunks: recording.chunks,
  duration_ms: recording.duration_ms,
  transcription: (recording.transcription ?? "none") as Recording["transcription"],
  transcript: recording.transcript,
  error: recording.error,
  wants_copy: recording.copy === "wanted",
  created_at: recording.created_at,
});
