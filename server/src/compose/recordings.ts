import { join } from "node:path";
import type { ReachInterview } from "#features/interviews/interviews.access.ts";
import { createCleanAbandoned } from "#features/recordings/abandoned.service.ts";
import { createChunksService } from "#features/recordings/chunks.service.ts";
import { createCopiesService } from "#features/recordings/copies.service.ts";
import type { FollowUps } from "#features/recordings/follow-ups.service.ts";
import { createCleanPieces } from "#features/recordings/leftover-pieces.service.ts";
import { createListenService } from "#features/recordings/listen.service.ts";
import { createRecordingsRepository } from "#features/recordings/recordings.repository.ts";
import { type RecordingRoutesOptions, recordingsRoutes } from "#features/recordings/recordings.routes.ts";
import { createRecordingsService } from "#features/recordings/recordings.service.ts";
import { createWholeUploadService } from "#features/recordings/whole-upload.service.ts";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/config.ts";
import type { Database } from "#platform/database.ts";
import type { Quotas } from "#platform/quotas.ts";
import type { AudioStore } from "#providers/audio-store/audio-store.ts";
import { createFolderAudioStore } from "#providers/audio-store/folder.audio-store.ts";
import { createS3AudioStore } from "#providers/audio-store/s3.audio-store.ts";

type Dependencies = {
  db: Database;
  quotas: Quotas;
  clock: Clock;
  store: AudioStore;
  reachInterview: ReachInterview;
  followUps: FollowUps;
};

/** Where recordings are kept. */
export const audioStoreOf = (config: Config): AudioStore =>
  config.s3
    ? createS3AudioStore(config.s3)
    : createFolderAudioStore({ folder: join(config.dataDir, "recordings") });

/** Puts together everything that takes recordings in. */
export function assembleRecordings(dependencies: Dependencies) {
  const { db, quotas, clock, store, reachInterview, followUps } = dependencies;
  const repository = createRecordingsRepository(db);
  const recordings = createRecordingsService({
    db,
    recordings: repository,
    store,
    reachInterview,
    clock,
    followUps,
  });
  const chunks = createChunksService({ db, recordings: repository, store, reachInterview, clock, quotas });
  const { reach } = recordings;
  const copies = createCopiesService({
    db,
    recordings: repository,
    reach,
    store,
    whenCopied: followUps.whenCopied,
  });
  const listen = createListenService({ recordings, store });
  return {
    recordings,
    uploadWhole: createWholeUploadService({ chunks, recordings, reachInterview }),
    cleanAbandoned: createCleanAbandoned({ recordings: repository, store, clock }),
    cleanPieces: createCleanPieces({ recordings: repository, store }),
    routes: (whenWhole: RecordingRoutesOptions["whenWhole"]) =>
      recordingsRoutes({ chunks, copies, recordings, listen, whenWhole }),
  };
}
