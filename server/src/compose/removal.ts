import type { StoryWorker } from "#authoring/story-worker.ts";
import type { AuditService } from "#features/audit/audit.service.ts";
import { createForgetInterview } from "#features/interviews/forget.service.ts";
import { createForgetAnswer } from "#features/interviews/forget-answer.service.ts";
import type { InterviewStore } from "#features/interviews/interview-store.repository.ts";
import type { ReachInterview } from "#features/interviews/interviews.access.ts";
import type { Access } from "#features/people/people.access.ts";
import type { PeopleRepository } from "#features/people/people.repository.ts";
import { createCutStories } from "#features/removal/cut-stories.service.ts";
import { createDeleteWords } from "#features/removal/delete-words.service.ts";
import { createDeparturesRepository } from "#features/removal/departures.repository.ts";
import { createDepartures, departureJob } from "#features/removal/departures.service.ts";
import { removalRoutes } from "#features/removal/removal.routes.ts";
import { createRemovalService } from "#features/removal/removal.service.ts";
import { createRemovalWork, removalJob } from "#features/removal/removal-work.service.ts";
import { createRemovalsRepository } from "#features/removal/removals.repository.ts";
import { createSweepRemoval } from "#features/removal/sweep.service.ts";
import { cleanDatabase } from "#platform/clean-database.ts";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/config.ts";
import type { Database } from "#platform/database.ts";
import type { Jobs } from "#platform/jobs.ts";
import type { Log } from "#platform/log.ts";
import type { AudioStore } from "#providers/audio-store/audio-store.ts";
import type { Mailer } from "#providers/mailer/mailer.ts";

export type RemovalDependencies = {
  config: Config;
  db: Database;
  clock: Clock;
  log: Log;
  jobs: Jobs;
  people: PeopleRepository;
  access: Access;
  audit: AuditService;
  store: InterviewStore;
  reachInterview: ReachInterview;
  audioStore: AudioStore;
  mailer: Mailer;
  isAdminEmail: (email: string | null) => boolean;
  adminEmails: readonly string[];
  forgetSpeech: () => Promise<void>;
  authors: Pick<StoryWorker, "sharedRuns" | "cut">;
};

/** Puts together how people, accounts and interviews are removed. */
export function assembleRemoval(dependencies: RemovalDependencies) {
  const { config, db, clock, log, jobs, people, access, audit, store, reachInterview, mailer, isAdminEmail } =
    dependencies;
  const removals = createRemovalsRepository(db);
  const adminIds = async () =>
    (await Promise.all(dependencies.adminEmails.map((email) => people.findByEmail(email)))).flatMap(
      (admin) => admin?.id ?? [],
    );
  const cutStories = createCutStories({ db, authors: dependencies.authors, clock });
  const work = createRemovalWork({ removals, jobs, clock, cutStories });
  const removal = createRemovalService({
    removals,
    work,
    jobs,
    audit,
    rights: { access, reachInterview, isAdminEmail, adminIds },
    drawn: { forgetInterview: createForgetInterview({ store, clock }), cutStories },
  });
  const deleteWords = createDeleteWords({
    work,
    jobs,
    audit,
    rights: { reachInterview, adminIds },
    drawn: {
      forgetAnswer: createForgetAnswer({ store, clock }),
      cutStories,
      holdLedger: store.ledgers.hold,
    },
  });
  const departures = createDepartures({
    departures: createDeparturesRepository(db),
    removal,
    access,
    jobs,
    clock,
    post: { mailer, publicUrl: config.publicUrl, log, isAdminEmail },
  });
  const sweep = createSweepRemoval({
    removals,
    store: dependencies.audioStore,
    places: {
      forgetMails: async (mentions) => mailer.forget?.(mentions),
      forgetSpeech: dependencies.forgetSpeech,
      cleanDatabase: (signal) => cleanDatabase(db, { isEmbedded: config.databaseUrl === null, signal }),
    },
    clock,
    log,
  });
  jobs.handle(removalJob, sweep);
  jobs.handle(departureJob, departures.run);
  const shown = {
    keptOut: (id: string) => store.keptOut.ofInterview(id),
    messages: (id: string) => store.messages.list(id),
  };
  return {
    routes: removalRoutes({ removal, departures, deleteWords: deleteWords.now, shown }),
    eraseInTurn: deleteWords.inTurn,
  };
}
