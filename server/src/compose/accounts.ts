import { accountsRoutes } from "#features/accounts/accounts.routes.ts";
import { createInterviewListRepository } from "#features/accounts/interview-list.repository.ts";
import { createInterviewList } from "#features/accounts/interview-list.service.ts";
import { createMergeRepository } from "#features/accounts/merge.repository.ts";
import { createMergePeople } from "#features/accounts/merge.service.ts";
import { createRemovalRepository } from "#features/accounts/removal.repository.ts";
import { createRemovePerson } from "#features/accounts/removal.service.ts";
import type { AuditService } from "#features/audit/audit.service.ts";
import { createHandOver } from "#features/people/hand-over.service.ts";
import type { Access } from "#features/people/people.access.ts";
import type { PeopleRepository } from "#features/people/people.repository.ts";
import { peopleRoutes } from "#features/people/people.routes.ts";
import type { PeopleService } from "#features/people/people.service.ts";
import { createSettingsRepository } from "#features/people/settings.repository.ts";
import { createSettingsService } from "#features/people/settings.service.ts";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/config.ts";
import type { Database } from "#platform/database.ts";
import type { Log } from "#platform/log.ts";
import { createRateLimiter } from "#platform/rate-limit.ts";
import type { Mailer } from "#providers/mailer/mailer.ts";

type Parts = {
  config: Config;
  db: Database;
  clock: Clock;
  log: Log;
  repository: PeopleRepository;
  people: PeopleService;
  access: Access;
  audit: AuditService;
  mailer: Mailer;
  isAdminEmail: (email: string | null) => boolean;
  /** The interviews with these ids are gone. */
  whenGone: (interviewIds: string[]) => Promise<void>;
};

/** Puts together what people are and have chosen, and what is done with whole people. */
export function assembleAccounts(parts: Parts) {
  const { config, db, clock, log, repository, people, access, audit, mailer, isAdminEmail, whenGone } = parts;
  const settings = createSettingsService({ repository: createSettingsRepository(db), clock });
  const handOver = createHandOver({
    repository,
    access,
    audit,
    rules: { quotas: config.quotas, limiter: createRateLimiter(db, clock), settings },
    post: { mailer, publicUrl: config.publicUrl, log },
  });
  const merge = createMergePeople({ repository: createMergeRepository(db), access, people, audit });
  const remove = createRemovePerson({
    repository: createRemovalRepository(db),
    access,
    audit,
    isAdminEmail,
    whenGone,
  });
  const listInterviews = createInterviewList(createInterviewListRepository(db));
  return {
    routes: {
      ...peopleRoutes({ people, settings, handOver, isAdminEmail }),
      ...accountsRoutes({ merge, remove, listInterviews, isAdminEmail }),
    },
  };
}
