import type { Actor } from "#http/actor.ts";
import { Failure } from "#http/failure.ts";
import type { AuditService } from "../audit/audit.service.ts";
import type { Access } from "../people/people.access.ts";
import type { PeopleService } from "../people/people.service.ts";
import type { Person } from "../people/person.ts";
import type { MergeRepository } from "./merge.repository.ts";

export type MergeDependencies = {
  repository: MergeRepository;
  access: Access;
  people: PeopleService;
  audit: AuditService;
};

/**
 * Makes one of two interviewees of the same account. The three interviews build on each other, so nothing is put together of
 * two that were both told in: then both stay as they are, and a story can be made of both.
 */
export const createMergePeople =
  ({ repository, access, people, audit }: MergeDependencies) =>
  async (actor: Actor, id: string, intoId: string): Promise<Person> => {
    const from = await access.person(actor, id);
    const into = await access.person(actor, intoId);
    const isFamily = from.parent_id !== null && from.parent_id === into.parent_id;
    if (!isFamily || from.id === into.id) throw new Failure("people.not_an_interviewee");
    await repository.inTransaction(async (trx) => {
      await repository.lockInterviews([from.id, into.id].sort(), trx);
      const told = await repository.toldNumbers(from.id, trx);
      const alsoTold = await repository.toldNumbers(into.id, trx);
      if (told.length > 0 && alsoTold.length > 0) {
        const numbers = told.filter((number) => alsoTold.includes(number));
        throw new Failure("people.both_told", { details: { numbers } });
      }
      if (told.length > 0) await repository.moveTold(from.id, into.id, trx);
      await people.fillProfile(into, from, trx);
      await repository.removePerson(from.id, trx);
    });
    await audit.note({ action: "person.merged", actorId: actor.id, subjectId: from.id, personId: into.id });
    return (await people.find(into.id)) ?? into;
  };
