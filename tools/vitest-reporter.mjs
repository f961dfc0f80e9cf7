import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

const stateOf = (test) => test.result().state;

const nameOf = (module, test) => `${module.moduleId} (${module.project.name}): ${test.fullName}`;

/** Of one test file: its tests by state, and what went wrong. A test that never ended is one that failed. */
const fileOf = (module) => {
  const tests = [...module.children.allTests()];
  const bad = tests.filter((test) => ["failed", "pending"].includes(stateOf(test)));
  const problems = module
    .errors()
    .map(({ message }) => `${module.moduleId} (${module.project.name})\n${message}`);
  for (const test of bad)
    problems.push(`${nameOf(module, test)}\n${test.result().errors?.[0]?.message ?? "never ended"}`);
  return {
    file: module.moduleId,
    project: module.project.name,
    passed: tests.filter((test) => stateOf(test) === "passed").length,
    skipped: tests.filter((test) => stateOf(test) === "skipped").length,
    failed: Math.max(bad.length, module.ok() ? 0 : 1),
    problems,
  };
};

/**
 * Writes what became of each test file to the path in `SAGA_TEST_REPORT`, also of one whose process died, and the errors that
 * belong to no test.
 */
export default class TestReport {
  onTestRunEnd(modules, errors) {
    const path = process.env.SAGA_TEST_REPORT;
    if (!path) return;
    mkdirSync(dirname(path), { recursive: true });
    const unhandled = errors.map(({ message, cause }) => [message, cause?.message].filter(Boolean).join(" "));
    writeFileSync(path, JSON.stringify({ files: modules.map(fileOf), unhandled }));
  }
}
