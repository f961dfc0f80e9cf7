import { limits } from "@saga/contract/vocabulary";
import type { Actor } from "#http/actor.ts";
import { Failure } from "#http/failure.ts";
import { readPieces, type UploadRequest } from "#http/upload.ts";
import type { Database } from "#platform/database.ts";
import type { AudioStore } from "#providers/audio-store/audio-store.ts";
import { bytesToTell, soundTypeOf } from "#sound/media-type.ts";
import type { FollowUps } from "./follow-ups.service.ts";
import { copyOf, type RecordingWithWords } from "./recording.ts";
import type { RecordingsRepository } from "./recordings.repository.ts";
import type { RecordingsService } from "./recordings.service.ts";
import { storing } from "./storing.ts";

export type CopiesService = ReturnType<typeof createCopiesService>;

export type CopiesServiceDependencies = {
  db: Database;
  recordings: RecordingsRepository;
  reach: RecordingsService["reach"];
  store: AudioStore;
  whenCopied: FollowUps["whenCopied"];
};

type RecordingIds = { id: string; recording: string };

const limit = { maxBytes: limits.recordingBytes, tooLarge: "recordings.too_large" } as const;

/** The pieces of a body that begins like a WAV file; `whenBad` is told when it does not, or when it breaks off. */
async function* wavIn(request: UploadRequest, whenBad: (error: unknown) => void): AsyncGenerator<Uint8Array> {
  let beginning: Uint8Array = Buffer.alloc(0);
  let isKnown = false;
  try {
    for await (const piece of readPieces(request, limit)) {
      beginning = isKnown ? piece : Buffer.concat([beginning, piece]);
      if (beginning.byteLength < bytesToTell && !isKnown) continue;
      if (!isKnown && soundTypeOf(beginning) !== "audio/wav") throw new Failure("recordings.not_audio");
      isKnown = true;
      yield beginning;
    }
    if (!isKnown) throw new Failure(beginning.byteLength === 0 ? "recordings.empty" : "recordings.not_audio");
  } catch (error) {
    whenBad(error);
    throw error;
  }
}

/** Takes in what a browser made of recordings that nothing here can decode. */
export function createCopiesService({ db, recordings, reach, store, whenCopied }: CopiesServiceDependencies) {
  const keep = async (recording: RecordingWithWords, request: UploadRequest): Promise<void> => {
    let fault: unknown = null;
    const copy = wavIn(request, (error) => {
      fault = error;
    });
    const bytes = Number(request.headers.get("content-length") ?? 0) || undefined;
    await storing(store.put(copyOf(recording), copy, bytes)).catch((error: unknown) => {
      throw fault ?? error;
    });
  };

  return {
    /**
     * Keeps the copy if one is wanted; otherwise it reads it and changes nothing. The store comes first, while bytes arrive, then the
     * database.
     */
    put: async (actor: Actor, ids: RecordingIds, request: UploadRequest): Promise<RecordingWithWords> => {
      const recording = await reach(actor, ids);
      if (recording.copy !== "wanted") return recording;
      await keep(recording, request);
      await db.transaction().execute(async (trx) => {
        const [held] = await recordings.lock([recording.id], trx);
        if (held?.copy !== "wanted") return;
        await recordings.change(recording.id, { copy: "kept" }, trx);
        await whenCopied(recording.id, trx);
      });
      return reach(actor, ids);
    },
  };
}
