import { createHash } from "node:crypto";
import type { FamilyEvent, FamilyPerson, FamilyUnion } from "@saga/contract/family";
import { newPerson, newUnion } from "@saga/contract/family-blanks";
import { yearOf } from "@saga/contract/family-dates";
import type { Proposal } from "@saga/contract/family-told";
import { fold } from "#language/fold.ts";
import type { FamilyTree } from "./family-record.ts";
import {
  addRelative,
  type Draft,
  isSameName,
  isUnnamed,
  putPerson,
  putUnion,
  relativesOf,
  roleOf,
  unionsOf,
  unnamed,
} from "./kin-place.ts";

/** Something that was told, as one or several sentences say it. */
export type Fact = Pick<Proposal, "kind" | "relation" | "side" | "name" | "date" | "place">;
/** Whose telling it is; the name is empty where nobody has given it. */
export type Teller = { id: string; name: string };

const firstName = (name: string): string => fold(name).split(" ")[0] ?? "";

/** Stands for a fact in place of its words. The same told again, more fully or by chance, has the same. */
export function keyOf({ kind, relation, name, date, place }: Fact): string {
  const role = relation === "self" ? "self" : roleOf(relation) === "partner" ? "partner" : relation;
  const who =
    relation === "mother" || relation === "father"
      ? kind === "person"
        ? firstName(name)
        : ""
      : firstName(name);
  const what = kind === "moved" ? `${fold(place)}|${date}` : kind === "person" ? "" : date || fold(place);
  return createHash("sha256").update([kind, role, who, what].join("|")).digest("hex").slice(0, 32);
}

/** What a fact is about in a family; null where nobody and nothing of it stands there yet. */
export type Standing = {
  record: FamilyPerson | FamilyUnion | FamilyEvent | null;
  isSame: boolean;
  date: string;
};

const nothing: Standing = { record: null, isSame: false, date: "" };

export const tellerIn = ({ people }: Pick<FamilyTree, "people">, id: string): FamilyPerson | undefined =>
  people.find(({ user_id }) => user_id === id);

function personOf(draft: Draft, self: FamilyPerson, { relation, side, name }: Fact): FamilyPerson | null {
  if (relation === "self") return self;
  const relatives = relativesOf(draft, self.id, { relation, side });
  const named = relatives.find((one) => name !== "" && isSameName(one.name, name));
  if (named) return named;
  const role = roleOf(relation);
  const isSingle = role === "parent" || role === "partner";
  const rest = name === "" ? relatives : relatives.filter(isUnnamed);
  return isSingle && rest.length === 1 ? (rest[0] ?? null) : null;
}

function unionOf(draft: Draft, self: FamilyPerson, { name }: Fact): FamilyUnion | null {
  const all = unionsOf(draft, self.id);
  if (name === "") return all.length === 1 ? (all[0] ?? null) : null;
  const isWith = (union: FamilyUnion): boolean =>
    union.partners.some((id) => id !== self.id && isSameName(draft.people.get(id)?.name ?? "", name));
  return all.find(isWith) ?? null;
}

const sameYear = (one: string, other: string): boolean => other === "" || yearOf(one) === yearOf(other);

/** How a fact stands in the family of somebody. */
export function standingOf(
  draft: Draft,
  { events = [] }: FamilyTree,
  fact: Fact,
  self: FamilyPerson | undefined,
): Standing {
  if (!self) return nothing;
  if (fact.kind === "moved") {
    const event = events.find(
      ({ person, date, place }) =>
        person === self.id && fold(place) === fold(fact.place) && sameYear(date, fact.date),
    );
    return event ? { record: event, isSame: true, date: event.date } : nothing;
  }
  if (fact.kind === "married") {
    const union = unionOf(draft, self, fact);
    if (!union) return nothing;
    return { record: union, isSame: union.from !== "" && sameYear(union.from, fact.date), date: union.from };
  }
  const person = personOf(draft, self, fact);
  if (!person) return nothing;
  if (fact.kind === "person") return { record: person, isSame: !isUnnamed(person), date: "" };
  const [date, place] =
    fact.kind === "born" ? [person.born, person.born_place] : [person.died, person.died_place];
  const isSame = fact.date === "" ? place !== "" : date !== "" && sameYear(date, fact.date);
  return { record: person, isSame, date };
}

/** Somebody whom a teller has one of, and who stands there under another name already: nothing is proposed. */
export const isTaken = (
  draft: Draft,
  { kind, relation, side, name }: Fact,
  self: FamilyPerson | undefined,
): boolean =>
  self !== undefined &&
  kind === "person" &&
  (relation === "mother" || relation === "father") &&
  relativesOf(draft, self.id, { relation, side }).some(
    (one) => !isUnnamed(one) && one.gender !== "" && !isSameName(one.name, name),
  );

/** Writes a fact into a family, and answers what it became. */
export function write(draft: Draft, tree: FamilyTree, { fact, teller }: { fact: Fact; teller: Teller }) {
  const self =
    tellerIn({ people: [...draft.people.values()] }, teller.id) ??
    putPerson(draft, newPerson({ id: draft.newId(), name: teller.name, user_id: teller.id }));
  const { kind, relation, side, name, date, place } = fact;
  if (kind === "moved") {
    const known = standingOf(draft, tree, fact, self).record;
    const event: FamilyEvent = { id: known?.id ?? draft.newId(), kind, person: self.id, date, place };
    return { record: event.id, event };
  }
  if (kind === "married" && name === "") {
    const union = unionOf(draft, self, fact) ?? newUnion({ id: draft.newId(), partners: [self.id] });
    return { record: putUnion(draft, { ...union, from: date, place: place || union.place }).id, event: null };
  }
  const known = personOf(draft, self, fact);
  const given = name || unnamed(self.name, relation);
  const person = known ?? addRelative(draft, { to: self, name: given, kinship: { relation, side } });
  if (known && isUnnamed(known) && name !== "") putPerson(draft, { ...known, name });
  if (kind === "married") {
    const union = unionsOf(draft, self.id).find(({ partners }) => partners.includes(person.id));
    if (union) putUnion(draft, { ...union, from: date, place: place || union.place });
    return { record: union?.id ?? person.id, event: null };
  }
  const now = draft.people.get(person.id) ?? person;
  if (kind === "born")
    putPerson(draft, { ...now, born: date || now.born, born_place: place || now.born_place });
  if (kind === "died")
    putPerson(draft, {
      ...now,
      died: date || now.died,
      died_place: place || now.died_place,
      is_alive: false,
    });
  return { record: person.id, event: null };
}
