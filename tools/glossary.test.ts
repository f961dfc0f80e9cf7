import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const root = dirname(import.meta.dirname);

const entries = [
  ...readFileSync(join(root, "docs/glossary.md"), "utf8").matchAll(
    /^\| ([^|]+) \| [^|]+ \| `([^`|]+)` \|$/gm,
  ),
].map(([, word = "", file = ""]) => ({ word, file }));

test("the glossary says each word once", () => {
  const words = entries.map(({ word }) => word);
  expect(words.length).toBeGreaterThan(40);
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
});

test("each word of the glossary lives in a file that exists", () => {
  expect(entries.filter(({ file }) => !existsSync(join(root, file)))).toEqual([]);
});
