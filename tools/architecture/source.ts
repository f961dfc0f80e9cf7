import { readdirSync, readFileSync } from "node:fs";
import { join, normalize, posix, relative, sep } from "node:path";

/** One thing that a file imports: a file of this repository (`target`, from its root) or a package. */
export type Import = { specifier: string; target: string | null };

/** A source file; `path` from the root of the repository, with forward slashes. */
export type Source = { path: string; text: string; imports: Import[] };

const folders = ["contract", "server", "web", "e2e", "bench", "tools"];
const skipped = new Set(["node_modules", "dist", "data", "coverage", "test-results"]);

const statement =
  /(?:^|[;}])[ \t]*(?:import|export)\s+(?:type\s+)?(?:[\w*${},\s]+?\sfrom\s*|\{[^}]*\}\s*from\s*)?["']([^"'\n]+)["']/gm;
const call = /\bimport\s*\(\s*["']([^"'\n]+)["']/g;
const comment = /^\s*(?:\/\/.*|\/\*[\s\S]*?\*\/)/gm;

/** What the text imports: static, re-exported, dynamic and type-only; comments are not read. */
const specifiersIn = (text: string): string[] => {
  const code = text.replace(comment, "");
  return [statement, call].flatMap((pattern) => [...code.matchAll(pattern)].map((match) => match[1] ?? ""));
};

const targetOf = (path: string, specifier: string): string | null => {
  if (specifier.startsWith(".")) return posix.join(posix.dirname(path), specifier);
  if (specifier.startsWith("#")) return posix.join(path.split("/")[0] ?? "", "src", specifier.slice(1));
  if (specifier.startsWith("@saga/contract/"))
    return `contract/src/${specifier.slice("@saga/contract/".length)}.ts`;
  return null;
};

/** Makes a source of a text; `paths` are all files, for imports that leave the ending out. */
export const readSource = (file: { path: string; text: string }, paths: ReadonlySet<string>): Source => ({
  ...file,
  imports: specifiersIn(file.text).map((specifier) => {
    const plain = targetOf(file.path, specifier);
    const ending =
      ["", ".ts", ".tsx", "/index.ts"].find((end) => plain !== null && paths.has(plain + end)) ?? "";
    return { specifier, target: plain === null ? null : plain + ending };
  }),
});

/** Every source file of the repository at `root`. */
export const readSources = (root: string): Source[] => {
  const files = folders
    .flatMap((folder) => filesUnder(join(root, folder)))
    .map((path) => ({
      path: relative(root, path).split(sep).join("/"),
      text: readFileSync(path, "utf8"),
    }));
  const paths = new Set(files.map((file) => file.path));
  return files.map((file) => readSource(file, paths));
};

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = normalize(join(folder, entry.name));
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : filesUnder(path);
    return /\.(?:tsx?|mjs)$/.test(entry.name) ? [path] : [];
  });

/** True for tests and what only they use: they may import anything in their workspace. */
export const isTest = (path: string): boolean =>
  /\.(?:test|test-suite)\.tsx?$/.test(path) || /^(?:server|web|contract)\/test\//.test(path);
