import type { Family, FamilyPerson, FamilyUnion } from "@saga/contract/family";
import { randomId } from "#lib/random-id.ts";
import type { FamilyChange } from "./use-family.ts";

/** Whom one can add to a person of the tree. */
export const relativeKinds = ["mother", "father", "partner", "child", "sibling"] as const;
export type RelativeKind = (typeof relativeKinds)[number];

export const emptyPerson = (id: string): FamilyPerson => ({
  id,
  name: "",
  birth_name: "",
  gender: "",
  born: "",
  born_place: "",
  died: "",
  died_place: "",
  is_alive: true,
  relationship: "",
  location: "",
  occupation: "",
  phone: "",
  email: "",
  bio: "",
  user_id: null,
  foreign: [],
});

const emptyUnion = (partners: string[], children: string[]): FamilyUnion => ({
  id: randomId(),
  partners,
  children: children.map((id) => ({ id, kind: "birth" })),
  kind: "married",
  from: "",
  to: "",
  place: "",
  end: "",
  foreign: [],
});

/** The partnership that somebody new joins, or a new one. */
function unionFor(
  family: Family,
  { of, kind, id }: { of: string; kind: RelativeKind; id: string },
): FamilyUnion {
  const home = family.unions.find(({ children }) => children.some((child) => child.id === of));
  const own = family.unions.filter(({ partners }) => partners.includes(of));
  if (kind === "mother" || kind === "father") {
    if (home && home.partners.length < 2) return { ...home, partners: [...home.partners, id] };
    return emptyUnion([id], [of]);
  }
  if (kind === "sibling") {
    if (home) return { ...home, children: [...home.children, { id, kind: "birth" }] };
    return emptyUnion([], [of, id]);
  }
  if (kind === "partner") {
    const alone = own.find(({ partners }) => partners.length === 1);
    return alone ? { ...alone, partners: [of, id] } : emptyUnion([of, id], []);
  }
  const last = own.at(-1);
  return last ? { ...last, children: [...last.children, { id, kind: "birth" }] } : emptyUnion([of], [id]);
}

/** Adds a relative of somebody: a new person, or one who is in the tree already. */
export function withRelative(
  family: Family,
  { of, kind, person }: { of: string; kind: RelativeKind; person: FamilyPerson },
): FamilyChange {
  const gender = person.gender || (kind === "mother" ? "female" : kind === "father" ? "male" : "");
  const union = unionFor(family, { of, kind, id: person.id });
  const what = `Added ${person.name || kind}`.slice(0, 200);
  return { what, people: [{ ...person, gender }], unions: [union] };
}
