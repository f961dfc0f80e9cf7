import { randomUUID } from "node:crypto";
import type { Received } from "@saga/contract/endpoint";
import type { family as calls, Family, FamilyPerson } from "@saga/contract/family";
import { limits } from "@saga/contract/vocabulary";
import type { Actor } from "#http/actor.ts";
import { Failure } from "#http/failure.ts";
import { type Clock, isoNow } from "#platform/clock.ts";
import type { Database, Queries } from "#platform/database.ts";
import { givenName } from "../people/given-name.ts";
import type { Access } from "../people/people.access.ts";
import type { PeopleService } from "../people/people.service.ts";
import { exampleFamily } from "./example-family.ts";
import type { FamilyRepository, Written } from "./family.repository.ts";
import { type FamilyRecord, type FamilyTree, headId, recordsOf, treeOf } from "./family-record.ts";
import { shapeFault, withoutPeople } from "./family-shape.ts";
import { type Match, mergedInto } from "./gedcom-merge.ts";
import { newPlaces } from "./gedcom-places.ts";
import { ownFamily } from "./own-family.ts";

type Changes = Received<typeof calls.changeFamily>["body"];

export type FamilyService = ReturnType<typeof createFamilyService>;

export type FamilyServiceDependencies = {
  db: Database;
  repository: FamilyRepository;
  people: Pick<PeopleService, "byParent">;
  access: Access;
  clock: Clock;
};

/** A file that is added, with those of it who are somebody of the family. */
type Added = { id: string; tree: FamilyTree; foreign: string[]; same: readonly Match[] };

/** So many changes can be taken back, one after the other. */
const undoable = 100;

/** The family of an account. Everybody has one family and reaches no other. */
export function createFamilyService({ db, repository, people, access, clock }: FamilyServiceDependencies) {
  const shown = (tree: FamilyTree, undo: string | null): Family =>
    tree.head
      ? {
          state: "own",
          root: tree.head.root,
          people: tree.people,
          unions: tree.unions,
          events: tree.events ?? [],
          places: tree.places ?? [],
          undo,
        }
      : {
          state: "example",
          root: "you",
          people: exampleFamily.people,
          unions: exampleFamily.unions,
          events: [],
          places: [],
          undo,
        };

  const read = async (actor: Actor, queries?: Queries): Promise<Family> => {
    const tree = treeOf(await repository.records(actor.id, queries));
    return shown(tree, (await repository.lastChange(actor.id, queries))?.what ?? null);
  };

  /** Whoever has no name here is called what they are called now: an account may be named after its family was begun. */
  const named = async <Of extends Pick<FamilyTree, "people">>(actor: Actor, family: Of): Promise<Of> => {
    const isOpen = ({ name, user_id }: FamilyPerson): boolean => name === "" && user_id !== null;
    if (!family.people.some(isOpen)) return family;
    const known = [await access.person(actor, actor.id), ...(await people.byParent(actor, actor.id))];
    const names = new Map(known.map((person) => [person.id, givenName(person)]));
    const all = family.people.map((one) =>
      isOpen(one) ? { ...one, name: names.get(one.user_id ?? "") ?? "" } : one,
    );
    return { ...family, people: all };
  };

  /**
   * Applies what `decide` answers, all of it or nothing, and remembers what stood there. Throws `family.impossible` and
   * `family.too_large`.
   */
  const change = async (...given: Parameters<typeof applied>): Promise<Family> =>
    named(given[0], await applied(...given));

  const applied = (
    actor: Actor,
    { id, what }: { id: string; what: string },
    decide: (before: FamilyTree) => Written[],
  ): Promise<Family> =>
    db.transaction().execute(async (trx) => {
      const version = (await repository.lock(actor.id, trx)) + 1;
      if (await repository.hasChange(actor.id, id, trx)) return read(actor, trx);
      const records = new Map((await repository.records(actor.id, trx)).map((one) => [one.id, one]));
      const written = decide(treeOf([...records.values()]));
      if (written.length === 0) return read(actor, trx);
      const before = written.map(({ id }) => ({ id, record: records.get(id) ?? null }));
      for (const { id, record } of written) {
        if (record) records.set(id, record);
        else records.delete(id);
      }
      const after = treeOf([...records.values()]);
      if (after.people.length > limits.familyPeople) throw new Failure("family.too_large");
      const fault = shapeFault(after);
      if (fault) throw new Failure("family.impossible", { details: fault });
      await repository.write(actor.id, written, trx);
      await repository.setVersion(actor.id, version, trx);
      const now = isoNow(clock);
      await repository.addChange(
        { ownerId: actor.id, id, version, what, before, now },
        { keep: undoable, trx },
      );
      return shown(after, what);
    });

  const begin = async (actor: Actor, way: "myself" | "example"): Promise<FamilyTree> => {
    if (way === "example") return exampleFamily;
    const account = await access.person(actor, actor.id);
    return ownFamily(account, { interviewees: await people.byParent(actor, actor.id), newId: randomUUID });
  };

  const written = (records: FamilyRecord[]): Written[] =>
    records.map((record) => ({ id: record.id, record }));

  /** The records that a change writes; who is removed leaves every partnership. */
  const decided = (before: FamilyTree, { people, unions, places, removed, root }: Changes): Written[] => {
    const gone = new Set(removed);
    const changed = new Set(unions.map(({ id }) => id));
    const rest = before.unions.filter(({ id }) => !changed.has(id) && !gone.has(id));
    const left = withoutPeople(rest, gone).filter(({ isChanged }) => isChanged);
    const head = before.head ?? { root: exampleFamily.head?.root ?? null };
    const next = root ?? (head.root !== null && gone.has(head.root) ? null : head.root);
    const ended = (before.events ?? []).filter(({ person }) => gone.has(person)).map(({ id }) => id);
    return [
      ...[...removed, ...ended].map((id) => ({ id, record: null })),
      ...left.map(({ union, isEmpty }) => ({
        id: union.id,
        record: isEmpty ? null : { id: union.id, kind: "union" as const, data: union },
      })),
      ...written(recordsOf({ head: { ...head, root: next }, people, unions, places })),
    ];
  };

  return {
    read: async (actor: Actor) => named(actor, await read(actor)),

    /** The family as it is written for another program; the example is nobody's. */
    tree: async (actor: Actor): Promise<FamilyTree> =>
      named(actor, treeOf(await repository.records(actor.id))),

    /** Adds everybody of a file who is not there yet in one change, which Undo takes back as a whole. */
    add: (actor: Actor, { id, tree, foreign, same }: Added) =>
      change(actor, { id, what: `Added ${tree.people.length} people from a file` }, (before) => {
        const { head } = before;
        const known = head?.foreign ?? [];
        const standing = new Map(before.people.map((one) => [one.id, one]));
        const stillThere = same.flatMap((match) => {
          const own = standing.get(match.own.id);
          return own ? [{ ...match, own }] : [];
        });
        const merged = mergedInto(before, tree, stillThere);
        const places = newPlaces(before.places ?? [], tree.places ?? []);
        // What came with the same file before stands there already.
        const lines = new Set(known);
        const isNew = !foreign.every((line) => lines.has(line));
        const root = head?.root ?? tree.head?.root ?? null;
        const all = isNew ? [...known, ...foreign] : known;
        return written(recordsOf({ ...tree, ...merged, places, head: { root, foreign: all } }));
      }),

    /**
     * Adds what `decide` answers, in one change; null adds nothing. A family that was not begun begins with oneself. Throws as `change`
     * does.
     */
    grow: async (
      actor: Actor,
      { id, what }: { id: string; what: string },
      decide: (before: FamilyTree) => Omit<FamilyTree, "head"> | null,
    ): Promise<Family> => {
      const start = await begin(actor, "myself");
      return change(actor, { id, what }, (before) => {
        const from = before.head ? before : { ...before, ...start };
        const added = decide(from);
        if (!added) return [];
        const begun = before.head ? [] : written(recordsOf(start));
        return lastOfEach([...begun, ...written(recordsOf({ ...added, head: null }))]);
      });
    },

    /** Leaves the example. A family that was begun stays as it is. */
    start: async (actor: Actor, way: "myself" | "example"): Promise<Family> => {
      const tree = await begin(actor, way);
      return change(actor, { id: randomUUID(), what: "Started a family" }, (before) =>
        before.head ? [] : written(recordsOf(tree)),
      );
    },

    /** A change while the example stands goes on from the example. */
    change: async (actor: Actor, changes: Changes): Promise<Family> => {
      const linked = changes.people.flatMap(({ user_id }) => (user_id === null ? [] : [user_id]));
      await access.people(actor, linked);
      if (
        [...changes.removed, ...changes.people, ...changes.unions, ...changes.places].some(
          (one) => idOf(one) === headId,
        )
      )
        throw new Failure("family.impossible", { details: { problem: "twice", id: headId } });
      return change(actor, changes, (before) => {
        const from = before.head ? before : exampleFamily;
        const start = before.head ? [] : written(recordsOf(exampleFamily));
        return lastOfEach([...start, ...decided(from, changes)]);
      });
    },

    undo: async (actor: Actor): Promise<Family> => {
      const family = await db.transaction().execute(async (trx) => {
        await repository.lock(actor.id, trx);
        const last = await repository.lastChange(actor.id, trx);
        if (last) {
          await repository.write(actor.id, last.before(), trx);
          await repository.dropChange(actor.id, last.id, trx);
          await repository.dropFiles({ ownerId: actor.id, change: last.id, now: isoNow(clock) }, trx);
        }
        return read(actor, trx);
      });
      return named(actor, family);
    },
  };
}

const idOf = (one: string | { id: string }): string => (typeof one === "string" ? one : one.id);

const lastOfEach = (all: Written[]): Written[] => [...new Map(all.map((one) => [one.id, one])).values()];
