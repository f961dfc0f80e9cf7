import { join } from "node:path";
import { findBrowser } from "../tools/browser.mjs";
import { buildWeb } from "../tools/web-build.mjs";
import { root } from "../tools/workplace.mjs";
import { pathsOfPage, type Weight, weigh } from "./built-files.ts";
import { kilobytes, ratio } from "./figures.ts";
import { type LoadedPage, loadPages } from "./loaded-pages.ts";
import { weighReactAlone } from "./react-alone.ts";
import { printTable } from "./table.ts";

/** Bytes of scripts and styles, after gzip -9, that a first visit should not exceed. */
const goal = 110_000;

if ((await buildWeb()) !== 0) throw new Error("the web app could not be built");
const dist = join(root, "web/dist");
const react = await weighReactAlone();
const total = ({ scripts, styles }: Weight): number => scripts + styles;

const row = (name: string, weight: Weight, transferred = "-"): string[] => {
  const sizes = [weight.raw, weight.scripts, weight.styles, total(weight)].map(kilobytes);
  const verdict = total(weight) <= goal ? "yes" : "no";
  return [name, String(weight.files), ...sizes, transferred, ratio(total(weight), total(react)), verdict];
};

const browser = findBrowser();
const pages: LoadedPage[] = browser ? await loadPages(browser) : [];
const rows = [row("React and react-dom alone", react)];
rows.push(row("/ before any script runs", await weigh(dist, await pathsOfPage(dist))));
for (const page of pages) {
  rows.push(row(`${page.name}, in a browser`, await weigh(dist, page.paths), kilobytes(page.transferred)));
}
printTable({
  title: "First load",
  notes: [
    "kB of scripts and styles without fonts; gzip -9, and as the server sends them; first visit, nothing cached",
  ],
  heads: [
    "page",
    "files",
    "raw",
    "js gzip",
    "css gzip",
    "gzip",
    "over the wire",
    "to React",
    `≤ ${kilobytes(goal)} kB`,
  ],
  rows: [...rows, ...(browser ? [] : [["no browser"]])],
});
