import { spawn } from "node:child_process";
import { delimiter, dirname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";

/** Folder of the repository. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Keeps what Node makes of the server's sources between starts: halves the processor time of a start. */
export const compileCache = join(root, "node_modules/.cache/saga-server");

/** Says one line about what the scripts themselves do. */
export const say = (line) => process.stdout.write(`saga: ${line}\n`);

/**
 * Runs a command in the repository with its output shown live; the command ends with this process.
 * @param {string} command
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions} [options]
 * @returns {Promise<number>} exit code; 127 when the command cannot be started, 1 when a signal ended it
 */
export const run = (command, args, options = {}) =>
  new Promise((done) => {
    const child = spawn(command, args, { cwd: root, stdio: ["ignore", "inherit", "inherit"], ...options });
    const end = () => child.kill();
    process.once("exit", end);
    child.on("error", () => done(127));
    child.on("exit", (code) => {
      process.off("exit", end);
      done(code ?? 1);
    });
  });

/**
 * Runs npm on the Node outside the repository: an install may replace the pinned one while it runs.
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions} [options]
 */
export const runNpm = (args, options = {}) => {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === "PATH") ?? "PATH";
  const outside = (process.env[name] ?? "")
    .split(delimiter)
    .filter((folder) => !folder.endsWith(join("node_modules", ".bin")))
    .join(delimiter);
  const env = { ...process.env, [name]: outside };
  const npm = process.env.npm_execpath;
  if (npm && /\.[cm]?js$/.test(npm) && !npm.startsWith(root + sep))
    return run("node", [npm, ...args], { env, ...options });
  return run("npm", args, { env, shell: process.platform === "win32", ...options });
};

/**
 * Calls back once when the npm that runs this script is gone. npm hands a signal to a shell that may die without passing
 * it on; then only the change of parent tells.
 * @param {() => void} callback
 */
export const whenAbandoned = (callback) => {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    callback();
  }, 200);
  watch.unref();
};
