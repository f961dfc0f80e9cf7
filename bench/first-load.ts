import { join } from "node:path";
import { findBrowser } from "../tools/browser.mjs";
import { buildWeb } from "../tools/web-build.mjs";
import { root } from "../tools/workplace.mjs";
import { pathsOfPage, type Weight, weigh } from "./built-files.ts";
import { kilobytes, ratio } from "./figures.ts";
import { type LoadedPage, loadPages } from "./loaded-pages.ts";
import { weighReactAlone } from "./react-alone.ts";
import { printTable } from "./table.ts";

/** Bytes of scripts and styles that should not be exceeded: over the wire in a browser, after gzip -9 where none was asked. */
const goals = { firstPage: 110_000, interview: 200_000 };

if ((await buildWeb()) !== 0) throw new Error("the web app could not be built");
const dist = join(root, "web/dist");
const react = await weighReactAlone();
const total = ({ scripts, styles }: Weight): number => scripts + styles;

const row = (
  name: string,
  weight: Weight,
  { wire, goal }: { wire?: number; goal?: number } = {},
): string[] => {
  const sizes = [weight.raw, weight.scripts, weight.styles, total(weight)].map(kilobytes);
  const onTheWay = wire === undefined ? "-" : kilobytes(wire);
  const verdict = goal ? `${(wire ?? total(weight)) <= goal ? "yes" : "no"}, ${kilobytes(goal)}` : "-";
  return [name, String(weight.files), ...sizes, onTheWay, ratio(total(weight), total(react)), verdict];
};
const goalOf: Record<string, number> = { "/ (signed out)": goals.firstPage, "an interview": goals.interview };

const browser = findBrowser();
const pages: LoadedPage[] = browser ? await loadPages(browser) : [];
const rows = [row("React and react-dom alone", react)];
rows.push(
  row("/ before any script runs", await weigh(dist, await pathsOfPage(dist)), { goal: goals.firstPage }),
);
for (const page of pages) {
  const weighed = { wire: page.transferred, goal: goalOf[page.name] };
  rows.push(row(`${page.name}, in a browser`, await weigh(dist, page.paths), weighed));
}
printTable({
  title: "First load",
  notes: [
    "kB of scripts and styles without fonts; gzip -9, and as the server sends them; first visit, nothing cached",
    "without what a page fetches ahead once it has settled: dialogs and, from an interview, the dashboard",
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
    "within the goal",
  ],
  rows: [...rows, ...(browser ? [] : [["no browser"]])],
});
