import type { SetUp } from "@saga/contract/administration";
import { accountsRoutes } from "#features/accounts/accounts.routes.ts";
import { createInterviewListRepository } from "#features/accounts/interview-list.repository.ts";
import { createInterviewList } from "#features/accounts/interview-list.service.ts";
import { createMergeRepository } from "#features/accounts/merge.repository.ts";
import { createMergePeople } from "#features/accounts/merge.service.ts";
import { setUpRoutes, type Tries } from "#features/accounts/set-up.routes.ts";
import type { PrintedOf } from "#features/books/printed.service.ts";
import { createJoinLedgers } from "#features/interviews/join-ledgers.service.ts";
import { createHandOver } from "#features/people/hand-over.service.ts";
import type { PeopleRepository } from "#features/people/people.repository.ts";
import { peopleRoutes } from "#features/people/people.routes.ts";
import type { PeopleService } from "#features/people/people.service.ts";
import { createSettingsRepository } from "#features/people/settings.repository.ts";
import { createSettingsService } from "#features/people/settings.service.ts";
import { importRoutes } from "#features/takeout/import.routes.ts";
import { createImportService, importJob } from "#features/takeout/import.service.ts";
import { createImportWork } from "#features/takeout/import-work.service.ts";
import { createImportsRepository } from "#features/takeout/imports.repository.ts";
import { createTakeoutRepository } from "#features/takeout/takeout.repository.ts";
import { takeoutRoutes } from "#features/takeout/takeout.routes.ts";
import { createTakeoutService } from "#features/takeout/takeout.service.ts";
import { createRateLimiter } from "#platform/rate-limit.ts";
import { assembleRemoval, type RemovalDependencies } from "./removal.ts";

type Dependencies = Omit<RemovalDependencies, "people"> & {
  repository: PeopleRepository;
  people: PeopleService;
  /** Takes up sound and words that wait to be prepared. */
  whenImported: () => Promise<void>;
  /** Files of a story to read and to print. */
  printedOf: PrintedOf;
  setUp: SetUp;
  tries: Tries;
};

/** Puts together what people are and have chosen, and what is done with whole people. */
export function assembleAccounts(dependencies: Dependencies) {
  const { config, db, clock, log, repository, people, access, audit, mailer, isAdminEmail } = dependencies;
  const settings = createSettingsService({ repository: createSettingsRepository(db), clock });
  const handOver = createHandOver({
    repository,
    access,
    audit,
    rules: { quotas: config.quotas, limiter: createRateLimiter(db, clock), settings },
    post: { mailer, publicUrl: config.publicUrl, log },
  });
  const merge = createMergePeople({
    repository: createMergeRepository(db, { isEmbedded: config.databaseUrl === null }),
    access,
    people,
    joinLedgers: createJoinLedgers({ store: dependencies.store, clock }),
    audit,
  });
  const imports = createImportsRepository(db);
  const { jobs, audioStore: store } = dependencies;
  const { quotas } = config;
  const rules = { clock, log, quotas, whenImported: dependencies.whenImported };
  jobs.handle(importJob, createImportWork({ db, imports, store, audit, rules }));
  const importService = createImportService({ imports, jobs, store, clock, quotas });
  const listInterviews = createInterviewList(
    createInterviewListRepository(db, { isEmbedded: config.databaseUrl === null }),
  );
  const removal = assembleRemoval({ ...dependencies, people: repository });
  return {
    imports: importService,
    eraseInTurn: removal.eraseInTurn,
    routes: {
      ...peopleRoutes({ people, settings, handOver, isAdminEmail }),
      ...accountsRoutes({ merge, listInterviews, isAdminEmail, mailer }),
      ...setUpRoutes(dependencies.setUp, dependencies.tries),
      ...importRoutes(importService),
      ...takeoutRoutes(
        createTakeoutService({
          repository: createTakeoutRepository(db),
          access,
          audit,
          files: { store: dependencies.audioStore, printedOf: dependencies.printedOf },
          clock,
        }),
      ),
      ...removal.routes,
    },
  };
}
