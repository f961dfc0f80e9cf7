import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Every file of a folder that holds one of the words. */
export async function filesWith(folder: string, wanted: readonly string[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((each) => each.isFile())) {
    // What is gone by now holds no word.
    const bytes = await readFile(join(entry.parentPath, entry.name)).catch((error) => {
      if (error.code === "ENOENT") return Buffer.alloc(0);
      throw error;
    });
    for (const word of wanted) if (bytes.includes(word)) found.push(`${entry.name}: ${word}`);
  }
  return found;
}
