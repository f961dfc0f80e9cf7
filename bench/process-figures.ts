import { readFile } from "node:fs/promises";

/** Linux counts processor time in hundredths of a second. */
const tick = 10;

const read = (path: string): Promise<string | null> => readFile(path, "utf8").catch(() => null);

/** Memory of a process in MB (resident set); null where there is no /proc. */
export async function memoryOf(pid: number): Promise<number | null> {
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec((await read(`/proc/${pid}/status`)) ?? "")?.[1];
  return kilobytes === undefined ? null : Number(kilobytes) / 1024;
}

/** Processor time of a process so far, in ms, all threads; null where there is no /proc. */
export async function processorTimeOf(pid: number): Promise<number | null> {
  const stat = await read(`/proc/${pid}/stat`);
  if (stat === null) return null;
  // The name in brackets may hold blanks: fields are counted from behind it. See proc(5), utime and stime.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * tick;
}
