/** A structure of a GEDCOM file: a line with those that stand below it. */
export type GedcomNode = { tag: string; xref: string; value: string; children: GedcomNode[] };

/** Characters of a line that is read; what is longer is no genealogy. */
const longest = 32_000;
const lineForm = /^\s*(\d{1,2}) +(?:@([^@\s]{1,40})@ +)?([A-Za-z0-9_]{1,60})(?: (.*))?$/;

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
