import type { AuditService } from "#features/audit/audit.service.ts";
import type { Access } from "#features/people/people.access.ts";
import type { Actor } from "#http/actor.ts";
import { type Clock, isoNow } from "#platform/clock.ts";
import type { ConsentsRepository } from "./consents.repository.ts";

/** Whether somebody's words may leave the house. */
export function createConsentService({
  consents,
  outside,
  access,
  whenAgreed,
  audit,
  clock,
}: {
  consents: ConsentsRepository;
  /** Labels of the services outside the house. */
  outside: readonly string[];
  access: Access;
  whenAgreed: () => Promise<void>;
  audit: AuditService;
  clock: Clock;
}) {
  const present = async (personId: string) => {
    const found = await consents.find(personId);
    const isAnswered = found !== null && outside.every((label) => found.services.includes(label));
    const accepts = found === null ? null : isAnswered || (found.services.length > 0 ? null : false);
    return { services: [...outside], accepts: outside.length > 0 ? accepts : null };
  };

  return {
    /** Services that every one of these people agreed to. */
    agreed: async (people: readonly string[]): Promise<ReadonlySet<string>> => {
      const found = await Promise.all(people.map((person) => consents.find(person)));
      const [first = [], ...rest] = found.map((consent) => consent?.services ?? []);
      return new Set(first.filter((name) => rest.every((services) => services.includes(name))));
    },

    get: async (actor: Actor, personId: string) => {
      await access.person(actor, personId);
      return present(personId);
    },

    /** Agrees to every service that is configured now; one that comes later is asked about again. */
    decide: async (actor: Actor, personId: string, accepts: boolean) => {
      const person = await access.person(actor, personId);
      const names = accepts ? [...outside] : [];
      await consents.save(personId, { services: names, by: actor.id, at: isoNow(clock) });
      await audit.noteReach(actor, person, { action: "consent.changed", subjectId: personId });
      if (accepts) await whenAgreed();
      return present(personId);
    },
  };
}

export type ConsentService = ReturnType<typeof createConsentService>;
