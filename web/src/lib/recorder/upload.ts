import { call, callWithBytes } from "#lib/api-client.ts";
import { ApiError } from "#lib/api-error.ts";
import type { KeptRecording } from "./kept-recording.ts";
import { changeKept, findKept, forgetKept, readChunk, readKept } from "./kept-sound.ts";

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

async function hashOf(pieces: ArrayBuffer[]): Promise<string> {
  return hex(await crypto.subtle.digest("SHA-256", await new Blob(pieces).arrayBuffer()));
}

const missingIn = (error: unknown): number | null => {
  if (!(error instanceof ApiError) || error.code !== "recordings.incomplete") return null;
  const { missing } = (error.details ?? {}) as { missing?: number[] };
  return missing?.[0] ?? 0;
};

async function finish(recording: KeptRecording): Promise<boolean> {
  const { id, interviewId, chunks, bytes, durationMs } = recording;
  const sha256 = await hashOf(await readKept(id));
  const body = { chunks, bytes, sha256, duration_ms: Math.round(durationMs) };
  try {
    await call("finishRecording", { params: { id: interviewId, recording: id }, body });
  } catch (error) {
    const missing = missingIn(error);
    if (missing === null) throw error;
    await changeKept(id, { sent: missing });
    return false;
  }
  // Only now: the server has the whole, and it is what was recorded here.
  await forgetKept(id);
  return true;
}

/**
 * Sends what the server does not have yet of a recording, and closes it when it has ended. `kept`: the server keeps the
 * whole, and this browser has forgotten it. `empty`: it ended before it began, and is forgotten. `unfinished`: there is
 * nothing to send at present. Throws `ApiError`.
 */
export async function uploadKept(id: string): Promise<"kept" | "empty" | "unfinished"> {
  for (let recording = await findKept(id); recording; ) {
    const { interviewId, sent, chunks, isEnded } = recording;
    if (sent < chunks) {
      const bytes = await readChunk(id, sent);
      if (!bytes) throw new Error("A piece of the recording is not there.");
      const params = { id: interviewId, recording: id, seq: sent };
      await callWithBytes("putChunk", { params }, bytes);
      recording = await changeKept(id, { sent: sent + 1 });
    } else if (!isEnded) {
      return "unfinished";
    } else if (chunks === 0) {
      await forgetKept(id);
      return "empty";
    } else if (await finish(recording)) {
      return "kept";
    } else {
      recording = await findKept(id);
    }
  }
  return "kept";
}
