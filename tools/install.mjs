import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root, runNpm, say } from "./workplace.mjs";

const readPackages = (path) => {
  try {
    return JSON.parse(readFileSync(path, "utf8")).packages;
  } catch {
    return null;
  }
};

/** The pinned Node, which an install brings along. */
export const pinnedNode = join(
  root,
  "node_modules",
  "node",
  "bin",
  process.platform === "win32" ? "node.exe" : "node",
);

/** True when every package of the lock file is there in its version; npm writes its own list last, after all else. */
const isInstalled = () => {
  const wanted = readPackages(join(root, "package-lock.json"));
  const present = readPackages(join(root, "node_modules", ".package-lock.json"));
  if (!wanted || !present || !existsSync(pinnedNode)) return false;
  return Object.entries(wanted).every(
    ([path, entry]) =>
      !path.startsWith("node_modules/") || entry.optional || present[path]?.version === entry.version,
  );
};

/**
 * Installs the packages of the lock file when some are missing. Throws one readable line when that fails.
 *
 * Not by `npm ci`: it demands that the lock file lists the binaries of every platform, and a registry that serves one
 * platform only never gives such a lock file. `--no-save` keeps to the versions of the lock file and leaves it as it is.
 */
export const installMissing = async () => {
  if (isInstalled()) return;
  say("installing packages, once …");
  const code = await runNpm(["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"]);
  if (code !== 0) throw new Error(`npm install failed with code ${code}. Is the npm registry reachable?`);
  if (!existsSync(pinnedNode)) {
    throw new Error(
      "the pinned Node is missing: install scripts seem to be switched off (npm config ignore-scripts).",
    );
  }
};
