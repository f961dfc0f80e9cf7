import type { FamilyPerson, FamilyUnion } from "@saga/contract/family";

/** What the family itself is, in a record of its own, so that Undo knows one kind of thing. */
export type FamilyHead = {
  root: string | null;
  /** Lines of sources, notes and other records of files that were read. */
  foreign?: string[];
};

export const headId = "family";

export type FamilyRecord =
  | { id: string; kind: "person"; data: FamilyPerson }
  | { id: string; kind: "union"; data: FamilyUnion }
  | { id: string; kind: "family"; data: FamilyHead };

/** A whole family in memory. Without a head it was never begun. */
export type FamilyTree = { head: FamilyHead | null; people: FamilyPerson[]; unions: FamilyUnion[] };

/** Everything that makes up a family, as records. */
export const recordsOf = ({ head, people, unions }: FamilyTree): FamilyRecord[] => [
  ...(head ? [{ id: headId, kind: "family" as const, data: head }] : []),
  ...people.map((data) => ({ id: data.id, kind: "person" as const, data })),
  ...unions.map((data) => ({ id: data.id, kind: "union" as const, data })),
];

/** The family that records make up, in the order of their ids. */
export function treeOf(records: readonly FamilyRecord[]): FamilyTree {
  const tree: FamilyTree = { head: null, people: [], unions: [] };
  const sorted = [...records].sort((a, b) => (a.id < b.id ? -1 : 1));
  for (const { kind, data } of sorted) {
    if (kind === "person") tree.people.push(data);
    else if (kind === "union") tree.unions.push(data);
    else tree.head = data;
  }
  return tree;
}

/** A person of whom nothing is known but what is given. */
export const newPerson = (
  given: Partial<FamilyPerson> & Pick<FamilyPerson, "id" | "name">,
): FamilyPerson => ({
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
  ...given,
});

/** Parents with their children, nothing else being known. */
export const newUnion = (
  given: Partial<Omit<FamilyUnion, "children">> & {
    id: string;
    partners: string[];
    children?: readonly string[];
  },
): FamilyUnion => ({
  kind: "married",
  from: "",
  to: "",
  place: "",
  end: "",
  foreign: [],
  ...given,
  children: (given.children ?? []).map((id) => ({ id, kind: "birth" })),
});
