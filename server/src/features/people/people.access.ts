import type { Actor } from "#http/actor.ts";
import { Failure } from "#http/failure.ts";
import { givenName } from "./given-name.ts";
import type { PeopleRepository } from "./people.repository.ts";
import type { Person } from "./person.ts";

/** A person the caller has been shown to have a right to. Only the functions below make one. */
export type ReachablePerson = Person & { readonly reachable: unique symbol };

/**
 * The one place where ownership is decided: people reach themselves and their interviewees, tellers by a link themselves alone,
 * administrators all.
 * What is not reachable does not exist for the caller.
 */
export type Access = {
  /** Throws `people.not_found`. */
  person: (actor: Actor, id: string) => Promise<ReachablePerson>;
  /** Throws `people.not_found` when any of them is out of reach. */
  people: (actor: Actor, ids: string[]) => Promise<ReachablePerson[]>;
  /** Name of the account that interviews this person, empty where nobody has given one; null: the person has an account of their own. */
  interviewerOf: (person: ReachablePerson) => Promise<string | null>;
};

export const createAccess = (repository: PeopleRepository): Access => ({
  person: async (actor, id) => {
    const person = await repository.find(id);
    const isReachable =
      person &&
      (actor.isAdmin || person.id === actor.id || (person.parent_id === actor.id && !actor.isTeller));
    if (!isReachable) throw new Failure("people.not_found");
    return person as ReachablePerson;
  },
  people: async (actor, ids) => {
    const wanted = [...new Set(ids)];
    if (wanted.length === 0) return [];
    const found = await repository.listReachable(wanted, actor.isAdmin ? null : actor.id);
    if (found.length < wanted.length) throw new Failure("people.not_found");
    return found as ReachablePerson[];
  },
  interviewerOf: async ({ parent_id }) => {
    if (parent_id === null) return null;
    const parent = await repository.find(parent_id);
    return parent ? givenName(parent) : "";
  },
});
