import type { Actor } from "#http/actor.ts";
import { Failure } from "#http/failure.ts";
import { type Clock, isoAfter, isoNow } from "#platform/clock.ts";
import { JobLater, type Jobs, type JobWork } from "#platform/jobs.ts";
import type { Log } from "#platform/log.ts";
import type { Mailer } from "#providers/mailer/mailer.ts";
import type { Access } from "../people/people.access.ts";
import { departureMail } from "./departure-mail.ts";
import type { DeparturesRepository } from "./departures.repository.ts";
import type { RemovalService } from "./removal.service.ts";

/** The kind of job that removes an account on its day. Its subject is the account. */
export const departureJob = "departure";

/** Seconds in which it can be taken back: seven days. */
const graceSeconds = 7 * 24 * 60 * 60;

export type DepartureDependencies = {
  departures: DeparturesRepository;
  removal: RemovalService;
  access: Access;
  jobs: Jobs;
  clock: Clock;
  post: {
    mailer: Mailer;
    publicUrl: string | null;
    log: Log;
    isAdminEmail: (email: string | null) => boolean;
  };
};

/** Removes one's own account after seven days in which that can be taken back. */
export function createDepartures(dependencies: DepartureDependencies) {
  const { departures, removal, access, jobs, clock, post } = dependencies;

  const of = async ({ id }: Actor): Promise<{ due_at: string | null }> => ({
    due_at: (await departures.find(id))?.due_at ?? null,
  });

  return {
    of,

    request: async (actor: Actor): Promise<{ due_at: string | null }> => {
      if (post.isAdminEmail(actor.email)) throw new Failure("people.is_administrator");
      const known = await departures.find(actor.id);
      if (known) return known;
      const due_at = isoAfter(clock, graceSeconds);
      await departures.inTransaction(async (trx) => {
        await departures.add({ person_id: actor.id, requested_at: isoNow(clock), due_at }, trx);
        await jobs.enqueue({ kind: departureJob, subject: actor.id, again: true }, trx);
      });
      jobs.wake();
      // It is under way, whether the mail arrives or not.
      await post.mailer
        .send(departureMail({ to: actor.email, dueAt: due_at, publicUrl: post.publicUrl }))
        .catch(() => post.log.warn({}, "a mail about an account that is to be removed was not sent"));
      return of(actor);
    },

    takeBack: async (actor: Actor): Promise<{ due_at: string | null }> => {
      await departures.drop(actor.id);
      return of(actor);
    },

    /** Removes the account when its day has come; nothing where that was taken back. */
    run: async ({ subject }: Pick<JobWork, "subject">): Promise<void> => {
      const found = await departures.find(subject);
      if (!found) return;
      const left = Math.ceil((Date.parse(found.due_at) - clock.now().getTime()) / 1000);
      if (left > 0) throw new JobLater(left);
      const person = await access.person({ id: subject, email: "", isAdmin: false }, subject);
      await removal.drop(person, subject);
    },
  };
}
