import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

/** Bytes of files as built and after `gzip -9`, scripts and styles apart. */
export type Weight = { files: number; raw: number; scripts: number; styles: number };

const staticImport = /\b(?:from|import)\s*["']\.\/([^"']+\.js)["']/g;

/** Weighs the built files at these paths, such as /assets/a.js; those that are neither script nor style weigh nothing. */
export async function weigh(folder: string, paths: Iterable<string>): Promise<Weight> {
  const weight = { files: 0, raw: 0, scripts: 0, styles: 0 };
  for (const path of new Set(paths)) {
    if (!/\.(?:js|css)$/.test(path)) continue;
    const content = await readFile(join(folder, path));
    const zipped = gzipSync(content, { level: 9 }).length;
    weight.files += 1;
    weight.raw += content.length;
    weight[path.endsWith(".js") ? "scripts" : "styles"] += zipped;
  }
  return weight;
}

/** What a browser loads of a page before it runs anything: its scripts and styles, and what those import statically. */
export async function pathsOfPage(folder: string): Promise<Set<string>> {
  const page = await readFile(join(folder, "index.html"), "utf8");
  const tags = page.match(/<(?:script|link)\b[^>]*>/g) ?? [];
  const loaded = tags.filter((tag) => /<script|rel="(?:modulepreload|stylesheet)"/.test(tag));
  const waiting = loaded.flatMap((tag) => /(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? []);
  const found = new Set<string>();
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    if (!path.endsWith(".js")) continue;
    const script = await readFile(join(folder, path), "utf8");
    const near = path.slice(0, path.lastIndexOf("/") + 1);
    for (const [, name] of script.matchAll(staticImport)) waiting.push(`${near}${name}`);
  }
  return found;
}
