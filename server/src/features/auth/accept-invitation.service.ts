import { Failure } from "#http/failure.ts";
import { type Clock, isoNow } from "#platform/clock.ts";
import type { Database } from "#platform/database.ts";
import type { RateLimiter } from "#platform/rate-limit.ts";
import { hashToken } from "#platform/secrets.ts";
import type { AuditService } from "../audit/audit.service.ts";
import type { PeopleService } from "../people/people.service.ts";
import { codeLimits } from "./code-limits.ts";
import type { InvitationsRepository } from "./invitations.repository.ts";
import type { SessionsService } from "./sessions.service.ts";
import type { SignedIn } from "./sign-in.service.ts";

type Accepting = { token: string; device: string | null; network: string };

export type AcceptInvitation = (accepting: Accepting) => Promise<SignedIn>;

type Dependencies = {
  db: Database;
  clock: Clock;
  invitations: InvitationsRepository;
  people: PeopleService;
  sessions: SessionsService;
  audit: AuditService;
  limiter: RateLimiter;
};

/** Signs in whoever holds the link of an invitation, once. Throws `auth.invitation_used`. */
export function createAcceptInvitation(dependencies: Dependencies): AcceptInvitation {
  const { db, clock, invitations, people, sessions, audit, limiter } = dependencies;
  return async ({ token, device, network }) => {
    const wait = await limiter.count(codeLimits.triedByNetwork, network);
    if (wait > 0) throw new Failure("request.rate_limited", { retryAfter: wait });
    const { personId, issued } = await db.transaction().execute(async (trx) => {
      const invited = await invitations.take(hashToken(token), isoNow(clock), trx);
      if (invited === undefined) throw new Failure("auth.invitation_used");
      return {
        personId: invited,
        issued: await sessions.open({ personId: invited, kind: "browser", device }, trx),
      };
    });
    const person = await people.find(personId);
    if (!person) throw new Failure("auth.invitation_used");
    await audit.note({ action: "sign_in.by_invitation", actorId: personId, personId, network });
    return { ...issued, person };
  };
}
