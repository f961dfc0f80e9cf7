import { readFileSync } from "node:fs";

/**
 * `failures`: the name and the message of each failed test.
 * @typedef {{ passed: number, failed: number, skipped: number, failures?: string[] }} Counts
 */

const read = (path) => {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return null;
  }
};

/** A run that failed without a failed test (a file that cannot be loaded, no report at all) still counts as one. */
const atLeastOneFailure = (counts, exitCode) =>
  exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;

/** @returns {Counts} of a part that either succeeds or not */
export const countCheck = (exitCode) => ({
  passed: exitCode === 0 ? 1 : 0,
  failed: exitCode === 0 ? 0 : 1,
  skipped: 0,
});

const firstLines = (message = "") => message.split("\n").slice(0, 12).join("\n");

/** Each test of a suite of Playwright's report that failed at every try. */
const failedIn = (suite) => [
  ...(suite.suites ?? []).flatMap(failedIn),
  ...(suite.specs ?? []).flatMap((spec) =>
    spec.tests
      .filter((test) => test.status === "unexpected")
      .map((test) => `${spec.file}: ${spec.title}\n${firstLines(test.results.at(-1)?.error?.message)}`),
  ),
];

/** @returns {Counts} from Playwright's JSON report; one that passed at the second try counts, and the list names it flaky */
export const countPlaywright = (path, exitCode) => {
  const report = read(path);
  if (!report) return countCheck(1);
  const { stats } = report;
  const counts = {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: failedIn(report),
  };
  return atLeastOneFailure(counts, exitCode);
};

/** @param {Counts[]} all */
export const sum = (all) =>
  all.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
