import type { Actor } from "#http/actor.ts";
import { Failure } from "#http/failure.ts";
import type { AuditService } from "../audit/audit.service.ts";
import type { Access } from "../people/people.access.ts";
import type { RemovalRepository } from "./removal.repository.ts";

export type RemovalDependencies = {
  repository: RemovalRepository;
  access: Access;
  audit: AuditService;
  isAdminEmail: (email: string | null) => boolean;
  /** The interviews with these ids are gone: what lies outside the database goes too. */
  whenGone: (interviewIds: string[]) => Promise<void>;
};

/** Removes an interviewee, or an account with its interviewees. Administrators are named by the configuration and stay. */
export const createRemovePerson =
  ({ repository, access, audit, isAdminEmail, whenGone }: RemovalDependencies) =>
  async (actor: Actor, id: string): Promise<void> => {
    const person = await access.person(actor, id);
    if (isAdminEmail(person.email)) throw new Failure("people.is_administrator");
    const interviews = await repository.inTransaction(async (trx) => {
      const family = [person.id, ...(await repository.intervieweesOf(person.id, trx))];
      const locked = await repository.lockInterviews(family, trx);
      if (person.email !== null) await repository.removeCodes(person.email, trx);
      await repository.removePerson(person.id, trx);
      return locked;
    });
    await audit.note({
      action: "person.removed",
      actorId: actor.id,
      subjectId: person.id,
      personId: person.id,
    });
    await whenGone(interviews);
  };
