import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pinnedNode } from "./install.mjs";
import { compileMessages } from "./messages.mjs";
import { root, run, say } from "./workplace.mjs";

const folders = ["web/src", "web/messages/en", "web/public", "contract/src"];
const files = [
  "web/index.html",
  "web/vite.config.ts",
  "web/package.json",
  "web/tsconfig.json",
  "package-lock.json",
];
const stamp = join(root, "web/dist/.sources");

const filesUnder = (folder) =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    : [];

const hashOfSources = () => {
  const hash = createHash("sha256");
  const present = files.map((file) => join(root, file)).filter((file) => existsSync(file));
  for (const path of [...folders.flatMap(filesUnder), ...present].sort()) {
    hash.update(path.slice(root.length)).update("\0").update(readFileSync(path)).update("\0");
  }
  return hash.digest("hex");
};

const builtFrom = () => (existsSync(stamp) ? readFileSync(stamp, "utf8") : null);

/**
 * Builds the web app when its sources changed since the last build.
 * @param {{ always?: boolean }} [options] `always`: also when nothing changed
 * @returns {Promise<number>} exit code of the build; 0 when nothing was to do
 */
export const buildWeb = async ({ always = false } = {}) => {
  const sources = hashOfSources();
  if (!always && builtFrom() === sources) return 0;
  say("building the web app …");
  await compileMessages();
  const vite = join(root, "node_modules/vite/bin/vite.js");
  const code = await run(pinnedNode, [vite, "build", "--logLevel", "warn"], { cwd: join(root, "web") });
  if (code === 0) writeFileSync(stamp, sources);
  return code;
};
