import type { childKinds, Family, FamilyPerson, FamilyUnion } from "@saga/contract/family";
import { newPerson, newUnion } from "@saga/contract/family-blanks";
import { randomId } from "#lib/random-id.ts";
import { m } from "#messages";
import type { FamilyChange } from "./use-family.ts";

/** Whom one can add to a person of the tree. */
export const relativeKinds = ["mother", "father", "partner", "child", "sibling"] as const;
export type RelativeKind = (typeof relativeKinds)[number];
export type ChildKind = (typeof childKinds)[number];

/** How a child belongs to its parents, in words. */
export const childKindWords: Record<ChildKind, () => string> = {
  birth: m.family_by_birth,
  adopted: m.family_adopted,
  foster: m.family_foster_2,
  step: m.family_step,
};

export const emptyPerson = (id: string): FamilyPerson => newPerson({ id, name: "" });

const emptyUnion = (partners: string[], children: FamilyUnion["children"]): FamilyUnion => ({
  ...newUnion({ id: randomId(), partners }),
  children,
});

type Added = { of: string; kind: RelativeKind /** How the child belongs. */; by?: ChildKind };

/** The partnership that somebody new joins, or a new one. Parents of another kind than those there are stand by themselves. */
function unionFor(family: Family, { of, kind, by = "birth", id }: Added & { id: string }): FamilyUnion {
  const homes = family.unions.filter(({ children }) => children.some((child) => child.id === of));
  const own = family.unions.filter(({ partners }) => partners.includes(of));
  const belongs = (children: FamilyUnion["children"], how: ChildKind) =>
    children.some((child) => child.id === of && child.kind === how);
  if (kind === "mother" || kind === "father") {
    const home = homes.find(({ partners, children }) => partners.length < 2 && belongs(children, by));
    return home ? { ...home, partners: [...home.partners, id] } : emptyUnion([id], [{ id: of, kind: by }]);
  }
  if (kind === "sibling") {
    const home = homes.find(({ children }) => belongs(children, "birth")) ?? homes[0];
    if (home) return { ...home, children: [...home.children, { id, kind: by }] };
    return emptyUnion(
      [],
      [
        { id: of, kind: "birth" },
        { id, kind: by },
      ],
    );
  }
  if (kind === "partner") {
    const alone = own.find(({ partners }) => partners.length === 1);
    return alone ? { ...alone, partners: [of, id] } : emptyUnion([of, id], []);
  }
  const last = own.at(-1);
  const child = { id, kind: by };
  return last ? { ...last, children: [...last.children, child] } : emptyUnion([of], [child]);
}

/** Adds a relative of somebody: a new person, or one who is in the tree already. */
export function withRelative(
  family: Family,
  { person, ...added }: Added & { person: FamilyPerson },
): FamilyChange {
  const { kind } = added;
  const gender = person.gender || (kind === "mother" ? "female" : kind === "father" ? "male" : "");
  const union = unionFor(family, { ...added, id: person.id });
  const what = m.family_added_name({ name: person.name || kind }).slice(0, 200);
  return { what, people: [{ ...person, gender }], unions: [union] };
}
