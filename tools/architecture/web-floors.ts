import { isTest, type Source } from "./source.ts";

const floors: Record<string, string[]> = {
  main: ["app", "ui", "lib"],
  app: ["features", "ui", "lib"],
  features: ["ui", "lib"],
  ui: [],
  lib: [],
};

const home: Record<string, string> = {
  main: "main.tsx only mounts the app",
  app: "pages that join features belong in app/; what a feature needs from there comes as a prop",
  ui: "what lib/ offers has no looks; what needs both belongs in the feature or the page",
  lib: "parts of pages know nothing of Saga: hand it in as a prop, or set it once in main.tsx",
  features: "features are strangers: what two share belongs in lib/ or ui/, what joins them in app/",
};

const floorOf = (path: string) => path.match(/^web\/src\/([^/]+?)(?:\.tsx?)?(?:\/|$)/)?.[1] ?? null;
const featureOf = (path: string) => path.match(/^web\/src\/features\/([^/]+)\//)?.[1] ?? null;
const isCode = (path: string) => /\.tsx?$/.test(path) && !path.endsWith(".d.ts");

/** Web imports that go up or from feature to feature, and files on no floor. */
export const webFloorViolations = (sources: Source[]): string[] =>
  sources
    .filter(({ path }) => path.startsWith("web/src/") && isCode(path) && !isTest(path))
    .flatMap(({ path, imports }) => {
      const from = floorOf(path) ?? "";
      if (!floors[from])
        return [`${path} is on no floor. Floors of the web app: ${Object.keys(floors).join(", ")}.`];
      return imports.flatMap(({ specifier, target }) => {
        if (target === null || !isCode(target) || !target.startsWith("web/src/")) return [];
        const to = floorOf(target) ?? "";
        const isStranger = from === "features" && to === "features" && featureOf(path) !== featureOf(target);
        if (!isStranger && (from === to || floors[from]?.includes(to))) return [];
        return [
          `${path} imports ${specifier}. Where it belongs: ${home[to] ?? "on a floor of docs/architecture.md"}.`,
        ];
      });
    });

/** Where a screen leads: `to="/…"`, `navigate("/…")`. The server's own addresses are none of these. */
const address = /\b(?:to|href)=(?:"\/|\{[`"]\/)|\bnavigate\([`"]\//g;
const isOfTheServer = (text: string): boolean => text.startsWith("/api");

/** Addresses of pages that are written out where somebody is led to them. */
export const addressViolations = (sources: Source[]): string[] =>
  sources
    .filter(({ path }) => path.startsWith("web/src/") && isCode(path) && !isTest(path))
    .filter(({ text }) =>
      [...text.matchAll(address)].some(
        ({ 0: found, index }) => !isOfTheServer(text.slice(index + found.length - 1)),
      ),
    )
    .map(
      ({ path }) =>
        `${path} writes an address out. Every address of the app is built in web/src/lib/paths.ts.`,
    );
