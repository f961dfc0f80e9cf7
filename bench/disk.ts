import { closeSync, fsyncSync, openSync, writeSync } from "node:fs";
import { join } from "node:path";
import { fixed, median } from "./figures.ts";
import { temporaryFolder } from "./server.ts";

/** A note for tables whose numbers depend on the disk: what one small write that reaches it takes. */
export async function diskNote(): Promise<string> {
  const folder = await temporaryFolder();
  const file = openSync(join(folder.path, "writes"), "w");
  const block = Buffer.alloc(8192, 1);
  const times = Array.from({ length: 200 }, () => {
    const begin = performance.now();
    writeSync(file, block);
    fsyncSync(file);
    return performance.now() - begin;
  });
  closeSync(file);
  await folder.remove();
  return `one write of 8 kB with fsync takes ${fixed(median(times), 2)} ms on this disk (median of ${times.length})`;
}
