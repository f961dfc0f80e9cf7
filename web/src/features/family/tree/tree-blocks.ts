import type { Family } from "@saga/contract/family";

/** What the layout needs of a family. A union without known parents has none. */
export type TreeShape = {
  people: readonly string[];
  unions: readonly { id: string; partners: readonly string[]; children: readonly string[] }[];
};

/** What the layout needs to know of people and unions. */
export const shapeOf = ({ people, unions }: Pick<Family, "people" | "unions">): TreeShape => ({
  people: people.map(({ id }) => id),
  unions: unions.map(({ id, partners, children }) => ({
    id,
    partners,
    children: children.map((child) => child.id),
  })),
});

/** A union as the layout sees it: it hangs from the block that holds its partners. */
export type TreeUnion = { id: string; partners: string[]; children: string[] };

/** A child's link to the union it comes from. */
export type Link = { union: TreeUnion; child: string; parent: Block; block: Block };

/** People joined by partnerships, side by side; or a point that a long line passes, without any. */
export type Block = {
  members: string[];
  /** Left edge of each member within the block. */
  offsets: Map<string, number>;
  width: number;
  up: Link[];
  down: Link[];
  isReal: boolean;
  x: number;
  place: number;
  weight: number;
};

/** Pixels: of a person, between blocks, between generations, between partners, between the lines of two families. */
export const treeSize = { width: 264, height: 108, gapX: 32, gapY: 100, couple: 48, lane: 10 };

export const newBlock = (members: string[], width: number, isReal: boolean): Block => ({
  members,
  offsets: new Map(),
  width,
  up: [],
  down: [],
  isReal,
  x: 0,
  place: 0,
  weight: 0,
});

/** Places the members of a block from left to right. */
export function spreadMembers(block: Block): void {
  block.offsets = new Map(block.members.map((id, index) => [id, index * (treeSize.width + treeSize.couple)]));
  block.width = block.members.length * (treeSize.width + treeSize.couple) - treeSize.couple;
}

/** Where a member's middle lies within its block. */
export const middleOf = (block: Block, id: string): number =>
  (block.offsets.get(id) ?? 0) + treeSize.width / 2;

/** Where a union's heart lies within its block. */
export const heartOf = (block: Block, { partners }: TreeUnion): number =>
  partners.reduce((sum, id) => sum + middleOf(block, id), 0) / Math.max(1, partners.length);

const push = <K, V>(map: Map<K, V[]>, key: K, value: V): void => {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
};

/** Partners in a row: whoever has one partner begins, then partner after partner. */
function inRow(members: string[], partnersOf: Map<string, string[]>): string[] {
  const start = members.find((id) => partnersOf.get(id)?.length === 1) ?? members[0];
  const row: string[] = [];
  const seen = new Set<string>();
  const waiting = start === undefined ? [] : [start];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    row.push(id);
    waiting.push(...(partnersOf.get(id) ?? []).toReversed());
  }
  return row;
}

/** Blocks of partners, linked from parents to children, and the unions that hang from each. */
export function blocksOf({ people, unions }: TreeShape): { blocks: Block[]; unions: [TreeUnion, Block][] } {
  const all: TreeUnion[] = unions.map(({ id, partners, children }) => ({
    id,
    // Unknown parents keep the children together: somebody without a face stands there.
    partners: partners.length > 0 ? [...partners] : [`unknown:${id}`],
    children: [...children],
  }));
  const ids = [
    ...people,
    ...all.flatMap(({ partners }) => partners.filter((id) => id.startsWith("unknown:"))),
  ];
  const root = new Map(ids.map((id) => [id, id]));
  const find = (id: string): string => {
    let top = id;
    for (let next = root.get(top); next !== undefined && next !== top; next = root.get(top)) top = next;
    root.set(id, top);
    return top;
  };
  const partnersOf = new Map<string, string[]>();
  for (const { partners } of all) {
    const [one, other] = partners;
    if (one === undefined || other === undefined) continue;
    root.set(find(one), find(other));
    push(partnersOf, one, other);
    push(partnersOf, other, one);
  }
  const blockOf = new Map<string, Block>();
  const groups = new Map<string, string[]>();
  for (const id of ids) push(groups, find(id), id);
  const blocks = [...groups.values()].map((members) => {
    const block = newBlock(inRow(members, partnersOf), 0, true);
    spreadMembers(block);
    for (const id of block.members) blockOf.set(id, block);
    return block;
  });
  const placed = all.flatMap((union): [TreeUnion, Block][] => {
    const block = blockOf.get(union.partners[0] ?? "");
    return block ? [[union, block]] : [];
  });
  for (const [union, parent] of placed) {
    for (const child of union.children) {
      const block = blockOf.get(child);
      if (!block || block === parent) continue;
      const link = { union, child, parent, block };
      block.up.push(link);
      parent.down.push(link);
    }
  }
  return { blocks, unions: placed };
}

/** The generation of each block: as many steps from the oldest as the longest line has. */
export function generationsOf(blocks: readonly Block[]): Map<Block, number> {
  const rank = new Map<Block, number>();
  const left = new Map(blocks.map((block) => [block, block.up.length]));
  const queue = blocks.filter(({ up }) => up.length === 0);
  for (const block of queue) rank.set(block, 0);
  for (const block of queue) {
    for (const { block: below } of block.down) {
      rank.set(below, Math.max(rank.get(below) ?? 0, (rank.get(block) ?? 0) + 1));
      const open = (left.get(below) ?? 0) - 1;
      left.set(below, open);
      if (open === 0) queue.push(below);
    }
  }
  // A circle cannot be drawn and is not let in; whoever is left stands on top.
  for (const block of blocks) if (!rank.has(block)) rank.set(block, 0);
  for (let pass = 0; pass < 8; pass++) {
    for (const block of queue.toReversed()) {
      if (block.down.length === 0 || block.up.length > 0) continue;
      const nearest = Math.min(...block.down.map(({ block: below }) => rank.get(below) ?? 0)) - 1;
      rank.set(block, Math.max(rank.get(block) ?? 0, nearest));
    }
  }
  return rank;
}
