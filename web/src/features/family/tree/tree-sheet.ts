import type { Family } from "@saga/contract/family";
import { getSmoothStepPath, Position } from "@xyflow/react";
import { graphOf, type PersonNodeType, type TreeNode } from "./tree-graph.ts";

/** Sheets in millimetres, upright. */
export const papers = {
  A4: [210, 297],
  A3: [297, 420],
  A2: [420, 594],
  A1: [594, 841],
  A0: [841, 1189],
} as const;
export type Paper = keyof typeof papers;

const edge = 48;
const titleHeight = 96;
const colours = { teal: "#17645c", purple: "#6b3fa0", line: "#8a8072", ink: "#241f1a", mute: "#5c544a" };
/** Letters of a name that fit beside each other in a box. */
const lettersAcross = 24;

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/\p{Cc}/gu, " ");

/** A name in at most two lines. */
function linesOf(name: string): string[] {
  const lines: string[] = [];
  for (const word of name.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= lettersAcross)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const [first = "", ...rest] = lines;
  const second = rest.join(" ");
  const shown = second.length > lettersAcross ? `${second.slice(0, lettersAcross - 1)}…` : second;
  return shown === "" ? [first.slice(0, lettersAcross)] : [first.slice(0, lettersAcross), shown];
}

const text = (
  x: number,
  y: number,
  { words, size, style = "" }: { words: string; size: number; style?: string },
) => `<text x="${x}" y="${y}" font-size="${size}" ${style}>${escaped(words)}</text>`;

function personSvg({ position: { x, y }, width = 0, height = 0, data }: PersonNodeType): string {
  const colour = colours[data.side];
  const names = data.name === "" ? [] : linesOf(data.name);
  const rest = [data.relationship, data.years].filter(Boolean);
  const lineHeight = 22;
  let top = y + (height - (names.length + rest.length) * lineHeight) / 2 + 17;
  const lines = [
    ...names.map((words) => ({ words, size: 18, style: `font-weight="600" fill="${colours.ink}"` })),
    ...rest.map((words) => ({ words, size: 16, style: `fill="${colours.mute}"` })),
  ].map((line) => {
    const drawn = text(x + 18, top, line);
    top += lineHeight;
    return drawn;
  });
  const dashes = data.name === "" ? ' stroke-dasharray="7 6"' : "";
  return `<g><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="14" fill="#fff" stroke="${colour}" stroke-width="2.5"${dashes}/><rect x="${x}" y="${y + 16}" width="6" height="${height - 32}" fill="${colour}"/>${lines.join("")}</g>`;
}

const heart = "M0 9C-14-1-11-12-5-12c3 0 5 2 5 4 0-2 2-4 5-4 6 0 9 11-5 21z";

function heartSvg(node: TreeNode): string {
  if (node.type !== "heart" || !node.data.isCouple) return "";
  const [x, y] = [node.position.x + 14, node.position.y + 16];
  const broken = node.data.isOver
    ? `<path d="M-3-10 2-4-3 1 2 6" fill="none" stroke="#fff" stroke-width="2.5"/>`
    : "";
  return `<g transform="translate(${x} ${y})"><path d="${heart}" fill="${node.data.isOver ? colours.mute : "#b3261e"}"/>${broken}</g>`;
}

/** The tree as a drawing of its own, as large as the paper: from the layout, not from the screen. */
export function treeSvg(
  family: Family,
  { shown, title, paper }: { shown: ReadonlySet<string>; title: string; paper: Paper },
): { svg: string; width: number; height: number } {
  const { nodes, edges } = graphOf(family, { shown, centre: null });
  const at = new Map(nodes.map((node) => [node.id, node]));
  const right = Math.max(0, ...nodes.map(({ position, width = 0 }) => position.x + width));
  const bottom = Math.max(0, ...nodes.map(({ position, height = 0 }) => position.y + height));
  const [drawnWidth, drawnHeight] = [right + 2 * edge, bottom + 2 * edge + titleHeight];
  const [short, long] = papers[paper];
  const isWide = drawnWidth > drawnHeight;
  const [width, height] = isWide ? [long, short] : [short, long];
  const lines = edges.map(({ source, target, data }) => {
    const [from, to] = [at.get(source), at.get(target)];
    if (!from || !to || !data) return "";
    const [path] = getSmoothStepPath({
      sourceX: from.position.x + 14,
      sourceY: from.position.y + 28,
      targetX: to.position.x + (to.width ?? 0) / 2,
      targetY: to.position.y,
      sourcePosition: Position.Bottom,
      targetPosition: Position.Top,
      borderRadius: 12,
      centerY: data.lane,
    });
    return `<path d="${path}" fill="none" stroke="${colours.line}" stroke-width="2.5"${data.isByBirth ? "" : ' stroke-dasharray="7 6"'}/>`;
  });
  const people = nodes.map((node) => (node.type === "person" ? personSvg(node) : heartSvg(node)));
  const heading = text(edge, edge + 34, { words: title, size: 40, style: `fill="${colours.ink}"` });
  return {
    width,
    height,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${drawnWidth} ${drawnHeight}" font-family="Georgia, 'Times New Roman', serif"><title>${escaped(title)}</title><rect width="100%" height="100%" fill="#fff"/>${heading}<g transform="translate(${edge} ${edge + titleHeight})">${lines.join("")}${people.join("")}</g></svg>`,
  };
}
