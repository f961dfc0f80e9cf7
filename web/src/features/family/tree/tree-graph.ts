import type { Family } from "@saga/contract/family";
import { yearsLine } from "@saga/contract/family-dates";
import { type Edge, type Node, type NodeHandle, Position } from "@xyflow/react";
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

/** Where a line ends on a person, and where it begins on a heart. Told beforehand, as sizes are: else everybody would be drawn once to be measured. */
const lineEnd: NodeHandle = { type: "target", position: Position.Top, x: treeSize.width / 2, y: -3 };
const lineStart: NodeHandle = { type: "source", position: Position.Bottom, x: 14, y: 31 };
const personSize = { width: treeSize.width, height: treeSize.height };
const heartSize = { width: 28, height: 28 };

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
  const persons = people.map(({ id, name, born, died, is_alive: isAlive }): PersonNodeType => {
    const { relationship, side } = kin.get(id) ?? { relationship: "", side: "teal" };
    const years = yearsLine({ born, died, isAlive });
    return {
      id,
      type: "person",
      position: layout.people.get(id) ?? { x: 0, y: 0 },
      ...personSize,
      measured: personSize,
      handles: [lineEnd],
      data: { name, relationship, years, side, isFound: id === centre },
    };
  });
  const hearts = unions.map(({ id, partners, end }): HeartNodeType => {
    const { x, y } = layout.hearts.get(id) ?? { x: 0, y: 0 };
    const isOver = end === "divorced" || end === "separated";
    return {
      id: `heart:${id}`,
      type: "heart",
      position: { x: x - 14, y: y - 14 },
      ...heartSize,
      measured: heartSize,
      handles: [lineStart],
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
