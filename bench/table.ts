import { availableParallelism, loadavg } from "node:os";

/** What else the machine is doing: numbers of a busy machine say less. */
const machine = (): string => {
  const loads = loadavg().map((load) => load.toFixed(2));
  return `Node ${process.version}, ${availableParallelism()} processors, load ${loads.join(" ")}`;
};

const isNumber = (cell: string): boolean => /^-?[\d.]*(?: ?[a-zA-Z]+)?$/.test(cell) && /\d|^-$/.test(cell);

/** Prints rows under their heads, numbers to the right; `notes` say how it was measured. */
export function printTable(table: {
  title: string;
  notes?: string[];
  heads: string[];
  rows: string[][];
}): void {
  const lines = [table.heads, ...table.rows];
  const widths = table.heads.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const areNumbers = widths.map((_, column) => table.rows.every((row) => isNumber(row[column] ?? "-")));
  const print = (line: string[]) => {
    const cells = widths.map((width, column) => {
      const cell = line[column] ?? "";
      return areNumbers[column] ? cell.padStart(width) : cell.padEnd(width);
    });
    console.log(cells.join("  ").trimEnd());
  };
  console.log(`\n${table.title}  [${machine()}]`);
  for (const note of table.notes ?? []) console.log(`  ${note}`);
  print(table.heads);
  console.log(widths.map((width) => "-".repeat(width)).join("  "));
  for (const row of table.rows) print(row);
}
