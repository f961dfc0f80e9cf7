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
