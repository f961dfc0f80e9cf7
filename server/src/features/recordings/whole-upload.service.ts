import { createHash, randomUUID } from "node:crypto";
import { callerIdSchema } from "@saga/contract/fields";
import { limits } from "@saga/contract/vocabulary";
import type { Actor } from "#http/actor.ts";
import { Failure } from "#http/failure.ts";
import { readForm, type UploadRequest } from "#http/upload.ts";
import type { ReachInterview } from "../interviews/interviews.access.ts";
import type { ChunksService } from "./chunks.service.ts";
import type { RecordingWithWords } from "./recording.ts";
import type { RecordingsService } from "./recordings.service.ts";

export type WholeUploadService = ReturnType<typeof createWholeUploadService>;

export type WholeUploadServiceDependencies = {
  chunks: ChunksService;
  recordings: RecordingsService;
  reachInterview: ReachInterview;
};

/** Bytes that are held in memory at once. */
const pieceBytes = 4 * 1024 * 1024;
const longestMs = 24 * 60 * 60 * 1000;

const durationOf = (text: string | undefined): number => {
  const duration = Math.round(Number(text ?? 0));
  return Number.isFinite(duration) ? Math.min(longestMs, Math.max(0, duration)) : 0;
};

/** Pieces of one size, the last one shorter: the same file is always cut the same way. */
async function* cut(source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let held: Uint8Array[] = [];
  let size = 0;
  for await (const bytes of source) {
    held.push(bytes);
    size += bytes.byteLength;
    if (size < pieceBytes) continue;
    const all = Buffer.concat(held);
    let at = 0;
    for (; all.length - at >= pieceBytes; at += pieceBytes) yield all.subarray(at, at + pieceBytes);
    held = [all.subarray(at)];
    size = all.length - at;
  }
  if (size > 0) yield Buffer.concat(held);
}

/** Stores a recording that was uploaded as one form in pieces: what arrived is durable before it is transcribed. */
export function createWholeUploadService({
  chunks,
  recordings,
  reachInterview,
}: WholeUploadServiceDependencies) {
  return async (actor: Actor, interviewId: string, request: UploadRequest): Promise<RecordingWithWords> => {
    await reachInterview(actor, interviewId);
    const { fields, file } = await readForm(request, { maxBytes: limits.recordingBytes });
    const id = callerIdSchema.safeParse(fields.recording_id ?? randomUUID());
    if (!id.success)
      throw new Failure("request.invalid", { details: [{ where: "body", path: "recording_id" }] });
    const recordingId = id.data;
    const hash = createHash("sha256");
    let seq = 0;
    let size = 0;
    try {
      for await (const bytes of cut(file)) {
        hash.update(bytes);
        size += bytes.byteLength;
        await chunks.keep({ interviewId, recordingId, seq, bytes });
        seq += 1;
      }
    } catch (error) {
      const isTooLarge = error instanceof Failure && error.code === "recordings.too_large";
      if (isTooLarge)
        await recordings.discard(actor, { id: interviewId, recording: recordingId }).catch(() => {});
      throw error;
    }
    if (size === 0) throw new Failure("recordings.empty");
    return recordings.finishWhole(recordingId, {
      chunks: seq,
      bytes: size,
      sha256: hash.digest("hex"),
      duration_ms: durationOf(fields.duration_ms),
    });
  };
}
