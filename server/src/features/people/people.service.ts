import { randomUUID } from "node:crypto";
import type { Received } from "@saga/contract/endpoint";
import type { people } from "@saga/contract/people";
import type { Actor } from "#http/actor.ts";
import { Failure } from "#http/failure.ts";
import { type Clock, isoNow } from "#platform/clock.ts";
import type { Quotas } from "#platform/quotas.ts";
import type { AuditService } from "../audit/audit.service.ts";
import { nameFromEmail } from "./name-from-email.ts";
import type { Access } from "./people.access.ts";
import type { PeopleRepository } from "./people.repository.ts";
import type { Person } from "./person.ts";

type NewPerson = Received<typeof people.createUser>["body"];
type Changes = Received<typeof people.updateUser>["body"];

export type PeopleService = ReturnType<typeof createPeopleService>;

export type PeopleServiceDependencies = {
  repository: PeopleRepository;
  access: Access;
  audit: AuditService;
  clock: Clock;
  quotas: Pick<Quotas, "people">;
};

const collator = new Intl.Collator("en", { sensitivity: "base" });

export function createPeopleService({ repository, access, audit, clock, quotas }: PeopleServiceDependencies) {
  const newPerson = (values: Pick<Person, "id" | "name" | "language"> & Partial<Person>): Person => ({
    parent_id: null,
    email: null,
    relationship: null,
    role: null,
    has_logged_in: 0,
    created_at: isoNow(clock),
    ...values,
  });

  /** Adds an account if there is none with this address yet. */
  const ensureAccount = async (email: string): Promise<void> => {
    await repository.add(newPerson({ id: randomUUID(), name: nameFromEmail(email), email, language: "en" }));
  };

  const add = async (person: Person): Promise<Person> => {
    if (await repository.add(person)) return person;
    const same = await repository.find(person.id);
    if (!same) throw new Failure("people.email_taken");
    if (same.parent_id !== person.parent_id || same.email !== person.email)
      throw new Failure("people.id_taken");
    return same;
  };

  return {
    ensureAccount,
    hasAny: repository.hasAny,
    find: (id: string) => repository.find(id),
    findByEmail: (email: string) => repository.findByEmail(email),

    byEmail: async (actor: Actor, email: string): Promise<Person> => {
      if (!actor.isAdmin && actor.email !== email) throw new Failure("auth.forbidden");
      const person = await repository.findByEmail(email);
      if (!person) throw new Failure("people.not_found");
      return person;
    },

    byParent: async (actor: Actor, parentId: string): Promise<Person[]> => {
      await access.person(actor, parentId);
      const people = await repository.listByParent(parentId);
      return people.sort((a, b) => collator.compare(a.name, b.name));
    },

    /** An interviewee of the caller (or of whom an administrator names), or with an address an account. */
    create: async (actor: Actor, input: NewPerson): Promise<Person> => {
      const { name, language, relationship } = input;
      const id = input.id ?? randomUUID();
      if (input.email !== undefined) {
        if (!actor.isAdmin) throw new Failure("auth.forbidden");
        const added = await add(newPerson({ id, name, language, email: input.email }));
        await audit.noteReach(actor, added, { action: "person.added", subjectId: added.id });
        return added;
      }
      const parent = await access.person(actor, input.parent ?? actor.id);
      if (parent.email === null) throw new Failure("people.not_found");
      const isFull = (await repository.countByParent(parent.id)) >= quotas.people;
      if (isFull && !(await repository.find(id))) throw new Failure("people.too_many");
      const added = await add(newPerson({ id, name, language, relationship, parent_id: parent.id }));
      await audit.noteReach(actor, added, { action: "person.added", subjectId: added.id });
      return added;
    },

    update: async (actor: Actor, id: string, changes: Changes): Promise<Person> => {
      const person = await access.person(actor, id);
      const { has_logged_in, ...rest } = changes;
      const values = { ...rest, ...(has_logged_in ? { has_logged_in: 1 } : {}) };
      if (Object.keys(values).length === 0) return person;
      await repository.change(person.id, values);
      await audit.noteReach(actor, person, { action: "person.changed", subjectId: person.id });
      return { ...person, ...values };
    },
  };
}
