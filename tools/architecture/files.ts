import { isTest, type Source } from "./source.ts";

const wall = 300;
const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)*$/;
const drawer = /^(?:.*-)?(?:utils?|utilities|helpers?|common|misc)$/;

/** Names that say nothing, barrels, and names that are not kebab-case. */
export const nameViolations = (sources: Source[]): string[] =>
  sources.flatMap(({ path }) => {
    const segments = path.split("/");
    const file = segments.at(-1) ?? "";
    const problems: string[] = [];
    if (segments.some((segment) => segment.split(".").some((word) => drawer.test(word)))) {
      problems.push(`${path}: a drawer for anything. Name the file after the one thing that it does.`);
    }
    if (/^index\.tsx?$/.test(file)) problems.push(`${path}: no barrels. Import the file that has the thing.`);
    if (!segments.every((segment) => kebab.test(segment))) problems.push(`${path}: names are kebab-case.`);
    return problems;
  });

/** Files above the wall of 300 lines. */
export const sizeViolations = (sources: Source[]): string[] =>
  sources.flatMap(({ path, text }) => {
    const lines = text.replace(/\n$/, "").split("\n").length;
    return lines > wall ? [`${path} has ${lines} lines, ${wall} is the wall. Split it by subject.`] : [];
  });

/** The environment read anywhere but at the server's front door. */
export const environmentViolations = (sources: Source[]): string[] =>
  sources
    .filter(
      ({ path }) => /^(?:contract|server|web)\//.test(path) && path !== "server/src/main.ts" && !isTest(path),
    )
    .filter(({ text }) => /\bprocess\.env\b/.test(text))
    .map(
      ({ path }) =>
        `${path} reads process.env. main.ts reads it once; declare it in platform/config.ts and hand it on.`,
    );
