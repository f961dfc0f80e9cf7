import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pinnedNode } from "./install.mjs";
import { root, run, say } from "./workplace.mjs";

/**
 * What became of one test file, as `vitest-reporter.mjs` writes it.
 * @typedef {{ file: string, project: string, passed: number, failed: number, skipped: number, problems: string[] }} FileReport
 */

/** @returns {Promise<{ files: FileReport[], unhandled: string[], code: number }>} no files when Vitest itself could not run */
const once = async (name, args) => {
  const path = join(root, "test-results", `${name.replaceAll(" ", "-")}.json`);
  rmSync(path, { force: true });
  const script = join(root, "node_modules/vitest/vitest.mjs");
  const reporters = ["--reporter=default", `--reporter=${join(root, "tools/vitest-reporter.mjs")}`];
  const env = { ...process.env, SAGA_TEST_REPORT: path };
  const code = await run(pinnedNode, [script, "run", ...reporters, ...args], { env });
  try {
    return { ...JSON.parse(readFileSync(path, "utf8")), code };
  } catch {
    return { files: [], unhandled: [], code };
  }
};

const keyOf = ({ project, file }) => `${project} ${file}`;

/** Runs the failed files again, alone, and takes what came of them then. The list names them. */
const again = async (name, args, first) => {
  const failed = first.files.filter((each) => each.failed > 0);
  // Many failures are no accident.
  if (failed.length === 0 || failed.length > 3) return first;
  for (const { project, file, problems } of failed)
    say(`a second try for ${file} (${project}): ${[...problems, ...first.unhandled].join("\n")}`);
  const projects = [...new Set(failed.map(({ project }) => `--project=${project}`))];
  const paths = [...new Set(failed.map(({ file }) => file))];
  const others = args.filter((arg) => !arg.startsWith("--project"));
  const second = await once(`${name} again`, [...projects, ...others, "--maxWorkers=1", ...paths]);
  const mended = new Map(second.files.map((each) => [keyOf(each), each]));
  return { ...second, files: first.files.map((each) => mended.get(keyOf(each)) ?? each) };
};

const total = (files, kind) => files.reduce((sum, file) => sum + file[kind], 0);

/**
 * Runs Vitest. The machine may have other work and a process may die: up to three files have a second try.
 * @param {string} name of the part
 * @param {string[]} args of Vitest, `--project` among them
 * @returns {Promise<import("./counts.mjs").Counts>}
 */
export const runVitest = async (name, args) => {
  const first = await once(name, args);
  const { files, unhandled, code } = first.code === 0 ? first : await again(name, args, first);
  const failures = [...files.flatMap((file) => (file.failed > 0 ? file.problems : [])), ...unhandled];
  const failed = total(files, "failed");
  return {
    passed: total(files, "passed"),
    failed: code !== 0 && failed === 0 ? 1 : failed,
    skipped: total(files, "skipped"),
    failures,
  };
};
