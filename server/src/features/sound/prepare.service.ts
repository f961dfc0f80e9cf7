import { type Clock, isoNow } from "#platform/clock.ts";
import type { AudioStore } from "#providers/audio-store/audio-store.ts";
import type { SoundType } from "#sound/media-type.ts";
import type { SoundWorker } from "#sound/sound-worker.ts";
import type { RecordingsService } from "../recordings/recordings.service.ts";
import type { SegmentsRepository } from "./segments.repository.ts";

/** A question that a spoken answer follows. */
export type AskedAloud = { messageId: string; interviewId: string; speech: () => Promise<Uint8Array> };

export type PrepareServiceDependencies = {
  segments: SegmentsRepository;
  recordings: RecordingsService;
  store: AudioStore;
  worker: SoundWorker;
  clock: Clock;
};

/** Where the MP3 of a question or of a recording lies. */
export const segmentKeyOf = (segment: {
  interview_id: string;
  message_id: string | null;
  recording_id: string | null;
}): string =>
  segment.recording_id === null
    ? `${segment.interview_id}/questions/${segment.message_id}.mp3`
    : `${segment.interview_id}/${segment.recording_id}/segment.mp3`;

const bytesOfFrame = 192;

type SegmentSource = { interview_id: string; message_id: string | null; recording_id: string | null };

/** Encodes each recording and each question in the same format, once, so that playing and joining need no work. */
export function createPrepareService({
  segments,
  recordings,
  store,
  worker,
  clock,
}: PrepareServiceDependencies) {
  const keep = async (
    source: SegmentSource,
    { bytes, type }: { bytes: Uint8Array; type: SoundType },
  ): Promise<void> => {
    const pieces: Uint8Array[] = [];
    let size = 0;
    const take = (piece: Uint8Array) => {
      pieces.push(piece);
      size += piece.byteLength;
    };
    const made = await worker.encode({ bytes, type, take });
    // What cannot be decoded here stays as it is: it can still be played in the browser that recorded it.
    if (made) await store.put(segmentKeyOf(source), pieces, size);
    await segments.add({
      id: source.recording_id ?? source.message_id ?? "",
      ...source,
      frames: made ? Math.floor(size / bytesOfFrame) : 0,
      duration_ms: made?.durationMs ?? 0,
      peaks: Buffer.from(made?.peaks ?? []).toString("base64"),
      sentences: null,
      text_hash: null,
      created_at: isoNow(clock),
    });
  };

  return {
    /** Gives the answer whose sound can be decoded now and could not before; null when there is none. */
    recording: async (recordingId: string): Promise<string | null> => {
      const before = await segments.find(recordingId);
      if (before && before.frames > 0) return null;
      const { recording, bytes, mediaType } = await recordings.read(recordingId);
      const source = { interview_id: recording.interview_id, message_id: null, recording_id: recordingId };
      await keep(source, { bytes, type: mediaType as SoundType });
      const segment = await segments.find(recordingId);
      const hasSound = segment !== undefined && segment.frames > 0;
      if (hasSound) await recordings.measured(recordingId, segment.duration_ms);
      else if (recording.copy === "none") await recordings.wantCopy(recordingId);
      return before && hasSound ? recording.message_id : null;
    },

    question: async ({ messageId, interviewId, speech }: AskedAloud): Promise<void> => {
      if (await segments.find(messageId)) return;
      const source = { interview_id: interviewId, message_id: messageId, recording_id: null };
      await keep(source, { bytes: await speech(), type: "audio/mpeg" });
    },
  };
}
