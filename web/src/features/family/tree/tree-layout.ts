import {
  type Block,
  blocksOf,
  generationsOf,
  heartOf,
  middleOf,
  type TreeShape,
  treeSize,
} from "./tree-blocks.ts";
import { gapAfter, type Layers, layersOf, untangle } from "./tree-order.ts";

export type Point = { x: number; y: number };

/** Upper left corners of people, hearts of unions, and how far down the line of a union's children runs. */
export type TreeLayout = {
  people: Map<string, Point>;
  hearts: Map<string, Point>;
  lanes: Map<string, number>;
};

type Run = { value: number; weight: number; count: number };

/** Moves the blocks of one generation towards their relatives without any overlap (pool adjacent violators). */
function settle({ layers, up, down }: Layers, row: number, mode: "up" | "down" | "both"): void {
  const layer = layers[row] ?? [];
  const lefts: number[] = [];
  const runs: Run[] = [];
  let left = 0;
  for (const block of layer) {
    lefts.push(left);
    let sum = 0;
    let weight = 0;
    const pull = (to: number, strength: number) => {
      sum += strength * to;
      weight += strength;
    };
    const strengthOf = (other: Block) => (block.isReal && other.isReal ? 1 : 4);
    if (mode !== "down")
      for (const line of up.get(block) ?? [])
        pull(line.above.x + line.from() - line.to(), strengthOf(line.above));
    if (mode !== "up")
      for (const line of down.get(block) ?? [])
        pull(line.below.x + line.to() - line.from(), strengthOf(line.below));
    let run: Run = { value: (weight ? sum / weight : block.x) - left, weight: weight || 0.01, count: 1 };
    for (let last = runs.at(-1); last && last.value > run.value; last = runs.at(-1)) {
      runs.pop();
      const both = last.weight + run.weight;
      run = {
        value: (last.value * last.weight + run.value * run.weight) / both,
        weight: both,
        count: last.count + run.count,
      };
    }
    runs.push(run);
    left += block.width + gapAfter(block);
  }
  let index = 0;
  for (const { value, count } of runs) {
    for (let step = 0; step < count; step++, index++) {
      const block = layer[index];
      if (block) block.x = value + (lefts[index] ?? 0);
    }
  }
}

function pullTogether(tree: Layers, passes: number): void {
  const last = tree.layers.length - 1;
  for (let pass = 0; pass < passes; pass++) {
    for (let row = 1; row <= last; row++) settle(tree, row, pass < passes - 10 ? "up" : "both");
    for (let row = last - 1; row >= 0; row--) settle(tree, row, pass < passes - 2 ? "down" : "both");
  }
}

/** Gives the lines of families that would run over each other a lane each. Answers how many lanes they need. */
function takeLanes(runs: { id: string; from: number; to: number }[], laneOf: Map<string, number>): number {
  const ends: number[] = [];
  for (const { id, from, to } of runs.sort((a, b) => a.from - b.from)) {
    const free = ends.findIndex((end) => end < from - 24);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = to;
    laneOf.set(id, lane);
  }
  return ends.length;
}

/** Places a family: partners side by side, generations below each other, each family's line in a lane of its own. */
export function layOut(shape: TreeShape, { sweeps = 24, passes = 30 } = {}): TreeLayout {
  const { blocks, unions } = blocksOf(shape);
  const rank = generationsOf(blocks);
  const tree = layersOf(blocks, rank);
  untangle(tree, sweeps);
  pullTogether(tree, passes);
  const left = blocks.reduce((least, { x }) => Math.min(least, x), Number.POSITIVE_INFINITY);
  const xs = new Map(blocks.flatMap((block) => block.members.map((id) => [id, block] as const)));
  const runsIn = tree.layers.map((): { id: string; from: number; to: number }[] => []);
  for (const [union, block] of unions) {
    if (union.children.length === 0) continue;
    const ends = union.children.flatMap((id) => {
      const child = xs.get(id);
      return child ? [child.x + middleOf(child, id)] : [];
    });
    const all = [block.x + heartOf(block, union), ...ends];
    runsIn[rank.get(block) ?? 0]?.push({ id: union.id, from: Math.min(...all), to: Math.max(...all) });
  }
  const laneOf = new Map<string, number>();
  const lanes = runsIn.map((runs) => takeLanes(runs, laneOf));
  const tops = [0];
  for (let row = 1; row < tree.layers.length; row++) {
    const gap = Math.max(treeSize.gapY, 56 + treeSize.lane * (lanes[row - 1] ?? 0));
    tops[row] = (tops[row - 1] ?? 0) + treeSize.height + gap;
  }
  const result: TreeLayout = { people: new Map(), hearts: new Map(), lanes: new Map() };
  for (const block of blocks) {
    const y = tops[rank.get(block) ?? 0] ?? 0;
    for (const id of block.members)
      result.people.set(id, { x: Math.round(block.x - left + (block.offsets.get(id) ?? 0)), y });
  }
  for (const [union, block] of unions) {
    const y = tops[rank.get(block) ?? 0] ?? 0;
    result.hearts.set(union.id, {
      x: Math.round(block.x - left + heartOf(block, union)),
      y: y + treeSize.height / 2,
    });
    result.lanes.set(union.id, y + treeSize.height + 24 + treeSize.lane * (laneOf.get(union.id) ?? 0));
  }
  return result;
}
