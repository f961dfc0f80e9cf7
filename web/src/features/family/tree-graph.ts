import type { Family } from "@saga/contract/family";
import { yearsLine } from "@saga/contract/family-dates";
import type { Edge, Node } from "@xyflow/react";
import { type Kin, kinshipOf } from "./kinship.ts";
import { shapeOf, treeSize } from "./tree-blocks.ts";
import { layOut } from "./tree-layout.ts";

export type PersonData = {
  name: string;
  relationship: string;
  years: string;
  side: Kin["side"];
  isFound: boolean;
};
export type PersonNodeType = Node<PersonData, "person">;
export type HeartData = { isOver: boolean; isCouple: boolean };
export type HeartNodeType = Node<HeartData, "heart">;
export type TreeNode = PersonNodeType | HeartNodeType;
/** `lane`: how far down the line runs sideways. */
export type FamilyEdge = Edge<{ lane: number; isByBirth: boolean }, "family">;

/** The people a tree opens with: all of them where they fit into the room, else whom it begins with. Nobody sees an empty middle then. */
export function opensWith(
  nodes: readonly Pick<TreeNode, "id" | "position">[],
  { root, room }: { root: string | null; room: { width: number; height: number } },
): { id: string }[] | null {
  const begin = nodes.find(({ id }) => id === root) ?? nodes[0];
  let [left, right, top, bottom] = [0, 0, 0, 0];
  for (const { position } of nodes) {
    [left, right] = [Math.min(left, position.x), Math.max(right, position.x + treeSize.width)];
    [top, bottom] = [Math.min(top, position.y), Math.max(bottom, position.y + treeSize.height)];
  }
  const fits = right - left <= room.width && bottom - top <= room.height;
  return fits || !begin ? null : [{ id: begin.id }];
}

/** What React Flow draws of those who are shown. `centre` stands out. */
export function graphOf(
  family: Family,
  { shown, centre }: { shown: ReadonlySet<string>; centre: string | null },
): { nodes: TreeNode[]; edges: FamilyEdge[] } {
  const people = family.people.filter(({ id }) => shown.has(id));
  const unions = family.unions
    .map((union) => ({
      ...union,
      partners: union.partners.filter((id) => shown.has(id)),
      children: union.children.filter(({ id }) => shown.has(id)),
    }))
    .filter(({ partners, children }) => partners.length + children.length > 1);
  const layout = layOut(shapeOf({ people, unions }));
  const kin = kinshipOf(family);
  const persons = people.map((person): PersonNodeType => {
    const { relationship, side } = kin.get(person.id) ?? { relationship: "", side: "teal" };
    const isAlive = person.is_alive;
    const years = yearsLine({ born: person.born, died: person.died, isAlive });
    return {
      id: person.id,
      type: "person",
      position: layout.people.get(person.id) ?? { x: 0, y: 0 },
      width: treeSize.width,
      height: treeSize.height,
      data: { name: person.name, relationship, years, side, isFound: person.id === centre },
    };
  });
  const hearts = unions.map(({ id, partners, end }): HeartNodeType => {
    const { x, y } = layout.hearts.get(id) ?? { x: 0, y: 0 };
    const isOver = end === "divorced" || end === "separated";
    return {
      id: `heart:${id}`,
      type: "heart",
      position: { x: x - 14, y: y - 14 },
      width: 28,
      height: 28,
      focusable: false,
      data: { isOver, isCouple: partners.length === 2 },
    };
  });
  const edges = unions.flatMap(({ id, children }) =>
    children.map(
      (child): FamilyEdge => ({
        id: `${id}:${child.id}`,
        source: `heart:${id}`,
        target: child.id,
        type: "family",
        focusable: false,
        data: { lane: layout.lanes.get(id) ?? 0, isByBirth: child.kind === "birth" },
      }),
    ),
  );
  return { nodes: [...persons, ...hearts], edges };
}
