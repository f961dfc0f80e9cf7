import { type Block, heartOf, middleOf, newBlock, spreadMembers, treeSize } from "./tree-blocks.ts";

/** A piece of a line between two neighbouring generations. The ends move with their blocks. */
export type Segment = { above: Block; below: Block; from: () => number; to: () => number };

export type Layers = { layers: Block[][]; up: Map<Block, Segment[]>; down: Map<Block, Segment[]> };

const push = (map: Map<Block, Segment[]>, key: Block, value: Segment): void => {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
};

export const gapAfter = (block: Block): number => (block.isReal ? treeSize.gapX : 8);

/** Puts a generation's blocks side by side in their order. */
function lineUp(layer: readonly Block[]): void {
  let x = 0;
  layer.forEach((block, place) => {
    block.place = place;
    block.x = x;
    x += block.width + gapAfter(block);
  });
}

/** Generations in a first order, relatives near each other, and the lines between them cut at each generation. */
export function layersOf(blocks: readonly Block[], rank: ReadonlyMap<Block, number>): Layers {
  const count = blocks.reduce((most, block) => Math.max(most, rank.get(block) ?? 0), 0) + 1;
  const layers = Array.from({ length: count }, (): Block[] => []);
  const seen = new Set<Block>();
  const visit = (start: Block) => {
    const stack = [start];
    for (let block = stack.pop(); block; block = stack.pop()) {
      if (seen.has(block)) continue;
      seen.add(block);
      layers[rank.get(block) ?? 0]?.push(block);
      stack.push(...block.down.map((link) => link.block).toReversed());
      stack.push(...block.up.map((link) => link.parent).filter((parent) => !seen.has(parent)));
    }
  };
  for (const block of blocks) if (block.up.length === 0) visit(block);
  for (const block of blocks) visit(block);

  const up = new Map<Block, Segment[]>();
  const down = new Map<Block, Segment[]>();
  for (const parent of blocks) {
    for (const { union, child, block } of parent.down) {
      let above = parent;
      let from = () => heartOf(parent, union);
      const join = (below: Block, to: () => number) => {
        const segment = { above, below, from, to };
        push(down, above, segment);
        push(up, below, segment);
        above = below;
        from = to;
      };
      for (let row = (rank.get(parent) ?? 0) + 1; row < (rank.get(block) ?? 0); row++) {
        const point = newBlock([], 2, false);
        layers[row]?.push(point);
        join(point, () => 1);
      }
      join(block, () => middleOf(block, child));
    }
  }
  for (const layer of layers) lineUp(layer);
  return { layers, up, down };
}

/** How often the lines below a generation cross each other (counted with a Fenwick tree). */
function crossingsBelow(layer: readonly Block[], down: Layers["down"]): number {
  const lines = layer.flatMap((block) =>
    (down.get(block) ?? []).map((line) => [block.x + line.from(), line.below.x + line.to()] as const),
  );
  lines.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const ends = [...new Set(lines.map(([, to]) => to))].sort((a, b) => a - b);
  const index = new Map(ends.map((end, place) => [end, place + 1]));
  const tree = new Int32Array(ends.length + 2);
  let crossings = 0;
  lines.forEach(([, to], before) => {
    const place = index.get(to) ?? 0;
    let left = 0;
    for (let at = place; at > 0; at -= at & -at) left += tree[at] ?? 0;
    crossings += before - left;
    for (let at = place; at < tree.length; at += at & -at) tree[at] = (tree[at] ?? 0) + 1;
  });
  return crossings;
}

const medianOf = (values: number[]): number | null => {
  if (values.length === 0) return null;
  values.sort((a, b) => a - b);
  return ((values[(values.length - 1) >> 1] ?? 0) + (values[values.length >> 1] ?? 0)) / 2;
};

/** A couple turns round when the families of both stand the other way. */
function turnCouple(block: Block): void {
  const [left, right] = block.members;
  if (block.members.length !== 2 || left === undefined || right === undefined) return;
  const homeOf = (id: string) => {
    const link = block.up.find(({ child }) => child === id);
    return link ? link.parent.x + heartOf(link.parent, link.union) : null;
  };
  const [one, other] = [homeOf(left), homeOf(right)];
  if (one === null || other === null || one <= other) return;
  block.members.reverse();
  spreadMembers(block);
}

/** Sorts each generation by the middle of its relatives, sweep after sweep, and keeps the order with the fewest crossings. */
export function untangle({ layers, up, down }: Layers, sweeps: number): void {
  const total = () => layers.reduce((sum, layer) => sum + crossingsBelow(layer, down), 0);
  let best = total();
  let kept = layers.map((layer) => [...layer]);
  for (let sweep = 0; sweep < sweeps && best > 0; sweep++) {
    const isDown = sweep % 2 === 0;
    const rows = isDown ? layers.slice(1) : layers.slice(0, -1).toReversed();
    for (const layer of rows) {
      for (const block of layer) {
        const wanted = isDown
          ? (up.get(block) ?? []).map((line) => line.above.x + line.from() - line.to())
          : (down.get(block) ?? []).map((line) => line.below.x + line.to() - line.from());
        block.weight = medianOf(wanted) ?? block.x;
        turnCouple(block);
      }
      layer.sort((a, b) => a.weight - b.weight || a.place - b.place);
      lineUp(layer);
    }
    const crossings = total();
    if (crossings >= best) continue;
    best = crossings;
    kept = layers.map((layer) => [...layer]);
  }
  kept.forEach((layer, row) => {
    layers[row] = layer;
    lineUp(layer);
  });
}
