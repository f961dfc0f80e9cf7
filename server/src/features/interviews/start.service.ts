import type { Received } from "@saga/contract/endpoint";
import type { interviews as calls } from "@saga/contract/interviews";
import type { Model } from "@saga/contract/model-catalogue";
import { completeProgress, interviewTitles, type Language } from "@saga/contract/vocabulary";
import type { Actor } from "#http/actor.ts";
import { Failure } from "#http/failure.ts";
import type { Access, ReachablePerson } from "../people/people.access.ts";
import type { StoredInterview, StoredMessage } from "./interview.ts";
import type { InterviewStore } from "./interview-store.repository.ts";
import type { OpenInterview } from "./open-interview.service.ts";

type StartRequest = Received<typeof calls.startInterview>["body"];

export type StartService = ReturnType<typeof createStartService>;

export type StartServiceDependencies = {
  store: InterviewStore;
  access: Access;
  open: OpenInterview;
  /** What every new interview begins with. */
  given: {
    /** The model chosen for everyone. */
    modelForAll: () => Promise<Model>;
    /** A question that earlier interviews of this person left, in the language of the next. */
    unsettledOf: (actor: Actor, of: { person: string; language: Language }) => Promise<string | null>;
  };
};

/** Starts the three interviews, each person's in their order, each one once. */
export function createStartService({ store, access, open, given }: StartServiceDependencies) {
  const demandUnlocked = async (person: ReachablePerson, number: number): Promise<void> => {
    if (number === 1) return;
    const previous = await store.interviews.findByNumber(person.id, number - 1);
    if ((previous?.progress ?? 0) < completeProgress) throw new Failure("interviews.locked");
  };

  const begin = async (
    actor: Actor,
    person: ReachablePerson,
    { bio, interview }: StartRequest,
  ): Promise<void> => {
    const { number, title } = interview;
    const language = interview.language ?? (person.language as Language);
    const unsettled = number === 1 ? null : await given.unsettledOf(actor, { person: person.id, language });
    await open(person, {
      number,
      title: title?.trim() || interviewTitles[number],
      language,
      model: (actor.isAdmin && interview.model) || (await given.modelForAll()),
      bio: bio?.trim() || null,
      unsettled,
    });
  };

  /** The interview of that person and number: a new one with its first question, or the one there is. */
  return async (
    actor: Actor,
    request: StartRequest,
  ): Promise<{ interview: StoredInterview; messages: StoredMessage[] }> => {
    const person = await access.person(actor, request.interview.interviewee ?? actor.id);
    const { number } = request.interview;
    let interview = await store.interviews.findByNumber(person.id, number);
    if (interview) await store.audit.noteReading(actor, person, interview.id);
    else {
      await demandUnlocked(person, number);
      await begin(actor, person, request);
      interview = await store.interviews.findByNumber(person.id, number);
    }
    if (!interview) throw new Failure("server.internal");
    return { interview, messages: await store.messages.list(interview.id) };
  };
}
