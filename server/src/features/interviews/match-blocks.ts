import { tokens } from "#language/text.ts";

export type Block = { id?: string | undefined; role: string; content: string };
type Line = { id: string; role: string; content: string };

/** More comparisons than of 1,000 blocks with as many; beyond that blocks are taken in their order. */
const mostCells = 1_000_000;

const wordsOf = (text: string): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { word } of tokens(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

/** 0 to 1: the share of words that two texts have in common. */
function likeness(one: Map<string, number>, other: Map<string, number>): number {
  let common = 0;
  let all = 0;
  for (const [word, count] of one) {
    common += Math.min(count, other.get(word) ?? 0);
    all += count;
  }
  for (const count of other.values()) all += count;
  return all === 0 ? 1 : (2 * common) / all;
}

/** That a block stands in its place counts for a little, so that one whose words are all new still finds its message. */
const sameRole = 0.05;

/** For each block the place of its message, or -1, so that as much as possible fits and nothing crosses. */
function aligned(blocks: readonly Block[], lines: readonly Line[]): number[] {
  const width = lines.length + 1;
  const [told, stored] = [
    blocks.map(({ content }) => wordsOf(content)),
    lines.map(({ content }) => wordsOf(content)),
  ];
  const fit = (block: number, line: number): number =>
    blocks[block]?.role === lines[line]?.role
      ? sameRole + likeness(told[block] ?? new Map(), stored[line] ?? new Map())
      : 0;
  const best = new Float64Array((blocks.length + 1) * width);
  for (let block = blocks.length - 1; block >= 0; block -= 1) {
    for (let line = lines.length - 1; line >= 0; line -= 1) {
      const at = block * width + line;
      const met = fit(block, line) + (best[at + width + 1] ?? 0);
      best[at] = Math.max(met, best[at + width] ?? 0, best[at + 1] ?? 0);
    }
  }
  let line = 0;
  return blocks.map((_, block) => {
    while (line < lines.length) {
      const at = block * width + line;
      const met = fit(block, line);
      if (met > 0 && Math.abs((best[at] ?? 0) - met - (best[at + width + 1] ?? 0)) < 1e-9) {
        line += 1;
        return line - 1;
      }
      if ((best[at] ?? 0) - (best[at + 1] ?? 0) > 1e-9) return -1;
      line += 1;
    }
    return -1;
  });
}

const inOrder = (blocks: readonly Block[], lines: readonly Line[]): boolean =>
  blocks.length === lines.length && blocks.every(({ role }, index) => role === lines[index]?.role);

/**
 * The words that each message gets from a text that somebody edited as a whole: by id where one is named, else by place where
 * nothing was added or taken out, else by likeness. A block that fits no message goes on with the one before it of the same speaker.
 * Messages without a block are missing from the answer.
 */
export function matchBlocks(sent: readonly Block[], lines: readonly Line[]): Map<string, string> {
  const blocks = sent.filter(({ content }) => content.trim() !== "");
  const known = new Map(lines.map(({ id }, index) => [id, index]));
  const byOrder = inOrder(blocks, lines);
  const isLong = blocks.length * lines.length > mostCells;
  const free = byOrder || isLong ? [] : aligned(blocks, lines);
  const found = new Map<string, string>();
  const add = (line: Line | undefined, content: string): void => {
    if (!line) return;
    const before = found.get(line.id);
    found.set(line.id, before === undefined ? content.trim() : `${before}\n\n${content.trim()}`);
  };
  const last = new Map<string, Line>();
  for (const [index, { id, role, content }] of blocks.entries()) {
    const place = known.get(id ?? "") ?? (byOrder || isLong ? index : free[index]) ?? -1;
    const line = lines[place]?.role === role ? lines[place] : undefined;
    const target = line ?? last.get(role) ?? lines.find((each) => each.role === role);
    add(target, content);
    if (target) last.set(role, target);
  }
  return found;
}
