import { randomUUID } from "node:crypto";
import type { Received } from "@saga/contract/endpoint";
import type { people } from "@saga/contract/people";
import type { PreferredVoice } from "@saga/contract/vocabulary";
import type { Actor } from "#http/actor.ts";
import { Failure } from "#http/failure.ts";
import { type Clock, isoNow } from "#platform/clock.ts";
import type { Queries } from "#platform/database.ts";
import type { Quotas } from "#platform/quotas.ts";
import type { AuditService } from "../audit/audit.service.ts";
import { nameFromEmail } from "./name-from-email.ts";
import type { Access } from "./people.access.ts";
import type { PeopleRepository } from "./people.repository.ts";
import type { Person } from "./person.ts";

type NewPerson = Received<typeof people.createUser>["body"];
type Changes = Received<typeof people.updateUser>["body"];
type UsersQuery = Received<typeof people.listUsers>["query"];

export type PeopleService = ReturnType<typeof createPeopleService>;

export type PeopleServiceDependencies = {
  repository: PeopleRepository;
  access: Access;
  audit: AuditService;
  clock: Clock;
  quotas: Pick<Quotas, "people">;
  /** They are administrators. */
  adminEmails: string[];
};

const collator = new Intl.Collator("en", { sensitivity: "base" });

const profileNames = [
  "custom_relationship",
  "birth_year",
  "birth_place",
  "gender",
  "preferred_voice",
  "bio",
] as const;

/** What is said of the person; an empty text says nothing. */
const profileIn = (given: NewPerson | Changes): Partial<Person> =>
  Object.fromEntries(
    profileNames
      .filter((name) => given[name] !== undefined)
      .map((name) => [name, given[name] === "" ? null : given[name]]),
  );

export function createPeopleService(dependencies: PeopleServiceDependencies) {
  const { repository, access, audit, clock, quotas, adminEmails } = dependencies;
  const newPerson = (values: Pick<Person, "id" | "name" | "language"> & Partial<Person>): Person => ({
    parent_id: null,
    email: null,
    relationship: null,
    role: null,
    has_logged_in: 0,
    created_at: isoNow(clock),
    custom_relationship: null,
    birth_year: null,
    birth_place: null,
    gender: null,
    preferred_voice: null,
    bio: null,
    is_named: 1,
    sort_name: "",
    progress_sum: 0,
    ...values,
  });

  /** Adds an account if there is none with this address yet. */
  const ensureAccount = async (email: string): Promise<void> => {
    const name = nameFromEmail(email);
    // Two words are a first and a last name; one may be "Owner", and no name at all.
    const is_named = name.includes(" ") ? 1 : 0;
    await repository.add(newPerson({ id: randomUUID(), name, is_named, email, language: "en" }));
  };

  const add = async (person: Person): Promise<Person> => {
    if (await repository.add(person)) return person;
    const same = await repository.find(person.id);
    if (!same) throw new Failure("people.email_taken");
    if (same.parent_id !== person.parent_id || same.email !== person.email)
      throw new Failure("people.id_taken");
    return same;
  };

  const byParent = async (actor: Actor, parentId: string): Promise<Person[]> => {
    await access.person(actor, parentId);
    const people = await repository.listByParent(parentId);
    return people.sort((a, b) => collator.compare(a.name, b.name));
  };

  return {
    /** Gives the administrators their accounts: always where the configuration names them, else on an empty server only. */
    ensureAdministrators: async ({ areNamed }: { areNamed: boolean }): Promise<void> => {
      if (!areNamed && (await repository.hasAny())) return;
      for (const email of adminEmails) await ensureAccount(email);
    },

    find: (id: string) => repository.find(id),
    findByEmail: (email: string) => repository.findByEmail(email),

    preferredVoiceOf: async (id: string): Promise<PreferredVoice | null> =>
      ((await repository.find(id))?.preferred_voice ?? null) as PreferredVoice | null,

    byEmail: async (actor: Actor, email: string): Promise<Person> => {
      if (!actor.isAdmin && actor.email !== email) throw new Failure("auth.forbidden");
      const person = await repository.findByEmail(email);
      if (!person) throw new Failure("people.not_found");
      return person;
    },

    byParent,

    /** The account that a person is of; null: there is no such person. */
    accountOf: async (id: string): Promise<string | null> => {
      const person = await repository.find(id);
      return person ? (person.parent_id ?? person.id) : null;
    },

    /** Ids of those whose lives are told in an account: its owner, and whom they interview. */
    livesOf: async (actor: Actor): Promise<string[]> => [
      actor.id,
      ...(await byParent(actor, actor.id)).map(({ id }) => id),
    ],

    /** An interviewee of the caller (or of whom an administrator names), or with an address an account. */
    create: async (actor: Actor, input: NewPerson): Promise<Person> => {
      const { name, language, relationship } = input;
      const profile = profileIn(input);
      const id = input.id ?? randomUUID();
      if (input.email !== undefined) {
        if (!actor.isAdmin) throw new Failure("auth.forbidden");
        // A name as people write it, or only what stands before the @.
        const is_named = input.email.startsWith(`${name}@`) ? 0 : 1;
        const added = await add(newPerson({ id, name, is_named, language, email: input.email }));
        await audit.noteReach(actor, added, { action: "person.added", subjectId: added.id });
        return added;
      }
      const parent = await access.person(actor, input.parent ?? actor.id);
      if (parent.email === null) throw new Failure("people.not_found");
      const isFull = (await repository.countByParent(parent.id)) >= quotas.people;
      if (isFull && !(await repository.find(id))) throw new Failure("people.too_many");
      const added = await add(
        newPerson({ id, name, language, relationship, parent_id: parent.id, ...profile }),
      );
      await audit.noteReach(actor, added, { action: "person.added", subjectId: added.id });
      return added;
    },

    /** Every account, in pages. Administrators are sorted as their role, which comes before the others. */
    list: async ({ page, limit, sort, order }: UsersQuery): Promise<{ data: Person[]; total: number }> => {
      const total = await repository.countAccounts();
      const offset = (page - 1) * limit;
      if (sort !== "role")
        return { data: await repository.listAccounts({ sort, order, offset, limit, total }), total };
      const admins = await repository.listByEmails(adminEmails);
      const before = order === "asc" ? admins.length : 0;
      const own = order === "asc" ? offset : offset - (total - admins.length);
      const shown = admins.slice(Math.max(0, own), Math.max(0, own + limit));
      const others = await repository.listAccounts(
        {
          sort,
          order,
          offset: Math.max(0, offset - before),
          limit: limit - shown.length,
          total: total - admins.length,
        },
        admins.map(({ id }) => id),
      );
      return { data: order === "asc" ? [...shown, ...others] : [...others, ...shown], total };
    },

    /** Takes back an account that was added a moment ago and that nobody has signed in to. */
    forget: (id: string): Promise<unknown> => repository.remove(id),

    /** Gives a person what is known of another who is the same, where nothing is known yet. */
    fillProfile: async (person: Person, other: Person, queries: Queries): Promise<void> => {
      const missing = profileNames.filter((name) => person[name] === null && other[name] !== null);
      if (missing.length === 0) return;
      const known = Object.fromEntries(missing.map((name) => [name, other[name]]));
      await repository.change(person.id, known, queries);
    },

    update: async (actor: Actor, id: string, changes: Changes): Promise<Person> => {
      const person = await access.person(actor, id);
      const { has_logged_in, ...rest } = changes;
      const values = {
        ...rest,
        ...profileIn(changes),
        ...(has_logged_in ? { has_logged_in: 1 } : {}),
        ...(rest.name === undefined ? {} : { is_named: 1 }),
      };
      if (Object.keys(values).length === 0) return person;
      await repository.change(person.id, values);
      await audit.noteReach(actor, person, { action: "person.changed", subjectId: person.id });
      return { ...person, ...values };
    },
  };
}
