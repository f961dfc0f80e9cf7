import type { AuditService } from "#features/audit/audit.service.ts";
import { createAcceptInvitation } from "#features/auth/accept-invitation.service.ts";
import { authRoutes } from "#features/auth/auth.routes.ts";
import { codeMail, guessMail } from "#features/auth/code-mail.ts";
import { createCodesRepository } from "#features/auth/codes.repository.ts";
import { createCodesService } from "#features/auth/codes.service.ts";
import { createInvitationsRepository } from "#features/auth/invitations.repository.ts";
import { invitationsRoutes } from "#features/auth/invitations.routes.ts";
import { createInvitationsService } from "#features/auth/invitations.service.ts";
import { createNotedSignIn } from "#features/auth/noted-sign-in.service.ts";
import { openidRoutes } from "#features/auth/openid.routes.ts";
import { createSessionsRepository } from "#features/auth/sessions.repository.ts";
import { createSessionsService } from "#features/auth/sessions.service.ts";
import { createSignInService } from "#features/auth/sign-in.service.ts";
import { createTellerLinksRepository } from "#features/auth/teller-links.repository.ts";
import { tellerLinksRoutes } from "#features/auth/teller-links.routes.ts";
import { createTellerLinksService } from "#features/auth/teller-links.service.ts";
import type { Access } from "#features/people/people.access.ts";
import type { PeopleService } from "#features/people/people.service.ts";
import { isHttps } from "#http/own-origin.ts";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/config.ts";
import { createDailyJob } from "#platform/daily-job.ts";
import type { Database } from "#platform/database.ts";
import type { Jobs } from "#platform/jobs.ts";
import type { Log } from "#platform/log.ts";
import { createRateLimiter } from "#platform/rate-limit.ts";
import { serverSecret } from "#platform/settings.ts";
import { createOpenIdProvider } from "#providers/identity/openid.identity.ts";
import type { Mailer } from "#providers/mailer/mailer.ts";

const day = 24 * 60 * 60;

type Dependencies = {
  config: Config;
  db: Database;
  clock: Clock;
  log: Log;
  jobs: Jobs;
  people: PeopleService;
  access: Access;
  audit: AuditService;
  mailer: Mailer;
  isAdminEmail: (email: string | null) => boolean;
  showCode: ((email: string, code: string) => void) | undefined;
};

/** Puts together everything that lets people in and out. */
export async function assembleSignIn(dependencies: Dependencies) {
  const { config, db, clock, log, jobs, people, access, audit, mailer, isAdminEmail, showCode } =
    dependencies;
  const isSecure = isHttps(config);
  const secret = await serverSecret(db);
  const codesRepository = createCodesRepository(db, clock);
  const limiter = createRateLimiter(db, clock);
  const post = {
    code: async (email: string, code: string) => {
      await mailer.send(codeMail(email, code));
      if (config.smtpUrl === null) showCode?.(email, code);
    },
    warning: (email: string) => mailer.send(guessMail(email)),
  };
  const codes = createCodesService({ codes: codesRepository, limiter, post, secret, clock });
  const sessions = createSessionsService({
    sessions: createSessionsRepository(db),
    people,
    isAdminEmail,
    clock,
    idleSeconds: config.sessionIdleDays * day,
  });
  const plain = createSignInService({ db, people, codesRepository, codes, sessions });
  const signIn = createNotedSignIn({ signIn: plain, people, audit });
  const inviting = { clock, invitations: createInvitationsRepository(db), people, audit };
  const invitations = createInvitationsService({ ...inviting, mailer });
  const acceptInvitation = createAcceptInvitation({ ...inviting, db, sessions, limiter });
  const tellerLinks = createTellerLinksService({
    links: createTellerLinksRepository(db),
    sessions,
    access,
    rules: { audit, limiter },
    clock,
  });
  const identity = config.openid && createOpenIdProvider(config.openid);
  const cleaning = createDailyJob(jobs, {
    kind: "clean-sign-in",
    subject: "sign-in",
    steps: [
      codesRepository.removeExpired,
      limiter.removeExpired,
      sessions.removeEnded,
      invitations.removeExpired,
      tellerLinks.removeExpired,
      audit.removeStrangers,
    ],
  });
  return {
    sessions,
    routes: {
      ...authRoutes({
        signIn,
        sessions,
        isAdminEmail,
        hasOpenId: identity !== null,
        tokenSyncUrl: config.tokenSyncUrl,
        contact: config.contact,
        isSecure,
        audit,
        secret,
      }),
      ...invitationsRoutes({
        invitations,
        acceptInvitation,
        isAdminEmail,
        isSecure,
        publicUrl: config.publicUrl,
        trustProxy: config.trustProxy,
      }),
      ...tellerLinksRoutes({
        links: tellerLinks,
        isSecure,
        publicUrl: config.publicUrl,
        trustProxy: config.trustProxy,
      }),
      ...openidRoutes({ signIn, identity, publicUrl: config.publicUrl, isSecure, log }),
    },
    resume: cleaning.resume,
  };
}
