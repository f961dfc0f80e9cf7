import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { root } from "../tools/workplace.mjs";
import { pathsOfPage, type Weight, weigh } from "./built-files.ts";

const program = `import { createElement } from "react";
import { createRoot } from "react-dom/client";
createRoot(document.body).render(createElement("p", null, "Saga"));`;

const page = `<!doctype html><html lang="en"><body><script type="module" src="/main.js"></script></body></html>`;

/** The least that a page on React weighs: one line of an app, built as the web app is. */
export async function weighReactAlone(): Promise<Weight> {
  const cache = join(root, "node_modules/.cache/saga");
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, "react-alone-"));
  try {
    await writeFile(join(folder, "main.js"), program);
    await writeFile(join(folder, "index.html"), page);
    const output = { outDir: "dist", target: "es2022" };
    await build({ root: folder, configFile: false, logLevel: "warn", build: output });
    const dist = join(folder, "dist");
    return await weigh(dist, await pathsOfPage(dist));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
