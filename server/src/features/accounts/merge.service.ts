import type { Actor } from "#http/actor.ts";
import { Failure } from "#http/failure.ts";
import type { Queries } from "#platform/database.ts";
import type { AuditService } from "../audit/audit.service.ts";
import type { JoinLedgers } from "../interviews/join-ledgers.service.ts";
import type { Access } from "../people/people.access.ts";
import type { PeopleService } from "../people/people.service.ts";
import type { Person } from "../people/person.ts";
import type { MergeRepository } from "./merge.repository.ts";

export type MergeDependencies = {
  repository: MergeRepository;
  access: Access;
  people: PeopleService;
  joinLedgers: JoinLedgers;
  audit: AuditService;
};

/**
 * Makes one of two interviewees of the same account. The three interviews build on each other, so nothing is put together of
 * two that were both told in: then both stay as they are, and a story can be made of both.
 */
export const createMergePeople = ({ repository, access, people, joinLedgers, audit }: MergeDependencies) => {
  /** Both as they are now, and locked. Somebody else may have merged, removed or handed over one of them since. */
  const lock = async (id: string, intoId: string, trx: Queries): Promise<{ from: Person; into: Person }> => {
    const ids = [id, intoId].sort();
    await repository.lockInterviews(ids, trx);
    const locked = await repository.lockPeople(ids, trx);
    const [from, into] = [id, intoId].map((wanted) => locked.find((person) => person.id === wanted));
    if (!from || !into) throw new Failure("people.not_found");
    const isFamily = from.parent_id !== null && from.parent_id === into.parent_id;
    if (isFamily) await repository.moveTellerLinks(from.id, into.id, trx);
    if (!isFamily || from.id === into.id || (await repository.isAccount(from.id, trx)))
      throw new Failure("people.not_an_interviewee");
    return { from, into };
  };

  /** Answers the one of the two whose interviews are kept. */
  const keepInterviews = async (from: string, into: string, trx: Queries): Promise<string> => {
    const told = await repository.toldNumbers(from, trx);
    const alsoTold = await repository.toldNumbers(into, trx);
    if (told.length > 0 && alsoTold.length > 0) {
      const numbers = told.filter((number) => alsoTold.includes(number));
      throw new Failure("people.both_told", { details: { numbers } });
    }
    const isKept = told.length === 0 && (await repository.hasInterviews(into, trx));
    await repository.fillBios(isKept ? into : from, isKept ? from : into, trx);
    if (isKept) return into;
    await repository.moveInterviews(from, into, trx);
    return from;
  };

  return async (actor: Actor, id: string, intoId: string): Promise<Person> => {
    await access.people(actor, [id, intoId]);
    const stays = await repository.inTransaction(async (trx) => {
      const { from, into } = await lock(id, intoId, trx);
      const teller = await keepInterviews(from.id, into.id, trx);
      await joinLedgers({ from: from.id, into: into.id, teller }, trx);
      await repository.joinConsents(from.id, into.id, trx);
      await repository.moveMedia(from.id, into.id, trx);
      await repository.relinkFamilies(from.id, into.id, trx);
      await repository.moveAudit(from.id, into.id, trx);
      await people.fillProfile(into, from, trx);
      await repository.removePerson(from.id, trx);
      return into;
    });
    await audit.note({ action: "person.merged", actorId: actor.id, subjectId: id, personId: intoId });
    return (await people.find(intoId)) ?? stays;
  };
};
