import type { FamilyPerson, FamilyUnion } from "@saga/contract/family";
import { newPerson, newUnion } from "@saga/contract/family-blanks";
import { fold } from "#language/fold.ts";
import type { Relation } from "#storyteller/facts/fact-finder.ts";
import { sexOf } from "#storyteller/facts/pronouns.ts";
import type { FamilyTree } from "./family-record.ts";

export type Side = "" | "mother" | "father";
export type Kinship = { relation: Relation; side: Side };

const genderOf = (relation: Relation): FamilyPerson["gender"] => sexOf(relation) ?? "";

/** A tree that is written to, and what was written. */
export type Draft = {
  people: Map<string, FamilyPerson>;
  unions: Map<string, FamilyUnion>;
  touched: Set<string>;
  newId: () => string;
};

export const draftOf = ({ people, unions }: FamilyTree, newId: () => string): Draft => ({
  people: new Map(people.map((one) => [one.id, one])),
  unions: new Map(unions.map((one) => [one.id, one])),
  touched: new Set(),
  newId,
});

export const putPerson = (draft: Draft, person: FamilyPerson): FamilyPerson => {
  draft.people.set(person.id, person);
  draft.touched.add(person.id);
  return person;
};

export const putUnion = (draft: Draft, union: FamilyUnion): FamilyUnion => {
  draft.unions.set(union.id, union);
  draft.touched.add(union.id);
  return union;
};

const homesOf = ({ unions }: Draft, id: string): FamilyUnion[] =>
  [...unions.values()].filter(({ children }) => children.some((child) => child.id === id));

export const unionsOf = ({ unions }: Draft, id: string): FamilyUnion[] =>
  [...unions.values()].filter(({ partners }) => partners.includes(id));

const peopleOf = ({ people }: Draft, ids: readonly string[]): FamilyPerson[] =>
  [...new Set(ids)].flatMap((id) => people.get(id) ?? []);

/** Of another gender than asked nobody is; of none that was said, everybody may be. */
const fitting = (people: FamilyPerson[], relation: Relation): FamilyPerson[] => {
  const gender = genderOf(relation);
  return people.filter((one) => gender === "" || one.gender === "" || one.gender === gender);
};

const parentsOf = (draft: Draft, id: string): FamilyPerson[] =>
  peopleOf(
    draft,
    homesOf(draft, id).flatMap(({ partners }) => partners),
  );

const siblingsOf = (draft: Draft, id: string): FamilyPerson[] =>
  peopleOf(
    draft,
    homesOf(draft, id)
      .flatMap(({ children }) => children.map((child) => child.id))
      .filter((child) => child !== id),
  );

const parentsOn = (draft: Draft, id: string, side: Side): FamilyPerson[] =>
  side === "" ? parentsOf(draft, id) : fitting(parentsOf(draft, id), side);

const finders: Partial<Record<Role, (draft: Draft, id: string, side: Side) => FamilyPerson[]>> = {
  parent: (draft, id) => parentsOf(draft, id),
  sibling: (draft, id) => siblingsOf(draft, id),
  partner: (draft, id) =>
    peopleOf(
      draft,
      unionsOf(draft, id).flatMap(({ partners }) => partners),
    ).filter((one) => one.id !== id),
  child: (draft, id) =>
    peopleOf(
      draft,
      unionsOf(draft, id).flatMap(({ children }) => children.map((child) => child.id)),
    ),
  grandparent: (draft, id, side) => parentsOn(draft, id, side).flatMap((one) => parentsOf(draft, one.id)),
  relative: (draft, id, side) => parentsOn(draft, id, side).flatMap((one) => siblingsOf(draft, one.id)),
};

/** Relatives beyond somebody: whose, and what they are to those. A cousin's parents may be anybody's brother or sister. */
const beyond: Partial<Record<Relation, readonly [Role, Role]>> = {
  "mother-in-law": ["partner", "parent"],
  "father-in-law": ["partner", "parent"],
  "daughter-in-law": ["child", "partner"],
  "son-in-law": ["child", "partner"],
  granddaughter: ["child", "child"],
  grandson: ["child", "child"],
  niece: ["sibling", "child"],
  nephew: ["sibling", "child"],
};

const inWords: readonly Relation[] = ["cousin", "sister-in-law", "brother-in-law"];

const found = (draft: Draft, id: string, { role, side }: { role: Role; side: Side }): FamilyPerson[] =>
  finders[role]?.(draft, id, side) ?? [];

export type Role =
  | "parent"
  | "sibling"
  | "partner"
  | "child"
  | "grandparent"
  | "relative"
  | "beyond"
  | "in words";

export const roleOf = (relation: Relation): Role => {
  if (relation in beyond) return "beyond";
  if (inWords.includes(relation)) return "in words";
  if (relation === "mother" || relation === "father") return "parent";
  if (relation === "sister" || relation === "brother") return "sibling";
  if (relation === "son" || relation === "daughter") return "child";
  if (relation === "grandmother" || relation === "grandfather") return "grandparent";
  return relation === "aunt" || relation === "uncle" ? "relative" : "partner";
};

/** Everybody who stands in that relation to a person of the tree, and people who were given it in words alone. */
export const relativesOf = (draft: Draft, id: string, { relation, side }: Kinship): FamilyPerson[] => {
  const [through, role] = beyond[relation] ?? [];
  const placed =
    through && role
      ? found(draft, id, { role: through, side: "" }).flatMap((one) =>
          found(draft, one.id, { role, side: "" }),
        )
      : found(draft, id, { role: roleOf(relation), side });
  const named = [...draft.people.values()].filter((one) => one.relationship === wordOf(relation));
  return fitting([...new Set([...placed, ...named])], relation);
};

/** "Grandmother": for somebody who cannot be linked yet. */
const wordOf = (relation: Relation): string => relation.charAt(0).toUpperCase() + relation.slice(1);

/** "Winifred's mother": somebody whose name was not told. Empty where the teller has no name either. */
export const unnamed = (teller: string, relation: Relation): string =>
  teller === "" ? "" : `${teller}'s ${relation}`;

export const isUnnamed = ({ name }: FamilyPerson): boolean => name === "" || /['’]s [\p{Ll}-]+$/u.test(name);

/** "Basil" is "Basil Hale": the shorter name is part of the longer. */
export const isSameName = (one: string, other: string): boolean => {
  const [a, b] = [one, other].map((name) => fold(name).split(" ").filter(Boolean));
  if (!a || !b || a.length === 0 || b.length === 0) return false;
  return a.length <= b.length ? a.every((part) => b.includes(part)) : b.every((part) => a.includes(part));
};

const child = (id: string) => ({ id, kind: "birth" as const });

const adders: Partial<Record<Role, (draft: Draft, id: string, one: { relative: string }) => boolean>> = {
  parent: (draft, id, { relative }) => {
    const [home] = homesOf(draft, id);
    if (home && home.partners.length >= 2) return false;
    if (home) putUnion(draft, { ...home, partners: [...home.partners, relative] });
    else putUnion(draft, newUnion({ id: draft.newId(), partners: [relative], children: [id] }));
    return true;
  },
  sibling: (draft, id, { relative }) => {
    const [home] = homesOf(draft, id);
    if (home) putUnion(draft, { ...home, children: [...home.children, child(relative)] });
    else putUnion(draft, newUnion({ id: draft.newId(), partners: [], children: [id, relative] }));
    return true;
  },
  partner: (draft, id, { relative }) => {
    const [only, another] = unionsOf(draft, id);
    if (only && !another && only.partners.length === 1)
      putUnion(draft, { ...only, partners: [...only.partners, relative] });
    else putUnion(draft, newUnion({ id: draft.newId(), partners: [id, relative] }));
    return true;
  },
  child: (draft, id, { relative }) => {
    const [only, another] = unionsOf(draft, id);
    if (only && !another) putUnion(draft, { ...only, children: [...only.children, child(relative)] });
    else putUnion(draft, newUnion({ id: draft.newId(), partners: [id], children: [relative] }));
    return true;
  },
};

/**
 * Adds somebody beside a person of the tree. Grandparents, aunts and uncles need to be told on whose side they are: without it they stand
 * in the family with their relation in words, and somebody links them.
 */
export function addRelative(
  draft: Draft,
  { to, name, kinship: { relation, side } }: { to: FamilyPerson; name: string; kinship: Kinship },
): FamilyPerson {
  const relative = putPerson(draft, newPerson({ id: draft.newId(), name, gender: genderOf(relation) }));
  const role = roleOf(relation);
  const [through, beside] = beyond[relation] ?? [];
  if (through && beside) {
    // Only one whom it can be: of two sons nobody knows whose a grandson is.
    const [one, another] = found(draft, to.id, { role: through, side: "" });
    const isLinked = one && !another && adders[beside]?.(draft, one.id, { relative: relative.id });
    return isLinked ? relative : putPerson(draft, { ...relative, relationship: wordOf(relation) });
  }
  const between =
    role === "grandparent" || role === "relative"
      ? side === "" || relation === "self"
        ? null
        : (fitting(parentsOf(draft, to.id), side)[0] ??
          addRelative(draft, { to, name: unnamed(to.name, side), kinship: { relation: side, side: "" } }))
      : to;
  const step = role === "grandparent" ? "parent" : role === "relative" ? "sibling" : role;
  const isLinked = between !== null && adders[step]?.(draft, between.id, { relative: relative.id });
  return isLinked ? relative : putPerson(draft, { ...relative, relationship: wordOf(relation) });
}
