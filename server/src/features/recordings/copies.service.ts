import type { Actor } from "#http/actor.ts";
import { Failure } from "#http/failure.ts";
import type { Database, Queries } from "#platform/database.ts";
import type { AudioStore } from "#providers/audio-store/audio-store.ts";
import { soundTypeOf } from "#sound/media-type.ts";
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
  /** Asks for what could not be done without the copy, in the transaction that makes it known. */
  whenCopied: (recordingId: string, trx: Queries) => Promise<void>;
};

type Place = { id: string; recording: string };

/** Takes in what a browser made of recordings that nothing here can decode. */
export function createCopiesService({ db, recordings, reach, store, whenCopied }: CopiesServiceDependencies) {
  return {
    /** Keeps the copy where one is wanted; elsewhere it changes nothing. In the store first, then in the database. */
    put: async (actor: Actor, place: Place, bytes: Uint8Array): Promise<RecordingWithWords> => {
      const recording = await reach(actor, place);
      if (bytes.byteLength === 0) throw new Failure("recordings.empty");
      if (soundTypeOf(bytes) !== "audio/wav") throw new Failure("recordings.not_audio");
      if (recording.copy !== "wanted") return recording;
      await storing(store.put(copyOf(recording), [bytes], bytes.byteLength));
      await db.transaction().execute(async (trx) => {
        const [held] = await recordings.lock([recording.id], trx);
        if (held?.copy !== "wanted") return;
        await recordings.change(recording.id, { copy: "kept" }, trx);
        await whenCopied(recording.id, trx);
      });
      return reach(actor, place);
    },
  };
}
