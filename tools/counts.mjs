import { readFileSync } from "node:fs";

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

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

/** @returns {Counts} from Vitest's JSON report; a file that could not be loaded counts as one failed test */
export const countVitest = (path, exitCode) => {
  const report = read(path);
  if (!report) return countCheck(1);
  const unloaded = report.testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.length === 0,
  );
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
  return atLeastOneFailure(counts, exitCode);
};

/** @returns {Counts} from Playwright's JSON report; one that passed at the second try counts, and the list names it flaky */
export const countPlaywright = (path, exitCode) => {
  const stats = read(path)?.stats;
  if (!stats) return countCheck(1);
  const counts = { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
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
