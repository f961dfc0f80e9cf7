import { rmSync } from "node:fs";
import { join } from "node:path";
import { countCheck, countPlaywright, sum } from "./counts.mjs";
import { pinnedNode } from "./install.mjs";
import { runVitest } from "./vitest-run.mjs";
import { buildWeb } from "./web-build.mjs";
import { root, run } from "./workplace.mjs";

/**
 * One step of the checks; `run` shows its output live and gives what it counted.
 * @typedef {{ name: string, run: () => Promise<import("./counts.mjs").Counts> }} Part
 */

const report = (name) => join(root, "test-results", `${name}.json`);

const runTool = (script, args) => run(pinnedNode, [join(root, "node_modules", script), ...args]);

const check = (name, script, args) => ({ name, run: async () => countCheck(await runTool(script, args)) });

/** The words of the web app, which its types and tests need. @type {Part} */
const messages = {
  name: "messages",
  run: async () => countCheck(await run(pinnedNode, [join(root, "tools/messages.mjs")])),
};

const types = (project) =>
  check(`types of ${project}`, "typescript/bin/tsc", ["-p", project === "tools" ? "." : project]);

const vitest = (name, args) => ({ name, run: () => runVitest(name, args) });

/** Types, lint, format, unused code, architecture and unit tests. @type {Part[]} */
export const checks = [
  messages,
  ...["contract", "server", "web", "tools"].map(types),
  check("lint and format", "@biomejs/biome/bin/biome", ["ci", "--colors=off"]),
  check("unused code", "knip/bin/knip.js", []),
  vitest("architecture", ["--project=tools"]),
  vitest("unit tests", ["--project=!tools"]),
  {
    name: "interviewer against its floors",
    run: async () => countCheck(await run(pinnedNode, [join(root, "bench/evaluate/evaluate.ts")])),
  },
];

/** @type {Part} */
export const webBuild = { name: "web build", run: async () => countCheck(await buildWeb({ always: true })) };

/** The machine may have other work: a journey has a second try, and the list names those that needed it. @type {Part} */
export const journeys = {
  name: "browser journeys",
  run: async () => {
    rmSync(report("browser-journeys"), { force: true });
    const code = await runTool("@playwright/test/cli.js", ["test", "--retries=1"]);
    return countPlaywright(report("browser-journeys"), code);
  },
};

const table = (rows) => {
  const width = Math.max(...rows.map((row) => row.name.length));
  return rows
    .map(({ name, counts, seconds }) => {
      const verdict = counts.failed > 0 ? "FAILED" : "ok";
      const numbers = `${counts.passed} passed, ${counts.failed} failed`;
      const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : "";
      return `  ${name.padEnd(width)}  ${verdict.padEnd(6)}  ${seconds.toFixed(1).padStart(6)} s  ${numbers}${skipped}`;
    })
    .join("\n");
};

/**
 * Runs every part, whatever fails, and closes with what failed, a table and the line `N passed, N failed`.
 * @param {Part[]} parts
 * @returns {Promise<number>} exit code: 0 when nothing failed
 */
export const runParts = async (parts) => {
  const rows = [];
  for (const part of parts) {
    process.stdout.write(`\n── ${part.name}\n`);
    const start = performance.now();
    const counts = await part.run();
    rows.push({ name: part.name, counts, seconds: (performance.now() - start) / 1000 });
  }
  const failures = rows.flatMap((row) => row.counts.failures ?? []);
  if (failures.length > 0) process.stdout.write(`\nWhat failed:\n${failures.join("\n\n")}\n`);
  const { passed, failed, skipped } = sum(rows.map((row) => row.counts));
  process.stdout.write(
    `\n${table(rows)}\n\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}\n`,
  );
  return failed > 0 ? 1 : 0;
};
