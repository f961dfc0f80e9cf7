import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

type Leftovers = { ending: string; before: Date };

/**
 * Removes files of a folder, and of those in it, whose names end so and that nobody has written to since `before`. A folder that
 * is not there has none. Answers how many.
 */
export async function removeLeftovers(folder: string, { ending, before }: Leftovers): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  let removed = 0;
  for (const entry of entries) {
    if (!entry.isFile() || !entry.name.endsWith(ending)) continue;
    const path = join(entry.parentPath, entry.name);
    const facts = await stat(path).catch(() => null);
    if (!facts || facts.mtime >= before) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}
