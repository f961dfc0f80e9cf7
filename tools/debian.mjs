import { existsSync } from "node:fs";
import { run, say } from "./workplace.mjs";

/** True when Debian's packages can be installed without asking anybody. */
export const canInstallDebianPackages = () => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

let isListFresh = false;

/**
 * Installs one Debian package.
 * @param {string} name
 * @returns {Promise<boolean>} whether that worked
 */
export const installDebianPackage = async (name) => {
  say(`installing ${name} from Debian's packages …`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  if (!isListFresh) isListFresh = (await run("apt-get", ["update", "-qq"], { env })) === 0;
  return (await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], { env })) === 0;
};
