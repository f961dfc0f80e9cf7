import type { AudioStore } from "#providers/audio-store/audio-store.ts";
import { originalOf } from "./recording.ts";
import type { RecordingsRepository } from "./recordings.repository.ts";

const piece = /^[^/]+\/([^/]+)\/\d{6}-[0-9a-f]{16}$/;

/**
 * Deletes pieces that a killed server left behind after joining them: only where the recording is kept
 * and lies whole in the store. Pieces of what is still arriving, or of what the database does not know, are nobody's to delete.
 */
export const createCleanPieces =
  ({ recordings, store }: { recordings: RecordingsRepository; store: AudioStore }) =>
  async (): Promise<void> => {
    const pieces = Map.groupBy(await store.list(""), (key) => piece.exec(key)?.[1]);
    for (const [id, keys] of pieces) {
      const recording = id === undefined ? undefined : await recordings.find(id);
      if (recording?.state !== "kept") continue;
      if ((await store.size(originalOf(recording))) !== recording.bytes) continue;
      for (const key of keys) await store.remove(key);
    }
  };
