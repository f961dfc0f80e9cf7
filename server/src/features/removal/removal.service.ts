import type { AuditAction } from "@saga/contract/audit";
import type { Actor } from "#http/actor.ts";
import { Failure } from "#http/failure.ts";
import type { PeopleTable } from "#platform/account-tables.ts";
import type { Queries } from "#platform/database.ts";
import type { Jobs } from "#platform/jobs.ts";
import type { AuditService } from "../audit/audit.service.ts";
import type { ForgetInterview } from "../interviews/forget.service.ts";
import type { ReachInterview } from "../interviews/interviews.access.ts";
import type { Access } from "../people/people.access.ts";
import {
  type CutStories,
  type CutStory,
  type Cuts,
  type Cutting,
  cuttingOfInterviews,
} from "./cut-stories.service.ts";
import type { RemovalWork } from "./removal-work.service.ts";
import type { RemovalsRepository } from "./removals.repository.ts";
import { removedRows as rows } from "./removed-rows.repository.ts";

export type RemovalService = ReturnType<typeof createRemovalService>;

export type RemovalDependencies = {
  removals: RemovalsRepository;
  work: RemovalWork;
  jobs: Pick<Jobs, "wake">;
  audit: AuditService;
  /** Who may, and who are there. */
  rights: {
    access: Access;
    reachInterview: ReachInterview;
    isAdminEmail: (email: string | null) => boolean;
    /** Ids of the accounts that administer the server. */
    adminIds: () => Promise<string[]>;
  };
  /** What was drawn from interviews, beyond their own rows. */
  drawn: { forgetInterview: ForgetInterview; cutStories: CutStories };
};

/** What was removed, and which stories of others have lost sentences. */
export type Removal = { id: string; state: string; stories: CutStory[] };

/** Removes people and interviews: all rows in one transaction, files and mails by a job after it. */
export function createRemovalService(dependencies: RemovalDependencies) {
  const { removals, jobs, audit, rights } = dependencies;
  const { forgetInterview, cutStories } = dependencies.drawn;
  const { begin, removing } = dependencies.work;

  /** What goes with a person: those whom they interview, and all their interviews. */
  const familyOf = async (person: PeopleTable, queries: Queries) => {
    const people = await rows.familyOf(person.id, queries);
    if (!people.some(({ id }) => id === person.id)) throw new Failure("people.not_found");
    const ids = people.map(({ id }) => id);
    const interviewIds = await rows.interviewsOf(ids, queries);
    return { people, ids, interviewIds };
  };

  const cuttingOf = (
    person: PeopleTable,
    { people, ids, interviewIds }: Awaited<ReturnType<typeof familyOf>>,
    adminIds: string[],
  ): Cutting => ({
    removed: { interviewIds, names: people.map(({ name }) => name) },
    people: ids,
    alsoOf: [...(person.parent_id === null ? [] : [person.parent_id]), ...adminIds],
  });

  const dropPerson = async (
    person: PeopleTable,
    { actorId, adminIds, cuts }: { actorId: string; adminIds: string[]; cuts: Cuts },
    trx: Queries,
  ): Promise<Removal> => {
    const ids = (await rows.familyOf(person.id, trx)).map(({ id }) => id);
    await rows.lockInterviews([...ids, person.id], trx);
    await rows.lockFamily(person.id, trx);
    const family = await familyOf(person, trx);
    const { people, interviewIds } = family;
    const stories = await cutStories.apply(cuttingOf(person, family, adminIds), cuts, trx);
    const media = await rows.mediaKeys(family.ids, trx);
    await rows.dropJobs(interviewIds, trx);
    for (const id of interviewIds) await rows.dropMessages(id, trx);
    await rows.dropVersions(family.ids, trx);
    if (person.parent_id !== null) await rows.unlinkFromFamily(person.parent_id, person.id, trx);
    if (person.email !== null) await rows.dropAddress(person.email, trx);
    await rows.dropPerson(person.id, trx);
    const sound = [...interviewIds.map((id) => `${id}/`), ...media];
    const mentions = people.flatMap(({ name, email }) => [name, email ?? []].flat());
    const row = await begin({ actorId, sound, mentions }, trx);
    return { id: row.id, state: row.state, stories };
  };

  const ended = async (
    removal: Removal,
    noted: { action: AuditAction; actorId: string; subjectId: string; personId: string },
  ): Promise<Removal> => {
    jobs.wake();
    await audit.note(noted);
    return removal;
  };

  /** Removes an interviewee, or an account with its interviewees. Administrators are named by the configuration and stay. */
  const drop = async (person: PeopleTable, actorId: string): Promise<Removal> => {
    if (rights.isAdminEmail(person.email)) throw new Failure("people.is_administrator");
    const adminIds = await rights.adminIds();
    const removal = await removing(actorId, {
      find: async (queries) => cuttingOf(person, await familyOf(person, queries), adminIds),
      remove: (cuts, trx) => dropPerson(person, { actorId, adminIds, cuts }, trx),
    });
    const { id } = person;
    return ended(removal, { action: "person.removed", actorId, subjectId: id, personId: id });
  };

  return {
    drop,

    person: async (actor: Actor, id: string): Promise<Removal> =>
      drop(await rights.access.person(actor, id), actor.id),

    /** Removes one interview. What was to be left alone stays so in the others. */
    interview: async (actor: Actor, id: string): Promise<Removal> => {
      const { interview, person } = await rights.reachInterview(actor, id);
      const cutting = cuttingOfInterviews(person, {
        adminIds: await rights.adminIds(),
        interviewIds: [id],
      });
      const remove = async (cuts: Cuts, trx: Queries): Promise<Removal> => {
        if (!(await rows.lockInterview(id, trx))) throw new Failure("interviews.not_found");
        const stories = await cutStories.apply(cutting, cuts, trx);
        await forgetInterview(interview, trx);
        await rows.dropJobs([id], trx);
        await rows.dropMessages(id, trx);
        await rows.dropInterview(id, trx);
        const row = await begin({ actorId: actor.id, sound: [`${id}/`], mentions: [] }, trx);
        return { id: row.id, state: row.state, stories };
      };
      const removal = await removing(actor.id, { find: async () => cutting, remove });
      return ended(removal, {
        action: "interview.removed",
        actorId: actor.id,
        subjectId: id,
        personId: person.id,
      });
    },

    /** Throws `removals.not_found`: also a day after everything is gone. */
    find: async (actor: Actor, id: string): Promise<Omit<Removal, "stories">> => {
      const row = await removals.find(id);
      if (!row || (row.actor_id !== actor.id && !actor.isAdmin)) throw new Failure("removals.not_found");
      return row;
    },
  };
}
