import { limits } from "@saga/contract/vocabulary";
import type { Handlers } from "#http/call.ts";
import { rangedAnswer } from "#http/ranged.ts";
import { readBytes } from "#http/upload.ts";
import type { ChunksService } from "./chunks.service.ts";
import type { CopiesService } from "./copies.service.ts";
import type { ListenService } from "./listen.service.ts";
import { presentRecording } from "./present-recording.ts";
import type { RecordingsService } from "./recordings.service.ts";

type RecordingCalls =
  | "putChunk"
  | "finishRecording"
  | "listRecordings"
  | "discardRecording"
  | "putCopy"
  | "recordingAudio";

export type RecordingRoutesOptions = {
  chunks: ChunksService;
  copies: CopiesService;
  recordings: RecordingsService;
  listen: ListenService;
  /** Told when the server has all of a recording: its transcript will be asked for in a moment. */
  whenWhole: (recordingId: string) => void;
};

export function recordingsRoutes({
  chunks,
  copies,
  recordings,
  listen,
  whenWhole,
}: RecordingRoutesOptions): Pick<Handlers, RecordingCalls> {
  return {
    putChunk: async ({ actor, params, context }) => {
      const limit = { maxBytes: limits.chunkBytes, tooLarge: "recordings.too_large" } as const;
      const bytes = await readBytes(context.req.raw, limit);
      const { id: interviewId, recording: recordingId, seq } = params;
      return presentRecording(await chunks.put(actor, { interviewId, recordingId, seq, bytes }));
    },
    finishRecording: async ({ actor, params, body }) => {
      const recording = await recordings.finish(actor, params, body);
      whenWhole(recording.id);
      return presentRecording(recording);
    },
    listRecordings: async ({ actor, params }) => {
      const found = await recordings.list(actor, params.id);
      return { data: found.map(presentRecording) };
    },
    discardRecording: async ({ actor, params }) => {
      await recordings.discard(actor, params);
      return { ok: true };
    },
    putCopy: async ({ actor, params, context }) =>
      presentRecording(await copies.put(actor, params, context.req.raw)),
    recordingAudio: async ({ actor, params, query, context }) => {
      const asked = context.req.raw.headers;
      const sound = await listen(actor, { ...params, isOriginal: query.original === "1" });
      return rangedAnswer({ ...sound, asked });
    },
  };
}
