import type { FamilyEvent, FamilyPerson, FamilyPlace, FamilyUnion } from "@saga/contract/family";

/** What the family itself is, in a record of its own, so that Undo knows one kind of thing. */
export type FamilyHead = {
  root: string | null;
  /** Lines of sources, notes and other records of files that were read. */
  foreign?: string[];
};

/**
 * What was decided about something that was told. `key` stands for it without its words; `user_id` is who told it. Nothing that was said is
 * kept here: sources are read from the interviews, and end with them.
 */
export type Decision = {
  id: string;
  key: string;
  user_id: string | null;
  decision: "taken" | "left";
  /** The person, partnership or event that it became. */
  record: string | null;
};

export const headId = "family";

export type FamilyRecord =
  | { id: string; kind: "person"; data: FamilyPerson }
  | { id: string; kind: "union"; data: FamilyUnion }
  | { id: string; kind: "event"; data: FamilyEvent }
  | { id: string; kind: "place"; data: FamilyPlace }
  | { id: string; kind: "decision"; data: Decision }
  | { id: string; kind: "family"; data: FamilyHead };

/** A whole family in memory. Without a head it was never begun. */
export type FamilyTree = {
  head: FamilyHead | null;
  people: FamilyPerson[];
  unions: FamilyUnion[];
  events?: FamilyEvent[];
  places?: FamilyPlace[];
  decisions?: Decision[];
};

/** Everything that makes up a family, as records. */
export const recordsOf = ({
  head,
  people,
  unions,
  events = [],
  places = [],
  decisions = [],
}: FamilyTree): FamilyRecord[] => [
  ...(head ? [{ id: headId, kind: "family" as const, data: head }] : []),
  ...people.map((data) => ({ id: data.id, kind: "person" as const, data })),
  ...unions.map((data) => ({ id: data.id, kind: "union" as const, data })),
  ...events.map((data) => ({ id: data.id, kind: "event" as const, data })),
  ...places.map((data) => ({ id: data.id, kind: "place" as const, data })),
  ...decisions.map((data) => ({ id: data.id, kind: "decision" as const, data })),
];

/** The family that records make up, in the order of their ids. */
export function treeOf(records: readonly FamilyRecord[]): Required<FamilyTree> {
  const tree: Required<FamilyTree> = {
    head: null,
    people: [],
    unions: [],
    events: [],
    places: [],
    decisions: [],
  };
  const sorted = [...records].sort((a, b) => (a.id < b.id ? -1 : 1));
  for (const { kind, data } of sorted) {
    if (kind === "person") tree.people.push(data);
    else if (kind === "union") tree.unions.push(data);
    else if (kind === "event") tree.events.push(data);
    else if (kind === "place") tree.places.push(data);
    else if (kind === "decision") tree.decisions.push(data);
    else tree.head = data;
  }
  return tree;
}
