import { join } from "node:path";

const installed = join(import.meta.dirname, "node_modules");

/** The rules that keep strangers out and recordings safe. */
const core = [
  "server/src/http/{same-origin,own-origin,credentials}.ts",
  "server/src/platform/{network,rate-limit}.ts",
  "server/src/features/auth/{code-limits,codes.service,sessions.service,sign-in.service}.ts",
  "server/src/features/{people/people,interviews/interviews,stories/stories}.access.ts",
  "server/src/features/recordings/{chunks,recordings}.service.ts",
];

/** Options of StrykerJS: https://stryker-mutator.io/docs/stryker-js/configuration/ */
export default {
  plugins: [join(installed, "@stryker-mutator/vitest-runner/dist/src/index.js")],
  testRunner: "vitest",
  vitest: { configFile: "tools/mutants/vitest.config.ts", related: false },
  mutate: core,
  // A changed word, list or object is a change of content more often than of a rule.
  mutator: { excludedMutations: ["StringLiteral", "ArrayDeclaration", "ObjectLiteral", "Regex"] },
  // What is neither tested here nor needed by these tests.
  ignorePatterns: ["/bench", "/coverage", "/docs", "/e2e", "/web"],
  concurrency: 1,
  timeoutMS: 30_000,
  dryRunTimeoutMinutes: 30,
  // TypeScript runs as it is: nothing is compiled, and no tsconfig is rewritten.
  tsconfigFile: "none",
  tempDirName: "coverage/mutants/sandbox",
  incremental: true,
  incrementalFile: "coverage/mutants/known.json",
  reporters: ["progress-append-only", "clear-text", "html"],
  htmlReporter: { fileName: "coverage/mutants/report.html" },
  clearTextReporter: { reportTests: false, logTests: false },
};
