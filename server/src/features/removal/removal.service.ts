import { randomUUID } from "node:crypto";
import type { AuditAction } from "@saga/contract/audit";
import type { Actor } from "#http/actor.ts";
import { Failure } from "#http/failure.ts";
import type { PeopleTable } from "#platform/account-tables.ts";
import { type Clock, isoNow } from "#platform/clock.ts";
import type { Queries } from "#platform/database.ts";
import type { Jobs } from "#platform/jobs.ts";
import type { RemovalsTable } from "#platform/removal-tables.ts";
import type { AuditService } from "../audit/audit.service.ts";
import type { ForgetInterview } from "../interviews/forget.service.ts";
import type { ReachInterview } from "../interviews/interviews.access.ts";
import type { Access } from "../people/people.access.ts";
import { type CutStory, createCutStories } from "./cut-stories.service.ts";
import type { RemovalsRepository } from "./removals.repository.ts";
import { removedRows as rows } from "./removed-rows.repository.ts";

/** The kind of job that removes what lies outside the tables. Its subject is the removal. */
export const removalJob = "removal";

export type RemovalService = ReturnType<typeof createRemovalService>;

export type RemovalDependencies = {
  removals: RemovalsRepository;
  jobs: Jobs;
  audit: AuditService;
  clock: Clock;
  /** Who may, and who are there. */
  rights: {
    access: Access;
    reachInterview: ReachInterview;
    isAdminEmail: (email: string | null) => boolean;
    /** Ids of the accounts that administer the server. */
    adminIds: () => Promise<string[]>;
  };
  forgetInterview: ForgetInterview;
};

/** What was removed, and which stories of others have lost sentences. */
export type Removal = { id: string; state: string; stories: CutStory[] };

/** Removes people and interviews: all rows in one transaction, files and mails by a job after it. */
export function createRemovalService(dependencies: RemovalDependencies) {
  const { removals, jobs, audit, clock, rights, forgetInterview } = dependencies;
  const cutStories = createCutStories(clock);

  /** Keeps what is left to do, with its job. */
  const begin = async (
    { actorId, sound, mentions }: { actorId: string; sound: string[]; mentions: string[] },
    trx: Queries,
  ): Promise<RemovalsTable> => {
    const row: RemovalsTable = {
      id: randomUUID(),
      actor_id: actorId,
      state: "removing",
      sound: JSON.stringify(sound),
      mentions: JSON.stringify(mentions),
      created_at: isoNow(clock),
    };
    await removals.add(row, trx);
    await jobs.enqueue({ kind: removalJob, subject: row.id }, trx);
    return row;
  };

  const dropPerson = async (
    person: PeopleTable,
    { actorId, adminIds }: { actorId: string; adminIds: string[] },
    trx: Queries,
  ): Promise<Removal> => {
    const family = [person.id, ...(await rows.intervieweesOf(person.id, trx))];
    const interviews = await rows.lockInterviews(family, trx);
    const people = await rows.lockFamily(person.id, trx);
    if (!people.some(({ id }) => id === person.id)) throw new Failure("people.not_found");
    const ids = people.map(({ id }) => id);
    const names = people.map(({ name }) => name);
    const parents = person.parent_id === null ? [] : [person.parent_id];
    const answers = interviews.length === 0 ? [] : await rows.answersIn(interviews, trx);
    const stories = await cutStories(
      {
        removed: { interviewIds: new Set(interviews), answers, names },
        people: ids,
        alsoOf: [...parents, ...adminIds],
      },
      trx,
    );
    const media = await rows.mediaKeys(ids, trx);
    await rows.dropJobs(interviews, trx);
    for (const owner of parents) await rows.unlinkFromFamily(owner, person.id, trx);
    if (person.email !== null) await rows.dropAddress(person.email, trx);
    await rows.dropPerson(person.id, trx);
    const sound = [...interviews.map((id) => `${id}/`), ...media];
    const mentions = [...names, ...people.flatMap(({ email }) => email ?? [])];
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
    const removal = await removals.inTransaction((trx) => dropPerson(person, { actorId, adminIds }, trx));
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
      const adminIds = await rights.adminIds();
      const removal = await removals.inTransaction(async (trx) => {
        if (!(await rows.lockInterview(id, trx))) throw new Failure("interviews.not_found");
        const answers = await rows.answersIn([id], trx);
        const alsoOf = [person.id, ...(person.parent_id ? [person.parent_id] : []), ...adminIds];
        const removed = { interviewIds: new Set([id]), answers, names: [] };
        const stories = await cutStories({ removed, people: [], alsoOf }, trx);
        await forgetInterview(interview, trx);
        await rows.dropJobs([id], trx);
        await rows.dropInterview(id, trx);
        const row = await begin({ actorId: actor.id, sound: [`${id}/`], mentions: [] }, trx);
        return { id: row.id, state: row.state, stories };
      });
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
