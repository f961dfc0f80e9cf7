import type { childKinds, Family, FamilyPerson, FamilyUnion } from "@saga/contract/family";
import { newPerson, newUnion } from "@saga/contract/family-blanks";
import { randomId } from "#lib/random-id.ts";
import { m } from "#messages";
import type { FamilyChange } from "../use-family.ts";

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

/** A partnership that a child is added to by its id; this one: a parent stands alone, the other is somebody else or not known. */
export const nobodyElse = "nobody";

type Added = {
  of: string;
  kind: RelativeKind;
  /** How the child belongs. */
  by?: ChildKind;
  /** Whose child it is besides: a partnership of `of`, or nobody's. */
  home?: string;
};

/** The partnership that somebody new joins, or a new one. Parents of another kind than those there are stand by themselves. */
function unionFor(family: Family, { of, kind, by = "birth", home, id }: Added & { id: string }): FamilyUnion {
  const homes = family.unions.filter(({ children }) => children.some((child) => child.id === of));
  const own = family.unions.filter(({ partners }) => partners.includes(of));
  const belongs = (children: FamilyUnion["children"], how: ChildKind) =>
    children.some((child) => child.id === of && child.kind === how);
  if (kind === "mother" || kind === "father") {
    const free = homes.find(({ partners, children }) => partners.length < 2 && belongs(children, by));
    return free ? { ...free, partners: [...free.partners, id] } : emptyUnion([id], [{ id: of, kind: by }]);
  }
  if (kind === "sibling") {
    const shared = homes.find(({ children }) => belongs(children, "birth")) ?? homes[0];
    if (shared) return { ...shared, children: [...shared.children, { id, kind: by }] };
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
  const chosen =
    home === nobodyElse
      ? own.find(({ partners }) => partners.length === 1)
      : (own.find((union) => union.id === home) ?? own.at(-1));
  const child = { id, kind: by };
  return chosen ? { ...chosen, children: [...chosen.children, child] } : emptyUnion([of], [child]);
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
