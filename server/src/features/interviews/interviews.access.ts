import type { Actor } from "#http/actor.ts";
import { Failure } from "#http/failure.ts";
import type { Access, ReachablePerson } from "../people/people.access.ts";
import type { StoredInterview } from "./interview.ts";
import type { InterviewStore } from "./interview-store.repository.ts";

/** An interview of somebody the caller has a right to. */
export type ReachableInterview = {
  interview: StoredInterview;
  person: ReachablePerson;
  /** Name of who interviews; null: the person's own account. */
  interviewer: string | null;
};

/** Throws `interviews.not_found` when there is none, or its person is out of the caller's reach. */
export type ReachInterview = (actor: Actor, id: string) => Promise<ReachableInterview>;

export const createReachInterview =
  ({ interviews, audit }: InterviewStore, access: Access): ReachInterview =>
  async (actor, id) => {
    const interview = await interviews.find(id);
    if (!interview) throw new Failure("interviews.not_found");
    const person = await access.person(actor, interview.interviewee_id).catch((error: unknown) => {
      throw error instanceof Failure ? new Failure("interviews.not_found") : error;
    });
    await audit.noteReading(actor, person, interview.id);
    return { interview, person, interviewer: await access.interviewerOf(person) };
  };
