import type { AuditService } from "#features/audit/audit.service.ts";
import type { Access } from "#features/people/people.access.ts";
import type { Actor } from "#http/actor.ts";
import { type Clock, isoNow } from "#platform/clock.ts";
import type { ConsentsRepository } from "./consents.repository.ts";

/** What is agreed to besides words: that the photograph of an interview goes to this service. Consents are stored in these very words: they never change. */
const picturesAt = (label: string): string => `${label} sees pictures`;

/** May this service see the photograph of an interview, by what was agreed to? */
export const maySee = (agreed: ReadonlySet<string>, label: string): boolean => agreed.has(picturesAt(label));

/** Whether somebody's words may leave the house. */
export function createConsentService({
  consents,
  services: { outside, seeing },
  access,
  whenAgreed,
  audit,
  clock,
}: {
  consents: ConsentsRepository;
  /** Labels of the services outside the house; and of those that may be sent the photograph of an interview. */
  services: { outside: readonly string[]; seeing: readonly string[] };
  access: Access;
  whenAgreed: () => Promise<void>;
  audit: AuditService;
  clock: Clock;
}) {
  const wanted = [...outside, ...seeing.map(picturesAt)];

  const present = async (personId: string) => {
    const found = await consents.find(personId);
    const isAnswered = found !== null && wanted.every((label) => found.services.includes(label));
    const accepts = found === null ? null : isAnswered || (found.services.length > 0 ? null : false);
    return {
      services: [...outside],
      sends_pictures: seeing.length > 0,
      accepts: outside.length > 0 ? accepts : null,
    };
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

    /** Agrees to every service that is configured now; one that comes later is asked about again, and so is what one may see. */
    decide: async (actor: Actor, personId: string, accepts: boolean) => {
      const person = await access.person(actor, personId);
      const names = accepts ? wanted : [];
      await consents.save(personId, { services: names, by: actor.id, at: isoNow(clock) });
      await audit.noteReach(actor, person, { action: "consent.changed", subjectId: personId });
      if (accepts) await whenAgreed();
      return present(personId);
    },
  };
}

export type ConsentService = ReturnType<typeof createConsentService>;
