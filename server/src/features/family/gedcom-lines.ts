/** A structure of a GEDCOM file: a line with those that stand below it. */
export type GedcomNode = { tag: string; xref: string; value: string; children: GedcomNode[] };

/** Characters of a line that is read; what is longer is no genealogy. */
const longest = 32_000;
const lineForm = /^\s*(\d{1,2}) +(?:@([^@\s]{1,400})@ +)?([A-Za-z0-9_]{1,60})(?: (.*))?$/;

/**
 * Reads lines into structures; CONT and CONC are joined to what they go on. `broken` counts lines that follow no form.
 * Versions 5.5.1 and 7.0 differ in what the tags mean, not in this.
 */
export function readLines(text: string): { records: GedcomNode[]; broken: number } {
  const records: GedcomNode[] = [];
  const open: GedcomNode[] = [];
  let broken = 0;
  for (const line of text.split(/\r\n|\n|\r/)) {
    if (line.trim() === "") continue;
    const found = line.length <= longest ? lineForm.exec(line) : null;
    const level = Number(found?.[1]);
    const parent = open[level - 1];
    if (!found || (level > 0 && !parent)) {
      broken++;
      continue;
    }
    const [, , xref = "", tag = "", value = ""] = found;
    if (parent && (tag === "CONT" || tag === "CONC")) {
      parent.value += (tag === "CONT" ? "\n" : "") + value;
      continue;
    }
    const node = { tag: tag.toUpperCase(), xref, value, children: [] };
    open.length = level;
    open[level] = node;
    if (parent) parent.children.push(node);
    else records.push(node);
  }
  return { records, broken };
}

/** Structures with all that stands below them. */
export function* walk(nodes: readonly GedcomNode[]): Generator<GedcomNode> {
  for (const one of nodes) {
    yield one;
    yield* walk(one.children);
  }
}

/** Structures without links to sources, notes and pictures that are not in the file. */
export const withoutLost = (nodes: readonly GedcomNode[], xrefs: ReadonlySet<string>): GedcomNode[] =>
  nodes.flatMap((one) => {
    const isLost =
      ["OBJE", "SOUR", "NOTE", "SNOTE"].includes(one.tag) &&
      /^@[^@]+@$/.test(one.value) &&
      one.value !== "@VOID@" &&
      !xrefs.has(one.value.slice(1, -1));
    return isLost ? [] : [{ ...one, children: withoutLost(one.children, xrefs) }];
  });

/** The lines of a structure from a level on. Text in several lines goes on in CONT. */
export function writeLines({ tag, xref, value, children }: GedcomNode, level: number): string[] {
  const [first = "", ...more] = value.split("\n");
  return [
    [level, xref && `@${xref}@`, tag, first].filter((part) => part !== "").join(" "),
    ...more.map((line) => `${level + 1} CONT ${line}`.trimEnd()),
    ...children.flatMap((child) => writeLines(child, level + 1)),
  ];
}

/** A structure that is written. */
export const node = (tag: string, value = "", children: GedcomNode[] = [], xref = ""): GedcomNode => ({
  tag,
  value,
  children,
  xref,
});

/** Under which name Saga submits a file of version 5.5.1, which must say who does. */
export const submitterXref = "SAGA_SUBMITTER";

const withoutSlashes = (value: string): string => value.replaceAll("/", " ").replace(/\s+/g, " ").trim();

/** Does a structure of a file that was read say all that another says? */
const says = (foreign: GedcomNode, own: GedcomNode): boolean =>
  foreign.tag === own.tag &&
  (own.value === "" || own.value === "Y" || withoutSlashes(foreign.value) === withoutSlashes(own.value)) &&
  own.children.every((child) =>
    foreign.children.some((one) => one.tag === child.tag && one.value === child.value),
  );

/** What Saga writes with what is kept of the file it came from: nothing is said twice, and what says more stands first. */
export function withKept(own: readonly GedcomNode[], foreign: readonly GedcomNode[]): GedcomNode[] {
  const placed = new Set<GedcomNode>();
  const said = own.map((one) => {
    const fuller = foreign.find((kept) => !placed.has(kept) && says(kept, one));
    if (fuller) placed.add(fuller);
    return fuller ?? one;
  });
  return [...said, ...foreign.filter((one) => !placed.has(one))];
}

/** "Elsa Maria /Lindström/": the last word is taken for the name of the family. */
export const slashed = (name: string): string => {
  const words = name.split(" ");
  return words.length < 2 ? name : `${words.slice(0, -1).join(" ")} /${words.at(-1)}/`;
};
