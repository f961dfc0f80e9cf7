import { createAskedPictureService } from "#features/family/asked-picture.service.ts";
import { asksRoutes } from "#features/family/asks.routes.ts";
import { createAsksService } from "#features/family/asks.service.ts";
import { createClaimsRepository } from "#features/family/claims.repository.ts";
import { createClaimsService, type Readers } from "#features/family/claims.service.ts";
import { createFamilyRepository } from "#features/family/family.repository.ts";
import { familyRoutes } from "#features/family/family.routes.ts";
import { createFamilyService } from "#features/family/family.service.ts";
import { createFamilyPages } from "#features/family/family-pages.service.ts";
import { gedcomRoutes } from "#features/family/gedcom.routes.ts";
import { createGedcomService } from "#features/family/gedcom.service.ts";
import { createGedcomWorker } from "#features/family/gedcom-worker.ts";
import { handedDownRoutes } from "#features/family/handed-down.routes.ts";
import { createHandedDownService } from "#features/family/handed-down.service.ts";
import { createInterviewsAboutService } from "#features/family/interviews-about.service.ts";
import { lifeRoutes } from "#features/family/life.routes.ts";
import { createLifeService } from "#features/family/life.service.ts";
import { createMapService } from "#features/family/map.service.ts";
import { createMediaRepository } from "#features/family/media.repository.ts";
import { mediaRoutes } from "#features/family/media.routes.ts";
import { createMediaService } from "#features/family/media.service.ts";
import { createMediaPiecesRepository } from "#features/family/media-pieces.repository.ts";
import { createMediaPiecesService } from "#features/family/media-pieces.service.ts";
import { createPictureWorker } from "#features/family/picture-worker.ts";
import { createPicturesService } from "#features/family/pictures.service.ts";
import { placesRoutes } from "#features/family/places.routes.ts";
import { createPrintableFiles } from "#features/family/printable-files.service.ts";
import { proposalsRoutes } from "#features/family/proposals.routes.ts";
import { createProposalsService } from "#features/family/proposals.service.ts";
import { createKeptOutBy, createToldBy } from "#features/family/told-by.service.ts";
import { createToldPicturesService } from "#features/family/told-pictures.service.ts";
import { createAskNext } from "#features/interviews/asked-for.service.ts";
import type { InterviewStore } from "#features/interviews/interview-store.repository.ts";
import { createReachInterview } from "#features/interviews/interviews.access.ts";
import type { InterviewsService } from "#features/interviews/interviews.service.ts";
import type { StartAbout } from "#features/interviews/start-about.service.ts";
import type { Access } from "#features/people/people.access.ts";
import type { PeopleService } from "#features/people/people.service.ts";
import type { Actor } from "#http/actor.ts";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/config.ts";
import type { Database } from "#platform/database.ts";
import { createJobs } from "#platform/jobs.ts";
import type { Log } from "#platform/log.ts";
import { createRateLimiter } from "#platform/rate-limit.ts";
import type { AudioStore } from "#providers/audio-store/audio-store.ts";
import { createXyzMapTiles } from "#providers/map-tiles/xyz.map-tiles.ts";

type Dependencies = {
  db: Database;
  clock: Clock;
  log: Log;
  config: Pick<Config, "quotas" | "map" | "databaseUrl">;
  access: Access;
  people: PeopleService;
  interviews: InterviewsService;
  store: InterviewStore;
  startAbout: StartAbout;
  audioStore: AudioStore;
  readers: Readers;
};

/** Puts together families, lives and what is kept of them. */
export function assembleFamily(dependencies: Dependencies) {
  const { db, clock, log, access, people, audioStore } = dependencies;
  const { quotas, map, databaseUrl } = dependencies.config;
  const family = createFamilyService({ db, repository: createFamilyRepository(db), people, access, clock });
  const media = createMediaRepository(db);
  const files = createMediaService({ media, store: audioStore, access, clock, quotas });
  const arriving = createMediaPiecesRepository(db);
  const pieces = createMediaPiecesService({ pieces: arriving, media: files, store: audioStore, clock });
  const pictures = createPicturesService({ media: files, store: audioStore, draw: createPictureWorker() });
  const interviewsOf = (personId: string) => dependencies.store.interviews.listOfPeople([personId]);
  const { read } = dependencies.interviews;
  const stored = createClaimsRepository(db, clock, { isEmbedded: databaseUrl === null });
  const toldBy = createToldBy({ read, interviewsOf, claimsOf: stored.ofPerson });
  const jobs = createJobs({ db, clock, log });
  const claims = createClaimsService({
    claims: stored,
    toldBy,
    accountOf: people.accountOf,
    readers: dependencies.readers,
    jobs,
  });
  const keptOutBy = createKeptOutBy({ read, interviewsOf });
  const printableFiles = createPrintableFiles({ media: files, people, keptOutBy });
  const life = createLifeService({ access, media, toldBy });
  const proposals = createProposalsService({ family, people, access, toldBy, claims });
  const reachInterview = createReachInterview(dependencies.store, access);
  const asked = createAskedPictureService({
    interviewOf: dependencies.store.interviews.find,
    reachInterview,
    accountOf: people.accountOf,
    pictures,
  });
  const askNext = createAskNext({ db, store: dependencies.store, reachInterview, clock });
  const { startAbout } = dependencies;
  const about = createInterviewsAboutService({ access, family, media: files, startAbout });
  const asks = createAsksService({ access, proposals, askNext });
  const handedDown = createHandedDownService({ family, access, toldBy });
  const gedcom = createGedcomService({
    family,
    proposals,
    media: files,
    worker: createGedcomWorker(),
    clock,
  });
  const sweep = () =>
    void Promise.all([files.sweep(), pieces.sweep()]).catch((error: unknown) =>
      log.error({ err: error }, "deleted files could not be removed"),
    );
  const timer = setInterval(sweep, 60 * 60 * 1000).unref();
  sweep();
  return {
    routes: {
      ...familyRoutes(family),
      ...mediaRoutes({ files, pieces, pictures }),
      ...lifeRoutes(life),
      ...proposalsRoutes(proposals),
      ...asksRoutes({
        asks,
        about,
        pictures: createToldPicturesService({ family, people, access, toldBy }),
        asked,
      }),
      ...placesRoutes(
        createMapService({
          map: map && { tiles: createXyzMapTiles(map.template, log), attribution: map },
          limiter: createRateLimiter(db, clock),
        }),
      ),
      ...handedDownRoutes(handedDown),
      ...gedcomRoutes(gedcom),
    },
    unsettledOf: asks.unsettledOf,
    /** The photograph of an interview for a model. Never throws: a question without it is better than none. */
    pictureOf: (interviewId: string): Promise<Uint8Array | null> =>
      asked.forModel(interviewId).catch((error: unknown) => {
        log.error({ err: error }, "a photograph could not be drawn for a model");
        return null;
      }),
    /** Hears that something was told in an interview. */
    whenTold: (interviewId: string): void => {
      if (!dependencies.readers.hasServices) return;
      dependencies.store.interviews
        .find(interviewId)
        .then((found) => found && claims.whenTold(found.interviewee_id))
        .catch((error: unknown) => log.error({ err: error }, "what was told could not be given to a model"));
    },
    start: jobs.start,
    archived: {
      tree: family.tree,
      files: printableFiles,
      open: files.open,
      pages: createFamilyPages({ family, handedDown, proposals, files: printableFiles }),
      picture: pictures.open,
      sources: async (actor: Actor) => (await proposals.list(actor)).sources,
    },
    close: async (): Promise<void> => {
      clearInterval(timer);
      await jobs.close();
    },
  };
}
